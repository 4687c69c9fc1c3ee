// The format of e-mail addresses, from the contract, checked again before anything is sent.

const ADDRESS_PATTERN =
  /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** Whether a mail can be sent to this text: one plain address, without characters that are special in a header. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS_PATTERN.test(text);
}

/** The e-mail addresses of a person. */
export interface MailAddresses {
  readonly email1: string | null;
  readonly email2: string | null;
}

/** The address for mail to a person: the first valid one; null without any. */
export function addressOf({ email1, email2 }: MailAddresses): string | null {
  return [email1, email2].find((each) => each !== null && isMailAddress(each)) ?? null;
}
