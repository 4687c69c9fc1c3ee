// A mark, by being imported: this test file takes so long that only `npm test -- --all` runs it.
