import { startEmbedded } from '../../server/db/embedded/startEmbedded';

/**
 * A process of its own for the tests that kill it: runs the embedded database of the folder in its argument, prints
 * where it is as one line of JSON, and ends cleanly on SIGTERM. A refusal is printed as it is, with exit code 1.
 */
async function main(): Promise<void> {
  const note = (message: string) => process.stderr.write(`${message}\n`);
  const database = await startEmbedded({
    dataDir: process.argv[2] ?? '',
    log: { debug: () => undefined, info: note, warn: note, error: note },
    // A killed process loses nothing that the system has taken; only a power cut would.
    settings: { fsync: 'off' },
  });
  process.stdout.write(`${JSON.stringify({ url: database.url, location: database.location })}\n`);
  const alive = setInterval(() => undefined, 60_000);
  process.once('SIGTERM', () => {
    void database.stop().then(() => clearInterval(alive));
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
