/**
 * What is recorded: the row as it was and as it became, each null where there was none. `at` is when the statement had its
 * locks, never later than the time of its set, by which instants are answered. There are no foreign keys: what was
 * deleted keeps its history, and an import of many prices is not asked row by row whether its set is there.
 */
export const HISTORY_TABLES = [
  `CREATE TABLE "price_change_set" (
    "id" bigint GENERATED ALWAYS AS IDENTITY,
    "at" timestamptz NOT NULL,
    "xid" xid8,
    "actor_id" integer,
    "actor_username" text,
    "via" text NOT NULL,
    "reason" text,
    CONSTRAINT "price_change_set_pkey" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "price_change_set_by_time" ON "price_change_set" ("at")`,
  `CREATE TABLE "price_change" (
    "id" bigint GENERATED ALWAYS AS IDENTITY,
    "set_id" bigint NOT NULL,
    "at" timestamptz NOT NULL,
    "kind" text NOT NULL,
    "user_id" integer,
    "product_id" integer,
    "variant" text NOT NULL,
    "old" jsonb,
    "new" jsonb,
    CONSTRAINT "price_change_kind_known" CHECK ("kind" IN ('product', 'size', 'agreed', 'terms')),
    CONSTRAINT "price_change_pkey" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "price_change_of_product" ON "price_change" ("product_id", "variant", "at" DESC, "id" DESC)
    WHERE "user_id" IS NULL`,
  `CREATE INDEX "price_change_of_business" ON "price_change" ("user_id", "product_id", "variant", "at" DESC, "id" DESC)
    WHERE "user_id" IS NOT NULL`,
  `CREATE INDEX "price_change_list_of_product" ON "price_change" ("product_id", "id") WHERE "product_id" IS NOT NULL`,
  `CREATE INDEX "price_change_list_of_business" ON "price_change" ("user_id", "id") WHERE "user_id" IS NOT NULL`,
];

/** A table whose changes are recorded. */
export interface Recorded {
  readonly table: string;
  readonly kind: 'product' | 'size' | 'agreed' | 'terms';
  /** Its key, by the columns of the history. */
  readonly key: { readonly user_id?: string; readonly product_id?: string; readonly variant?: string };
  /** What prices are made from, by the names in the history. */
  readonly facts: Readonly<Record<string, string>>;
  /** What is kept besides, so that it is known when the row is gone; a change of it alone is not recorded. */
  readonly label?: string;
  /** Which new and deleted rows count; absent: all. */
  readonly only?: string;
}

export const recorded: readonly Recorded[] = [
  {
    table: 'product',
    kind: 'product',
    key: { product_id: 'id' },
    facts: {
      customerPrice: 'customer_price::text',
      businessPrice: 'business_price::text',
      price: 'price::text',
      shown: 'deleted_at IS NULL',
    },
    label: 'name',
  },
  {
    table: 'product_variant',
    kind: 'size',
    key: { product_id: 'product_id', variant: 'name' },
    facts: { customerPrice: 'customer_price::text', businessPrice: 'business_price::text' },
  },
  {
    table: 'individual_price',
    kind: 'agreed',
    key: { user_id: 'user_id', product_id: 'product_id', variant: 'variant' },
    facts: { price: 'custom_price::text' },
  },
  {
    table: 'users',
    kind: 'terms',
    key: { user_id: 'id' },
    facts: {
      role: 'role',
      approved: 'business_approved',
      mode: 'pricing_mode',
      discount: 'business_discount::text',
    },
    label: "coalesce(nullif(business_name, ''), username)",
    only: `role = 'business'`,
  },
];

/** When a change is recorded, and with which rows. */
export const RECORDED_ON = [
  ['INSERT', 'REFERENCING NEW TABLE AS after'],
  ['UPDATE', 'REFERENCING OLD TABLE AS before NEW TABLE AS after'],
  ['DELETE', 'REFERENCING OLD TABLE AS before'],
  ['TRUNCATE', ''],
] as const;

/**
 * The function that records the changes of one statement. Whose set it is is asked when there is the first of them; a
 * changed key is a row that goes and another one that comes.
 */
export function recordFunction({ table, kind, key, facts, label, only = 'true' }: Recorded): string {
  const { user_id: user = 'NULL::integer', product_id: product = 'NULL::integer', variant = `''` } = key;
  const json = `jsonb_build_object(${Object.entries({ ...facts, ...(label && { name: label }) })
    .map(([name, column]) => `'${name}', ${column}`)
    .join(', ')})`;
  const columns = `${user} AS user_id, ${product} AS product_id, ${variant} AS variant, ${json} AS facts,
          ARRAY[${Object.values(facts)
            .map((column) => `(${column})::text`)
            .join(', ')}] AS compared`;
  const rows = (from: string, where: string): string => `SELECT ${columns} FROM ${from} WHERE ${where}`;
  const insert = (values: string, from: string): string => `
        INSERT INTO price_change (set_id, at, kind, user_id, product_id, variant, old, new)
        SELECT (SELECT begin_price_change()), (SELECT price_change_time()), '${kind}', ${values} FROM ${from};`;
  const gone = (from: string): string =>
    insert('b.user_id, b.product_id, b.variant, b.facts, NULL', `(${rows(from, only)}) AS b`);
  const joined = Object.keys(key)
    .map((column) => `a.${column} = b.${column}`)
    .join(' AND ');
  return `CREATE FUNCTION record_${table}_prices() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN ${insert('a.user_id, a.product_id, a.variant, NULL, a.facts', `(${rows('after', only)}) AS a`)}
      ELSIF TG_OP = 'UPDATE' THEN ${insert(
        `coalesce(a.user_id, b.user_id), coalesce(a.product_id, b.product_id), coalesce(a.variant, b.variant), b.facts, a.facts`,
        `(${rows('before', 'true')}) AS b FULL JOIN (${rows('after', 'true')}) AS a ON ${joined}
        WHERE a.compared IS DISTINCT FROM b.compared`,
      )}
      ELSIF TG_OP = 'DELETE' THEN ${gone('before')}
      ELSE ${gone(`"${table}"`)}
      END IF;
      RETURN NULL;
    END $$`;
}

/** Who changes a price is called what the account is called. */
export const OF_ACCOUNT = '(SELECT username FROM users WHERE id = told_actor)';

/**
 * The function that gives a transaction its set. What is not told by the application was changed by hand.
 * @param username SQL: what who changes a price is called; of `told_actor`, its account
 */
export const beginPriceChange = (
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
