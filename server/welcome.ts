import { accounts } from './demo/demoAccounts';

/** What the start of a shop with demo data prints: its address, and every demo account with its password (specification 20.4). */
export function welcome(url: string): string {
  const width = Math.max(...accounts.map(({ username }) => username.length));
  const lines = accounts.map(({ username, password }) => `    ${username.padEnd(width)}  ${password}`);
  return `\n  Bustan is open on ${url}\n\n  Demo accounts (sign in at ${url}/login):\n${lines.join('\n')}\n\n`;
}
