import type { MigrationInterface, QueryRunner } from 'typeorm';

const functions = [
  // By ICU, so that the letters of every language are letters whatever the locale of the database is.
  `CREATE FUNCTION search_words(given text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE
    RETURN ARRAY(SELECT left(w, 100) FROM regexp_split_to_table(search_form(given) COLLATE "und-x-icu", '[^[:alnum:]]+') AS w
      WHERE w <> '')`,
  // The number of a telephone stands backwards, since it is found by its end; no word has a colon in it.
  `CREATE FUNCTION order_search(customer text, employee text, email text, phone text) RETURNS tsvector
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN array_to_tsvector(search_words(concat_ws(' ', customer, employee, email))
      || CASE WHEN phone ~ '[0-9]' THEN ARRAY['tel:' || left(phone_backwards(phone), 100)] ELSE '{}' END)`,
  // Beginnings of all of the words, or the end of a telephone number; null for neither.
  `CREATE FUNCTION order_query(words text, digits text) RETURNS tsquery LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (SELECT string_agg(either, ' | ')::tsquery FROM (VALUES
      ('(' || (SELECT string_agg(DISTINCT '''' || w || ''':*', ' & ') FROM unnest((search_words(words))[1:8]) AS w) || ')'),
      ('''tel:' || nullif(reverse(digits), '') || ''':*')) AS ways(either))`,
];

const gather = [
  `CREATE FUNCTION gather_order_search() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.search := order_search(NEW.customer_name, NEW.employee_name, NEW.customer_email, NEW.customer_phone);
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER orders_gather_search
    BEFORE INSERT OR UPDATE OF "customer_name", "employee_name", "customer_email", "customer_phone" ON "orders"
    FOR EACH ROW EXECUTE FUNCTION gather_order_search()`,
];

/**
 * Keeps beside each order what it is searched by (specification 5.6), in the form in which products are searched, so that
 * no search makes it for each order it looks at. Orders that were there before are filled by the next migration.
 */
export class OrderSearch1790000880000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of functions) await runner.query(statement);
    await runner.query('ALTER TABLE "orders" ADD "search" tsvector');
    for (const statement of gather) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER orders_gather_search ON "orders"');
    await runner.query('ALTER TABLE "orders" DROP "search"');
    for (const name of [
      'gather_order_search()',
      'order_query(text, text)',
      'order_search(text, text, text, text)',
      'search_words(text)',
    ]) {
      await runner.query(`DROP FUNCTION ${name}`);
    }
  }
}
