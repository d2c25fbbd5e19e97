"""The quizzes of the books: positions that they put before their readers, and what their experts answer."""
