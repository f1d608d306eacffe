import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  `CREATE TABLE "session" (
    "sid" character varying NOT NULL,
    "sess" json NOT NULL,
    "expire" TIMESTAMP(6) NOT NULL,
    CONSTRAINT "PK_7575923e18b495ed2307ae629ae" PRIMARY KEY ("sid")
  )`,
  `CREATE INDEX "session_by_expire" ON "session" ("expire")`,
  `CREATE TABLE "rate_limit" (
    "key" character varying(255) NOT NULL,
    "points" integer NOT NULL DEFAULT '0',
    "expire" bigint,
    CONSTRAINT "PK_e6c0c0608decdf78e4d4b263397" PRIMARY KEY ("key")
  )`,
  `CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "username" text NOT NULL,
    "email" text NOT NULL,
    "password_hash" text NOT NULL,
    "role" text NOT NULL,
    "first_name" text,
    "last_name" text,
    "active" boolean NOT NULL DEFAULT true,
    "business_approved" boolean NOT NULL DEFAULT false,
    "payment_mode" text NOT NULL DEFAULT 'cash',
    "pricing_mode" text NOT NULL DEFAULT 'discount',
    "business_discount" numeric(5,2) NOT NULL DEFAULT '0',
    "business_name" text,
    "location" text,
    "address" text,
    "city" text,
    "state" text,
    "zip" text,
    "country" text,
    "phone" text,
    "parent_business_id" integer,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "users_employee_has_business" CHECK (("role" = 'employee') = ("parent_business_id" IS NOT NULL)),
    CONSTRAINT "users_discount_range" CHECK ("business_discount" BETWEEN 0 AND 100),
    CONSTRAINT "users_pricing_mode_known" CHECK ("pricing_mode" IN ('discount', 'individual')),
    CONSTRAINT "users_payment_mode_known" CHECK ("payment_mode" IN ('credit', 'cash')),
    CONSTRAINT "users_role_known" CHECK ("role" IN ('admin', 'business', 'employee', 'customer')),
    CONSTRAINT "PK_a3ffb1c0c8416b9fc6f907b7433" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "users_by_parent" ON "users" ("parent_business_id") WHERE "parent_business_id" IS NOT NULL`,
  `CREATE TABLE "picture" (
    "hash" text NOT NULL,
    "mime" text NOT NULL,
    "width" integer NOT NULL,
    "height" integer NOT NULL,
    "bytes" bytea NOT NULL,
    CONSTRAINT "picture_size_positive" CHECK ("width" > 0 AND "height" > 0),
    CONSTRAINT "PK_ed251715c31b3f6f85ff4fb5f6b" PRIMARY KEY ("hash")
  )`,
  `CREATE TABLE "picture_size" (
    "hash" text NOT NULL,
    "width" integer NOT NULL,
    "bytes" bytea NOT NULL,
    CONSTRAINT "PK_1961ebe55ded9c5cda5dcb7937e" PRIMARY KEY ("hash", "width")
  )`,
  `CREATE TABLE "category" (
    "id" SERIAL NOT NULL,
    "name" text NOT NULL,
    "slug" text NOT NULL,
    "description" text NOT NULL,
    "picture_hash" text,
    CONSTRAINT "PK_9c4e4a89e3674fc9f382d733f03" PRIMARY KEY ("id")
  )`,
  `CREATE UNIQUE INDEX "category_slug_unique" ON "category" ("slug")`,
  `CREATE TABLE "product" (
    "id" SERIAL NOT NULL,
    "category_id" integer NOT NULL,
    "name" text NOT NULL,
    "description" text NOT NULL,
    "customer_price" numeric(14,2),
    "business_price" numeric(14,2),
    "price" numeric(14,2),
    "tags" text array NOT NULL DEFAULT '{}',
    "in_stock" boolean NOT NULL DEFAULT true,
    "picture_hash" text,
    "deleted_at" TIMESTAMP WITH TIME ZONE,
    "variants" json NOT NULL DEFAULT '[]',
    CONSTRAINT "product_prices_not_negative" CHECK ("customer_price" >= 0 AND "business_price" >= 0 AND "price" >= 0),
    CONSTRAINT "PK_bebc9158e480b949565b4dc7a82" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "product_by_category" ON "product" ("category_id", "id") WHERE "deleted_at" IS NULL`,
  `CREATE TABLE "product_variant" (
    "product_id" integer NOT NULL,
    "name" text NOT NULL,
    "position" integer NOT NULL,
    "customer_price" numeric(14,2),
    "business_price" numeric(14,2),
    CONSTRAINT "product_variant_prices_not_negative" CHECK ("customer_price" >= 0 AND "business_price" >= 0),
    CONSTRAINT "PK_e867df11dc9e715a1fdc52d28c8" PRIMARY KEY ("product_id", "name")
  )`,
  `CREATE TABLE "credit_account" (
    "user_id" integer NOT NULL,
    "credit_limit" numeric(14,2) NOT NULL,
    "current_balance" numeric(14,2) NOT NULL,
    CONSTRAINT "credit_account_limit_not_negative" CHECK ("credit_limit" >= 0),
    CONSTRAINT "PK_732c5e2904abfd4fa28cc567979" PRIMARY KEY ("user_id")
  )`,
  `CREATE TABLE "credit_entry" (
    "id" BIGSERIAL NOT NULL,
    "user_id" integer NOT NULL,
    "type" text NOT NULL,
    "amount" numeric(14,2) NOT NULL,
    "balance_after" numeric(14,2) NOT NULL,
    "description" text NOT NULL,
    "order_id" integer,
    "created_by_user_id" integer,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "credit_entry_sign" CHECK (("type" = 'charge' AND "amount" < 0) OR ("type" IN ('payment', 'refund') AND "amount" > 0) OR "type" = 'adjustment'),
    CONSTRAINT "PK_05b1d62338497046115e3893f9f" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "credit_entry_by_user" ON "credit_entry" ("user_id", "id")`,
  `CREATE TABLE "discount_code" (
    "id" SERIAL NOT NULL,
    "code" text NOT NULL,
    "discount_percent" numeric(5,2) NOT NULL,
    "max_uses" integer,
    "current_uses" integer NOT NULL DEFAULT '0',
    "expires_at" TIMESTAMP WITH TIME ZONE,
    "is_active" boolean NOT NULL DEFAULT true,
    CONSTRAINT "discount_code_uses" CHECK ("current_uses" >= 0 AND "max_uses" >= 1),
    CONSTRAINT "discount_code_percent_range" CHECK ("discount_percent" BETWEEN 1 AND 100),
    CONSTRAINT "PK_5119d6f26e6b4c536fd3c67a37d" PRIMARY KEY ("id")
  )`,
  `CREATE TABLE "outgoing_mail" (
    "id" SERIAL NOT NULL,
    "kind" text NOT NULL,
    "to_address" text NOT NULL,
    "order_id" integer,
    "with_amounts" boolean NOT NULL DEFAULT true,
    "status" text NOT NULL DEFAULT 'queued',
    "attempts" integer NOT NULL DEFAULT '0',
    "next_attempt_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    "subject" text,
    "last_error" text,
    "sent_at" TIMESTAMP WITH TIME ZONE,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "PK_ed85381cac829352bf9e8238ff8" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "outgoing_mail_due" ON "outgoing_mail" ("next_attempt_at") WHERE "status" = 'queued'`,
  `CREATE TABLE "cart_item" (
    "owner" text NOT NULL,
    "product_id" integer NOT NULL,
    "selected_size" text NOT NULL DEFAULT '',
    "selected_packaging" text NOT NULL DEFAULT '',
    "quantity" integer NOT NULL,
    "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "cart_item_quantity_range" CHECK ("quantity" BETWEEN 1 AND 9999),
    CONSTRAINT "PK_a9ef48b8ad5d59db0ba2db685b3" PRIMARY KEY ("owner", "product_id", "selected_size", "selected_packaging")
  )`,
  `CREATE TABLE "orders" (
    "id" SERIAL NOT NULL,
    "kind" text NOT NULL,
    "status" text NOT NULL DEFAULT 'pending',
    "payment_method" text NOT NULL,
    "payment_status" text NOT NULL DEFAULT 'pending',
    "user_id" integer,
    "account_id" integer,
    "customer_name" text NOT NULL,
    "employee_name" text,
    "customer_email" text,
    "customer_phone" text,
    "delivery_address" jsonb,
    "address_type" text NOT NULL DEFAULT 'manual',
    "latitude" double precision,
    "longitude" double precision,
    "subtotal_amount" numeric(14,2) NOT NULL,
    "discount_code_id" integer,
    "discount_percent" numeric(5,2),
    "discount_amount" numeric(14,2) NOT NULL DEFAULT '0',
    "delivery_fee" numeric(14,2) NOT NULL,
    "total_amount" numeric(14,2) NOT NULL,
    "loyalty_points" integer NOT NULL DEFAULT '0',
    "price_book" text NOT NULL,
    "tracking_number" text,
    "note" text,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "orders_location" CHECK ("address_type" = 'manual' OR coalesce("latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180, false)),
    CONSTRAINT "orders_status_known" CHECK ("status" IN ('pending', 'confirmed', 'shipped', 'delivered', 'cancelled')),
    CONSTRAINT "orders_amounts_not_negative" CHECK ("subtotal_amount" >= 0 AND "discount_amount" >= 0 AND "delivery_fee" >= 0 AND "total_amount" >= 0),
    CONSTRAINT "orders_total" CHECK ("total_amount" = "subtotal_amount" - "discount_amount" + "delivery_fee"),
    CONSTRAINT "PK_710e2d4957aa5878dfe94e4ac2f" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "orders_by_status" ON "orders" ("status", "id")`,
  `CREATE INDEX "orders_by_account" ON "orders" ("account_id", "id") WHERE "account_id" IS NOT NULL`,
  `CREATE INDEX "orders_by_user" ON "orders" ("user_id", "id") WHERE "user_id" IS NOT NULL`,
  `CREATE TABLE "order_line" (
    "id" SERIAL NOT NULL,
    "order_id" integer NOT NULL,
    "position" integer NOT NULL,
    "product_id" integer NOT NULL,
    "product_name" text NOT NULL,
    "variant" text,
    "selected_size" text,
    "selected_packaging" text,
    "unit_price" numeric(14,2) NOT NULL,
    "price_rule" text NOT NULL,
    "quantity" integer NOT NULL,
    CONSTRAINT "order_line_quantity_range" CHECK ("quantity" BETWEEN 1 AND 9999),
    CONSTRAINT "order_line_price_positive" CHECK ("unit_price" > 0),
    CONSTRAINT "order_line_pkey" PRIMARY KEY ("id")
  )`,
  `CREATE UNIQUE INDEX "order_line_position" ON "order_line" ("order_id", "position")`,
  `CREATE TABLE "order_event" (
    "id" SERIAL NOT NULL,
    "order_id" integer NOT NULL,
    "status" text NOT NULL,
    "tracking_number" text,
    "by_user_id" integer,
    "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "PK_394b0d7613180ebee9028e9aaa1" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "order_event_by_order" ON "order_event" ("order_id", "id")`,
  `CREATE TABLE "order_request" (
    "buyer" text NOT NULL,
    "key" text NOT NULL,
    "body_hash" bytea NOT NULL,
    "order_id" integer NOT NULL,
    "answer" jsonb,
    CONSTRAINT "PK_79f6cff1ce50764ef3039055291" PRIMARY KEY ("buyer", "key")
  )`,
  `CREATE UNIQUE INDEX "order_request_by_order" ON "order_request" ("order_id")`,
  `CREATE TABLE "individual_price" (
    "user_id" integer NOT NULL,
    "product_id" integer NOT NULL,
    "variant" text NOT NULL DEFAULT '',
    "custom_price" numeric(14,2) NOT NULL,
    CONSTRAINT "individual_price_not_negative" CHECK ("custom_price" >= 0),
    CONSTRAINT "PK_e5f93682b084352ca942d30687a" PRIMARY KEY ("user_id", "product_id", "variant")
  )`,
  `ALTER TABLE "users" ADD CONSTRAINT "users_parent_fk" FOREIGN KEY ("parent_business_id") REFERENCES "users"("id") ON DELETE RESTRICT`,
  `ALTER TABLE "category" ADD CONSTRAINT "category_picture_fk" FOREIGN KEY ("picture_hash") REFERENCES "picture"("hash") ON DELETE RESTRICT`,
  `ALTER TABLE "product" ADD CONSTRAINT "product_category_fk" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE RESTRICT`,
  `ALTER TABLE "product" ADD CONSTRAINT "product_picture_fk" FOREIGN KEY ("picture_hash") REFERENCES "picture"("hash") ON DELETE RESTRICT`,
  `ALTER TABLE "product_variant" ADD CONSTRAINT "product_variant_product_fk" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE`,
  `ALTER TABLE "credit_account" ADD CONSTRAINT "credit_account_user_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT`,
  `ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_account_fk" FOREIGN KEY ("user_id") REFERENCES "credit_account"("user_id") ON DELETE RESTRICT`,
  `ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_product_fk" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE`,
  `ALTER TABLE "orders" ADD CONSTRAINT "orders_user_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT`,
  `ALTER TABLE "orders" ADD CONSTRAINT "orders_account_fk" FOREIGN KEY ("account_id") REFERENCES "users"("id") ON DELETE RESTRICT`,
  `ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_code_fk" FOREIGN KEY ("discount_code_id") REFERENCES "discount_code"("id") ON DELETE SET NULL`,
  `ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT`,
  `ALTER TABLE "order_line" ADD CONSTRAINT "order_line_product_fk" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE RESTRICT`,
  `ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT`,
  `ALTER TABLE "order_event" ADD CONSTRAINT "order_event_user_fk" FOREIGN KEY ("by_user_id") REFERENCES "users"("id") ON DELETE RESTRICT`,
  `ALTER TABLE "individual_price" ADD CONSTRAINT "individual_price_user_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE`,
  `ALTER TABLE "individual_price" ADD CONSTRAINT "individual_price_product_fk" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE`,
];

