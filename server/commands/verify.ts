import { readConfig } from '../core/config';
import { createLogger } from '../core/log';
import { verifyShop } from '../driving/verifying/verifyShop';
import { withRunningDatabase } from '../withDatabase';

/** `npm run verify`: checks that what the shop has stored follows from what it is made of (specification 20.10). */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  await withRunningDatabase(config, createLogger(config), async (db) => {
    const { orders, lines, ordersOfBefore, linesOfBefore, accounts, stocks, runs, wrong } = await verifyShop(db, print);
    print(`${accounts} credit accounts`);
    if (stocks > 0) print(`${stocks} counted stocks`);
    if (runs > 0) print(`${runs} runs`);
    if (ordersOfBefore > 0) {
      print(
        `${ordersOfBefore} orders with ${linesOfBefore} lines: reasons of prices were not kept for orders of before`,
      );
    }
    print(`${orders} orders, ${lines} lines, ${wrong} wrong`);
    if (wrong > 0) process.exitCode = 1;
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
