import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  `CREATE TABLE "saved_address" (
    "id" SERIAL NOT NULL,
    "user_id" integer NOT NULL,
    "label" text NOT NULL,
    "is_default" boolean NOT NULL DEFAULT false,
    "first_name" text NOT NULL,
    "last_name" text NOT NULL,
    "phone" text NOT NULL,
    "street" text NOT NULL,
    "building" text,
    "floor" text,
    "area" text NOT NULL,
    "city" text NOT NULL,
    CONSTRAINT "saved_address_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "saved_address_user_fk" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE
  )`,
  `CREATE INDEX "saved_address_by_user" ON "saved_address" ("user_id", "id")`,
  `CREATE UNIQUE INDEX "saved_address_default" ON "saved_address" ("user_id") WHERE "is_default"`,
];

/** The addresses that customers save (specification 8.17). */
export class SavedAddresses1790002201000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "saved_address"');
  }
}
