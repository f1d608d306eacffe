import { Client } from 'pg';

/**
 * The SQL statements that the server in this process runs while `work` lasts, in their order, transactions' beginnings
 * and ends included. Left out is what the shop does by itself: listening for changes with its heartbeats, looking for mail
 * and the end of sessions, queueing what waits without a job, giving free the jobs of processes that are gone, bringing sums and
 * counts up to date, looking for planned prices, for forgotten passwords and for personal data to blank.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const recorded: { client: Client; text: string }[] = [];
  const query = Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === 'string' ? first : String((first as { text?: string }).text);
    if (!isListening(this)) recorded.push({ client: this, text });
    return query.apply(this, args);
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return recorded.filter(({ text }, at) => !isOwnWork(text) && !isAroundOwnWork(recorded, at)).map(({ text }) => text);
}

/** Whether this is the connection of `server/db/notifications.ts`, or one of the queue of jobs, which no request uses. */
const isListening = (client: Client): boolean =>
  /^bustan-(listen|jobs)/.test(
    (client as unknown as { connectionParameters: { application_name?: string } }).connectionParameters
      .application_name ?? '',
  );

const isOwnWork = (text: string): boolean =>
  /^\s*(WITH (due|next|lost|replaced|noted) AS|UPDATE outgoing_mail|SELECT o\.id, o\.customer_name)|DELETE FROM .?session|INTO job_count|graphile_worker\.add_job\(\$1|SELECT hash(, bytes)? FROM picture (p )?WHERE (unused|copy)|fold_order_sums|fold_list_counts|^SET LOCAL lock_timeout = '2s'|FROM price_plan WHERE state = 'planned' AND at <= now\(\) ORDER|FROM price_telling WHERE done_at|shop\.blanks_personal_data|blanked_at IS NULL|job_key_mode => 'unsafe_dedupe'/i.test(
    text,
  );

/** Whether a BEGIN or COMMIT belongs to a transaction of the outbox: its neighbour on the connection is one's own work. */
function isAroundOwnWork(recorded: { client: Client; text: string }[], at: number): boolean {
  const { client, text } = recorded[at] ?? {};
  const [begins, ends] = [/^(BEGIN|START)/i.test(text ?? ''), /^(COMMIT|ROLLBACK)/i.test(text ?? '')];
  if (!begins && !ends) return false;
  const others = begins ? recorded.slice(at + 1) : recorded.slice(0, at).reverse();
  const previous = others.find((each) => each.client === client);
  return previous === undefined || isOwnWork(previous.text);
}
