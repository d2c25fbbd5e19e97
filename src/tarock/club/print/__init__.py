"""What is printed for an event: static pages of HTML, one description for the browser, for PDF and for export."""
