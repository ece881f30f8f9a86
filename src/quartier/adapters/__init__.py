"""The games under the interfaces of other libraries, for programs that learn and search.

Each module needs the library it is named after: the extras are ``rl`` (Gymnasium, PettingZoo) and
``openspiel``.
"""
