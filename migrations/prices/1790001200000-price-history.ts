import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  beginPriceChange,
  HISTORY_TABLES,
  OF_ACCOUNT,
  recorded,
  recordFunction,
  RECORDED_ON,
  type Recorded,
} from './recorded';

/**
 * One set for each transaction that changes prices: who, from where, why, and when it held. The time is that of the
 * commit, written by a deferred trigger (docs/decisions/0023); `xid` is null of what was loaded with a time of its own.
 */
const sets = [
  `CREATE FUNCTION price_change_time() RETURNS timestamptz LANGUAGE sql AS $$
    SELECT greatest(date_trunc('milliseconds', clock_timestamp() + interval '999 microseconds'), max(at))
    FROM price_change_set
  $$`,
  beginPriceChange(OF_ACCOUNT),
  `CREATE FUNCTION stamp_price_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE price_change_set SET at = price_change_time() WHERE id = NEW.id;
      RETURN NULL;
    END $$`,
  `CREATE CONSTRAINT TRIGGER price_change_set_stamp AFTER INSERT ON "price_change_set"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.xid IS NOT NULL) EXECUTE FUNCTION stamp_price_change()`,
];

/** Nobody changes what was recorded; the stamp of a commit is the one exception, in its own transaction. */
const appendOnly = [
  `CREATE TRIGGER price_change_append_only BEFORE UPDATE OR DELETE ON "price_change"
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER price_change_no_truncate BEFORE TRUNCATE ON "price_change"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER price_change_set_no_update BEFORE UPDATE ON "price_change_set" FOR EACH ROW
    WHEN (OLD.xid IS DISTINCT FROM pg_current_xact_id()
      OR (OLD.id, OLD.xid, OLD.actor_id, OLD.actor_username, OLD.via, OLD.reason)
        IS DISTINCT FROM (NEW.id, NEW.xid, NEW.actor_id, NEW.actor_username, NEW.via, NEW.reason))
    EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER price_change_set_no_delete BEFORE DELETE ON "price_change_set"
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER price_change_set_no_truncate BEFORE TRUNCATE ON "price_change_set"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];

/** From when on every change is recorded: the end of this very transaction. */
const BEGINNING = `INSERT INTO price_change_set (at, xid, via)
  VALUES (price_change_time(), pg_current_xact_id(), 'beginning of the history')`;

const triggerName = ({ table }: Recorded, event: string): string => `${table}_prices_${event.toLowerCase()}`;

/** Records every change of a price from now on (specification 3.10); nothing that stands is read or written for it. */
export class PriceHistory1790001200000 implements MigrationInterface {
  /** The shop writes all four tables whose triggers go (see `StepsBack` in server/db/migrate.ts). */
  readonly downInSteps = true;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...HISTORY_TABLES, ...sets, ...appendOnly]) await runner.query(statement);
    for (const each of recorded) {
      await runner.query(recordFunction(each));
      for (const [event, rows] of RECORDED_ON) {
        const when = event === 'TRUNCATE' ? 'BEFORE' : 'AFTER';
        await runner.query(
          `CREATE TRIGGER ${triggerName(each, event)} ${when} ${event} ON "${each.table}" ${rows}
            FOR EACH STATEMENT EXECUTE FUNCTION record_${each.table}_prices()`,
        );
      }
    }
    await runner.query(BEGINNING);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const each of recorded) {
      for (const [event] of RECORDED_ON) {
        await runner.query(`DROP TRIGGER IF EXISTS ${triggerName(each, event)} ON "${each.table}"`);
      }
      await runner.query(`DROP FUNCTION IF EXISTS record_${each.table}_prices()`);
    }
    await runner.query('DROP TABLE IF EXISTS "price_change"');
    await runner.query('DROP TABLE IF EXISTS "price_change_set"');
    for (const name of ['stamp_price_change', 'begin_price_change', 'price_change_time']) {
      await runner.query(`DROP FUNCTION IF EXISTS ${name}()`);
    }
  }
}
