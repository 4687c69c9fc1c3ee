// A mark, by being imported: this test file walks every operation. On PostgreSQL the built server answers it, on SQLite the sources do.
