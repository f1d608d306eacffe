import { dictionary } from '@zxcvbn-ts/language-common';

/** How many of the passwords that leak most often nobody may choose. */
const MOST_COMMON = 10_000;

let common: ReadonlySet<string> | undefined;

/** Whether it is among the 10,000 most common passwords, without regard to case (specification 8.14). */
export function isCommonPassword(password: string): boolean {
  common ??= new Set([...dictionary['passwords-common']].slice(0, MOST_COMMON));
  return common.has(password.toLowerCase());
}
