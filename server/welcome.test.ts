import { accounts } from './demo/demoAccounts';
import { welcome } from './welcome';

test('every demo account is printed at the start, with its password', () => {
  const lines = welcome('http://127.0.0.1:4000').split('\n');
  expect(lines).toContain('  Bustan is open on http://127.0.0.1:4000');
  const printed = lines.map((line) => line.trim().split(/ {2,}/)).filter((parts) => parts.length === 2);
  expect(printed).toEqual(accounts.map(({ username, password }) => [username, password]));
  expect(printed.map(([username]) => username)).toEqual(
    expect.arrayContaining(['admin', 'business', 'employee', 'customer', 'packer', 'driver']),
  );
});