/** What the mapping of entities cannot say: uniqueness without regard to case, and rows that nobody may change. */
const rules = [
  `CREATE UNIQUE INDEX "users_username_unique" ON "users" (lower("username"))`,
  `CREATE UNIQUE INDEX "discount_code_unique" ON "discount_code" (lower(btrim("code")))`,
  `CREATE INDEX "session_by_user" ON "session" ((("sess"->>'userId')::integer))`,
  `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
    END $$`,
  `CREATE TRIGGER credit_entry_append_only BEFORE UPDATE OR DELETE ON "credit_entry"
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER credit_entry_no_truncate BEFORE TRUNCATE ON "credit_entry"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];

/** Every list reads a product's variants: they are gathered when they change, not each time they are read. */
const variants = [
  `CREATE FUNCTION gather_variants() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE changed integer := CASE TG_OP WHEN 'DELETE' THEN OLD.product_id ELSE NEW.product_id END;
    BEGIN
      UPDATE product SET variants = coalesce((
        SELECT json_agg(json_build_object('name', name, 'customerPrice', customer_price::text,
          'businessPrice', business_price::text) ORDER BY position)
        FROM product_variant WHERE product_id = changed), '[]')
      WHERE id = changed;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER product_variant_gather AFTER INSERT OR UPDATE OR DELETE ON "product_variant"
    FOR EACH ROW EXECUTE FUNCTION gather_variants()`,
];

const CATALOGUE_TABLES = ['category', 'product', 'product_variant', 'individual_price'];

/** Tells every server process, at commit, what it must no longer answer from memory. */
const notifications = [
  `CREATE FUNCTION notify_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('bustan', 'catalogue');
      RETURN NULL;
    END $$`,
  ...CATALOGUE_TABLES.map(
    (table) => `CREATE TRIGGER ${table}_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}"
      FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue()`,
  ),
  `CREATE FUNCTION notify_user() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('bustan', 'user:' || OLD.id);
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER users_notify AFTER UPDATE OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION notify_user()`,
  `CREATE FUNCTION notify_session() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('bustan', 'session:' || OLD.sid);
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER session_notify AFTER UPDATE OR DELETE ON "session" FOR EACH ROW EXECUTE FUNCTION notify_session()`,
];

/** The first schema: accounts, catalogue and prices, codes, credit, orders, carts, mail. */
export class Foundation1790000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...tables, ...rules, ...variants, ...notifications]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const names = tables.flatMap((statement) => /^CREATE TABLE "(\w+)"/.exec(statement)?.[1] ?? []);
    for (const name of names.reverse()) await runner.query(`DROP TABLE "${name}" CASCADE`);
    for (const name of ['gather_variants', 'refuse_change', 'notify_catalogue', 'notify_user', 'notify_session']) {
      await runner.query(`DROP FUNCTION ${name}()`);
    }
  }
}
