import { report } from '../watching/doctor/examine';

/**
 * `npm run doctor`: looks whether the shop has what it needs, a line for each thing with what to do (specification 27.6).
 * The exit code is 0 when nothing has failed, 1 when something has, 2 when it could not be found out.
 */
async function main(): Promise<void> {
  process.exitCode = await report(process.env, (line) => void process.stdout.write(`${line}\n`));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
