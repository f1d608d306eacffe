import path from 'node:path';
import { suitesOf } from './suitesOf.cjs';

/**
 * Runs the files `*.suite.ts` of a folder and of those in it as one file of tests, one after the other, each with what it
 * starts and stops itself. Whatever they import is loaded once, which otherwise takes Jest a second of the processor for
 * each file. One of them alone: `npx jest PATH -t 'catalog/versions'`. `*.long.suite.ts` are left to the whole run.
 */
export function runTogether(folder: string): void {
  const files = suitesOf(folder);
  if (files.length === 0) throw new Error(`there is no *.suite.ts in ${folder}`);
  for (const file of files) {
    describe(path.join(path.basename(folder), file.replace(/(?:\.long)?\.suite\.ts$/, '')), () => {
      // oxlint-disable-next-line typescript/no-require-imports -- an import would not be within the block
      require(path.join(folder, file));
    });
  }
}
