"""The games under the interfaces of other libraries."""
