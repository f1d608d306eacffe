import { domainToASCII } from 'node:url';

/**
 * The mailbox that an address is of, by which mails to it are counted: without regard to case, to how its domain is written
 * (mails are sent to the same host by invisible, wide and ideographic characters), and to what most providers let follow a `+`.
 */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  return `${lower.slice(0, at).replace(/\+.*$/s, '')}@${domainToASCII(domain) || domain}`;
}
