import { mailboxOf } from './mailbox';

test.each([
  ['Rima@Example.com', 'rima@example.com'],
  [' rima+bustan@example.com ', 'rima@example.com'],
  ['rima@exam\u00adple.com', 'rima@example.com'],
  ['rima@\uff45xample.com', 'rima@example.com'],
  ['rima@example\u3002com', 'rima@example.com'],
  ['rima@bücher.example', 'rima@xn--bcher-kva.example'],
  ['rima@[nothing', 'rima@[nothing'],
])('%j is of the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
