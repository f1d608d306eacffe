import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells every server process, at commit, of orders that were placed or have changed; of a flood of them, that it was one. */
export class OrderNews1790000310000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE FUNCTION notify_orders() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF (SELECT count(*) FROM made) > 500 THEN
            PERFORM pg_notify('bustan', 'orders');
          ELSE
            PERFORM pg_notify('bustan', 'order:' || order_id || CASE WHEN EXISTS (
              SELECT 1 FROM order_event before WHERE before.order_id = made.order_id AND before.id < made.id
            ) THEN '' ELSE ':new' END) FROM made;
          END IF;
          RETURN NULL;
        END $$`,
    );
    await runner.query(
      `CREATE TRIGGER order_event_notify AFTER INSERT ON "order_event" REFERENCING NEW TABLE AS made
        FOR EACH STATEMENT EXECUTE FUNCTION notify_orders()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER order_event_notify ON "order_event"');
    await runner.query('DROP FUNCTION notify_orders()');
  }
}
