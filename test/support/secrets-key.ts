// The SECRETS_KEY of the tests: one for all, because processes share databases.

export const SECRETS_KEY = 'the secrets key of all tests, long enough';
