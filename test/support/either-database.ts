// A mark, by being imported: this test file needs a database and is no more about one than about another, so it runs on one.
