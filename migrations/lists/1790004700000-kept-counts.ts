import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changesOf, COUNTED, FILL, FOLD, tableOf, triggersOf, WRONG } from './counted';

/**
 * Keeps how many products and users there are of each kind, which their lists tell (specification 11.3). Who changes a table
 * waits once, until its triggers are there; what was there before is counted in one reading that nobody waits for. Each step can
 * be done again.
 */
export class KeptCounts1790004700000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query([...COUNTED.map(tableOf), FOLD, FILL, WRONG].join(';\n'));
    for (const counted of COUNTED) await runner.query([...changesOf(counted), ...triggersOf(counted)].join(';\n'));
    await runner.query('SELECT fill_list_counts()');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { of, table } of COUNTED) {
      for (const when of ['new', 'changed', 'emptied']) {
        await runner.query(`DROP TRIGGER IF EXISTS "${of}_count_${when}" ON "${of}"`);
      }
      await runner.query(`DROP FUNCTION IF EXISTS count_${of}(), forget_${of}_count()`);
      await runner.query(`DROP TABLE IF EXISTS "${table}"`);
    }
    await runner.query('DROP FUNCTION IF EXISTS fold_list_counts(), fill_list_counts(), wrong_list_counts()');
  }
}
