"""Danish Tarok at the server."""
