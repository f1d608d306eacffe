import { Client } from 'pg';

/**
 * The SQL statements that the server in this process runs while `work` lasts, in their order, transactions' beginnings
 * and ends included. Left out is what the shop does by itself: the outbox's looking for mail and the end of sessions.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const seen: { client: Client; text: string }[] = [];
  const query = Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
    const [first] = args;
    seen.push({ client: this, text: typeof first === 'string' ? first : String((first as { text?: string }).text) });
    return query.apply(this, args);
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return seen.filter(({ text }, at) => !isOwnWork(text) && !isAroundOwnWork(seen, at)).map(({ text }) => text);
}

const isOwnWork = (text: string): boolean =>
  /^\s*(WITH due AS|UPDATE outgoing_mail|SELECT o\.id, o\.customer_name)|DELETE FROM .?session/i.test(text);

/** Whether a BEGIN or COMMIT belongs to a transaction of the outbox: its neighbour on the connection is one's own work. */
function isAroundOwnWork(seen: { client: Client; text: string }[], at: number): boolean {
  const { client, text } = seen[at] ?? {};
  const [begins, ends] = [/^(BEGIN|START)/i.test(text ?? ''), /^(COMMIT|ROLLBACK)/i.test(text ?? '')];
  if (!begins && !ends) return false;
  const others = begins ? seen.slice(at + 1) : seen.slice(0, at).reverse();
  const neighbour = others.find((each) => each.client === client);
  return neighbour === undefined || isOwnWork(neighbour.text);
}
