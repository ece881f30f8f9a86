"""One folder a title; each offers ``TITLE`` (see ``quartier.kernel.title``)."""
