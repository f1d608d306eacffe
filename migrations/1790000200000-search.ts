import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All three are trusted: the owner of a database may add them. */
const EXTENSIONS = ['pg_trgm', 'unaccent', 'fuzzystrmatch'];
/** Tells on the way back which extensions were not there before. */
const OURS = 'Added by the shop for its search';

/** Arabic letters that people write for one another, and after them signs that are left out: marks of vowels, tatweel. */
const ARABIC = { from: 'أإآٱىةًٌٍَُِّْٰـ', to: 'اااايه' };

const functions = [
  `CREATE FUNCTION search_form(given text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
    RETURN lower(unaccent(translate(normalize(given, NFKC), '${ARABIC.from}', '${ARABIC.to}')))`,
  `CREATE FUNCTION search_pattern(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN '%' || replace(replace(replace(word, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`,
  `CREATE FUNCTION same_letters(a text, b text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (SELECT array_agg(x ORDER BY x) FROM regexp_split_to_table(a, '') x)
         = (SELECT array_agg(x ORDER BY x) FROM regexp_split_to_table(b, '') x)`,
];

export const GATHER_SEARCH = `CREATE OR REPLACE FUNCTION gather_search() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search := search_form(concat_ws(' ', NEW.name, array_to_string(NEW.tags, ' '), NEW.description));
    -- In order, so that two writers never wait for each other.
    INSERT INTO search_word
      SELECT DISTINCT word
      FROM regexp_split_to_table(NEW.search, '[^[:alnum:]]+') AS part,
        -- In Arabic, with and without the article.
        LATERAL (VALUES (part), (regexp_replace(part, '^ال', ''))) AS said(word)
      WHERE length(word) BETWEEN 3 AND 40 AND word ~ '^[[:alpha:]]+$' ORDER BY word
      ON CONFLICT DO NOTHING;
    RETURN NEW;
  END $$`;

/** What is searched is made when a product is written, not each time somebody searches. */
const text = [
  `ALTER TABLE "product" ADD "search" text NOT NULL DEFAULT ''`,
  // For the corrections of typing errors. A word stays when its last product goes: it then leads to nothing.
  `CREATE TABLE "search_word" ("word" text NOT NULL, CONSTRAINT "search_word_pkey" PRIMARY KEY ("word"))`,
  GATHER_SEARCH,
  `CREATE TRIGGER product_gather_search BEFORE INSERT OR UPDATE OF "name", "description", "tags" ON "product"
    FOR EACH ROW EXECUTE FUNCTION gather_search()`,
  `UPDATE "product" SET "name" = "name"`,
  `CREATE INDEX "product_search" ON "product" USING gin ("search" gin_trgm_ops)
    WITH (fastupdate = off) WHERE "deleted_at" IS NULL`,
];

/**
 * The products that a typed text means, each with its rank, the best lowest: 0 the name begins with it, 1 a word of the
 * name does, 2 the name has all its words, 3 the tags have, 4 the description has; from 10 on, words that no product has
 * were taken for ones that are spelt nearly so. Every word typed has to be there; only the first eight count.
 */
