"""What the commands share: the reader's words, the table on the screen, and the questions."""
