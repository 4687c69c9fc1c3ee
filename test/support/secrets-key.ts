// SECRETS_KEY for the services of the tests, and for processes that share their databases.

export const SECRETS_KEY = 'de sleutel van alle proeven, lang genoeg';
