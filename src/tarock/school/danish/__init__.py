"""Danish Tarok at school."""
