import { Cluster } from './cluster';
import { install } from './programs';

/** `npm run cluster -- <folder>`: makes a cluster there, prints where it is, and ends it on Ctrl-C. */
async function main(): Promise<void> {
  const folder = process.argv[2] ?? '/tmp/bustan-cluster';
  await install();
  const cluster = await Cluster.make(folder);
  process.stdout.write(`DATABASE_URL=${cluster.urlOf('postgres')}\n`);
  process.stdout.write(`DATABASE_REPLICA_URL=${cluster.standbyUrlOf('postgres')}\n`);
  process.stdout.write(`The nodes write their logs to ${folder}. Ctrl-C ends all of them.\n`);
  const alive = setInterval(() => undefined, 60_000);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void cluster.stop().then(() => clearInterval(alive)));
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