export const SEARCH_PRODUCTS = `CREATE OR REPLACE FUNCTION search_products(given text) RETURNS TABLE (product_id integer, rank integer)
  LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 50 AS $$
  DECLARE
    typed text := btrim(regexp_replace(search_form(given), '\\s+', ' ', 'g'));
    words text[] := (string_to_array(typed, ' '))[1:8];
    patterns text[] := ARRAY(SELECT search_pattern(w) FROM unnest(words) AS w);
    word text;
    hits integer[];
    meant text[];
    guesses text[] := '{}';
    found integer[];
  BEGIN
    FOREACH word IN ARRAY words LOOP
      hits := ARRAY(SELECT p.id FROM product p WHERE p.deleted_at IS NULL AND p.search LIKE search_pattern(word));
      IF hits = '{}' THEN
        meant := spelt_nearly(word);
        IF meant = '{}' THEN RETURN; END IF;
        guesses := guesses || meant;
        hits := ARRAY(SELECT p.id FROM product p WHERE p.deleted_at IS NULL
          AND p.search LIKE ANY (ARRAY(SELECT search_pattern(w) FROM unnest(meant) AS w)));
      END IF;
      found := CASE WHEN found IS NULL THEN hits
        ELSE ARRAY(SELECT unnest(found) INTERSECT SELECT unnest(hits)) END;
      IF found = '{}' THEN RETURN; END IF;
    END LOOP;
    RETURN QUERY
      SELECT p.id, CASE
        WHEN guesses <> '{}' THEN coalesce(
          10 + (SELECT min(g.place)::integer FROM unnest(guesses) WITH ORDINALITY AS g(word, place)
            WHERE n.name LIKE search_pattern(g.word)), 99)
        WHEN starts_with(n.name, typed) THEN 0
        WHEN position(' ' || typed IN ' ' || n.name) > 0 THEN 1
        WHEN n.name LIKE ALL (patterns) THEN 2
        WHEN n.name || ' ' || n.tags LIKE ALL (patterns) THEN 3
        ELSE 4 END
      FROM unnest(found) AS f(id) JOIN product p ON p.id = f.id
        CROSS JOIN LATERAL (SELECT search_form(p.name) AS name, search_form(array_to_string(p.tags, ' ')) AS tags) AS n;
  END $$`;

/**
 * The known words nearest to a mistyped one, nearest first, at most ten: one letter wrong, missing, too many or two
 * changed places; in words of six letters and more, two such errors. A known word's beginning counts as well, since
 * whoever types has not typed it to its end. Words of less than four letters are not guessed.
 */
export const SPELT_NEARLY = `CREATE OR REPLACE FUNCTION spelt_nearly(typed text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT ARRAY(
      SELECT k.word FROM search_word k
        CROSS JOIN LATERAL (
          SELECT min(CASE WHEN d.distance = 2 AND same_letters(b.begins, typed) THEN 1 ELSE d.distance END) AS distance
          FROM (VALUES (k.word), (left(k.word, length(typed))), (left(k.word, length(typed) + 1))) AS b(begins)
            CROSS JOIN LATERAL (SELECT levenshtein_less_equal(b.begins, typed, 2) AS distance) AS d
        ) AS near
      WHERE typed ~ '^[[:alpha:]]{4,40}$' AND length(k.word) >= length(typed) - 2
        AND near.distance <= CASE WHEN length(typed) < 6 THEN 1 ELSE 2 END
        -- The shorter the word, the more others are near it; people rarely miss the first letter.
        AND (length(typed) >= 6 OR left(k.word, 1) = left(typed, 1) OR same_letters(left(k.word, 2), left(typed, 2)))
      ORDER BY near.distance, abs(length(k.word) - length(typed)), k.word LIMIT 10) $$`;

/** A search over names, tags and descriptions that forgives accents and typing errors. */
export class Search1790000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of EXTENSIONS) {
      const known = (await runner.query('SELECT 1 FROM pg_extension WHERE extname = $1', [name])) as unknown[];
      if (known.length > 0) continue;
      await runner.query(`CREATE EXTENSION "${name}"`);
      await runner.query(`COMMENT ON EXTENSION "${name}" IS '${OURS}'`);
    }
    for (const statement of [...functions, ...text, SPELT_NEARLY, SEARCH_PRODUCTS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION search_products(text)');
    await runner.query('DROP FUNCTION spelt_nearly(text)');
    await runner.query('DROP TRIGGER product_gather_search ON "product"');
    await runner.query('DROP FUNCTION gather_search()');
    await runner.query('ALTER TABLE "product" DROP "search"');
    await runner.query('DROP TABLE "search_word"');
    for (const name of ['same_letters(text, text)', 'search_pattern(text)', 'search_form(text)']) {
      await runner.query(`DROP FUNCTION ${name}`);
    }
    const ours = (await runner.query(
      `SELECT extname AS name FROM pg_extension WHERE extname = ANY($1) AND obj_description(oid, 'pg_extension') = $2`,
      [EXTENSIONS, OURS],
    )) as { name: string }[];
    for (const { name } of ours) await runner.query(`DROP EXTENSION "${name}"`);
  }
}
