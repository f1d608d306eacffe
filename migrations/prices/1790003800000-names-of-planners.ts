import type { MigrationInterface, QueryRunner } from 'typeorm';

/** @param username SQL: what who changes a price is called */
const beginPriceChange = (
  username: string,
) => `CREATE OR REPLACE FUNCTION begin_price_change() RETURNS bigint LANGUAGE plpgsql AS $$
    DECLARE
      is_told boolean := coalesce(current_setting('bustan.via', true), '') <> '';
      told_via text := left(CASE WHEN is_told THEN current_setting('bustan.via') ELSE 'sql:' || session_user END, 200);
      told_actor integer := CASE WHEN is_told AND current_setting('bustan.actor', true) ~ '^[0-9]{1,9}$'
        THEN current_setting('bustan.actor')::integer END;
      told_reason text := CASE WHEN is_told THEN left(nullif(btrim(current_setting('bustan.reason', true)), ''), 1000) END;
      open_set text := current_setting('bustan.price_change_set', true);
      found_id bigint;
    BEGIN
      IF open_set ~ '^[0-9]{1,18}$' THEN
        SELECT id INTO found_id FROM price_change_set
        WHERE id = open_set::bigint AND xid = pg_current_xact_id() AND via = told_via
          AND (actor_id, reason) IS NOT DISTINCT FROM (told_actor, told_reason);
        IF FOUND THEN RETURN found_id; END IF;
      END IF;
      INSERT INTO price_change_set (at, xid, actor_id, actor_username, via, reason)
      VALUES (price_change_time(), pg_current_xact_id(), told_actor,
        ${username}, told_via, told_reason)
      RETURNING id INTO found_id;
      PERFORM set_config('bustan.price_change_set', found_id::text, true);
      RETURN found_id;
    END $$`;

const OF_ACCOUNT = '(SELECT username FROM users WHERE id = told_actor)';
const AS_TOLD = `CASE WHEN is_told THEN left(nullif(current_setting('bustan.actor_username', true), ''), 200) END`;

/** A plan may be applied when the account of who made it is gone: then the history keeps the name that the plan kept. */
export class NamesOfPlanners1790003800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(beginPriceChange(`coalesce(${OF_ACCOUNT}, ${AS_TOLD})`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(beginPriceChange(OF_ACCOUNT));
  }
}
