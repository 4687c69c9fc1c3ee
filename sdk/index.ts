// The package: one class with a group for each tag of the contract, its models and errors, webhooks and the texts of mails.
export * from './dist/groups/boekstaaf.ts';
// Ours go before the schemas of the same name.
export type { ErrorCode, Problem } from './core.ts';
export * from './core.ts';
export { mailTexts } from './mail-texts.ts';
export * as webhooks from './webhooks.ts';
export type * from './dist/groups/models.ts';
