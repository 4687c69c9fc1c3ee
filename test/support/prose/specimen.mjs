// A file whose comments break the rules, at lines that test/whole/prose.test.ts knows.
// Who reads this waits for the verb.

/** What a docstring says first is read by most. */
export const nothing = null;

// A comment of
// two lines is one text.
/**
 * The second paragraph of a docstring
 * is read as well: he who wrote it is gone.
 */
export const something = 'What a string says is not prose.';
