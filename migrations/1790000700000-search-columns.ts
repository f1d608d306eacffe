import type { MigrationInterface, QueryRunner } from 'typeorm';
import { GATHER_SEARCH as GATHER_BEFORE, SEARCH_PRODUCTS as SEARCH_BEFORE, SPELT_NEARLY } from './1790000200000-search';

/** Name and tags as they are searched, kept beside the whole text, so that no search makes them for each product found. */
export const GATHER_SEARCH = GATHER_BEFORE.replace(
  'NEW.search :=',
  `NEW.search_name := search_form(NEW.name);
    NEW.search_tags := search_form(array_to_string(NEW.tags, ' '));
    NEW.search :=`,
);

/**
 * As before, with the work bounded: one reading for the words as they were typed, which goes by the longest of them, and
 * only when no product has them all a second one with corrections, of at most three words.
 */
export const SEARCH_PRODUCTS = `CREATE OR REPLACE FUNCTION search_products(given text) RETURNS TABLE (product_id integer, rank integer)
  LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 50 SET plan_cache_mode = force_custom_plan AS $$
  DECLARE
    typed text := btrim(regexp_replace(search_form(given), '\\s+', ' ', 'g'));
    words text[] := (string_to_array(typed, ' '))[1:8];
    patterns text[] := ARRAY(SELECT search_pattern(w) FROM unnest(words) AS w);
    longest text := (SELECT search_pattern(w) FROM unnest(words) AS w ORDER BY length(w) DESC LIMIT 1);
    known text[] := '{}';
    word text;
    meant text[];
    guesses text[] := '{}';
    guessed integer := 0;
    found integer[];
  BEGIN
    RETURN QUERY
      SELECT p.id, CASE
        WHEN starts_with(n.name, typed) THEN 0
        WHEN position(' ' || typed IN ' ' || n.name) > 0 THEN 1
        WHEN n.name LIKE ALL (patterns) THEN 2
        WHEN n.name || ' ' || n.tags LIKE ALL (patterns) THEN 3
        ELSE 4 END
      FROM product p CROSS JOIN LATERAL (SELECT coalesce(p.search_name, search_form(p.name)) AS name,
        coalesce(p.search_tags, search_form(array_to_string(p.tags, ' '))) AS tags) AS n
      WHERE p.deleted_at IS NULL AND p.search LIKE longest AND p.search LIKE ALL (patterns);
    IF FOUND THEN RETURN; END IF;

    FOREACH word IN ARRAY words LOOP
      IF EXISTS (SELECT 1 FROM product p WHERE p.deleted_at IS NULL AND p.search LIKE search_pattern(word)) THEN
        known := known || search_pattern(word);
      ELSE
        guessed := guessed + 1;
        IF guessed > 3 THEN RETURN; END IF;
        meant := spelt_nearly(word);
        IF meant = '{}' THEN RETURN; END IF;
        guesses := guesses || meant;
        -- The first one reads the products, each further one what is left of them.
        found := CASE WHEN found IS NULL
          THEN ARRAY(SELECT p.id FROM product p WHERE p.deleted_at IS NULL
            AND p.search LIKE ANY (ARRAY(SELECT search_pattern(w) FROM unnest(meant) AS w)))
          ELSE ARRAY(SELECT p.id FROM product p WHERE p.id = ANY (found)
            AND p.search LIKE ANY (ARRAY(SELECT search_pattern(w) FROM unnest(meant) AS w))) END;
        IF found = '{}' THEN RETURN; END IF;
      END IF;
    END LOOP;
    RETURN QUERY
      SELECT p.id, coalesce(
        10 + (SELECT min(g.place)::integer FROM unnest(guesses) WITH ORDINALITY AS g(word, place)
          WHERE coalesce(p.search_name, search_form(p.name)) LIKE search_pattern(g.word)), 99)
      FROM product p WHERE p.id = ANY (found) AND p.search LIKE ALL (known);
  END $$`;

/** As before, without a subquery for each known word; the arithmetic of a distance is cheap beside it. */
const spelling = `CREATE OR REPLACE FUNCTION spelt_nearly(typed text) RETURNS text[]
  LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
  DECLARE
    letters integer := length(typed);
    most integer := CASE WHEN letters < 6 THEN 1 ELSE 2 END;
    third integer := letters / 3;
  BEGIN
    IF typed !~ '^[[:alpha:]]{4,40}$' THEN RETURN '{}'; END IF;
    RETURN ARRAY(
      SELECT near.word FROM (
        SELECT k.word, (
          SELECT min(CASE WHEN d.distance = 2 AND same_letters(b.begins, typed) THEN 1 ELSE d.distance END)
          FROM (VALUES (k.word), (left(k.word, letters)), (left(k.word, letters + 1))) AS b(begins)
            CROSS JOIN LATERAL (SELECT levenshtein_less_equal(b.begins, typed, 2) AS distance) AS d
        ) AS distance
        FROM (
          SELECT w.word FROM search_word w
          WHERE length(w.word) >= letters - 2
            -- The shorter the word, the more others are near it; people rarely miss the first letter.
            AND (letters >= 6 OR left(w.word, 1) = left(typed, 1) OR same_letters(left(w.word, 2), left(typed, 2)))
            -- Two errors leave one of three parts as it is.
            AND (strpos(w.word, left(typed, third)) > 0
              OR strpos(w.word, substr(typed, third + 1, third)) > 0
              OR strpos(w.word, substr(typed, 2 * third + 1)) > 0)
            AND (levenshtein_less_equal(left(w.word, letters), typed, 2) <= 2
              OR levenshtein_less_equal(left(w.word, letters + 1), typed, 2) <= 2
              OR levenshtein_less_equal(w.word, typed, 2) <= 2)
          -- Without it, the planner would compute the distances of every word.
          OFFSET 0
        ) AS k
      ) AS near
      WHERE near.distance <= most
      ORDER BY near.distance, abs(length(near.word) - letters), near.word LIMIT 10);
  END $$`;

/** What visitors see of a product. */
const SHOWN = [
  'name',
  'description',
  'category_id',
  'customer_price',
  'business_price',
  'price',
  'tags',
  'in_stock',
  'picture_hash',
  'deleted_at',
  'variants',
]
  .map((column) => `"${column}"`)
  .join(', ');

/**
 * Bounds a search (specification 11.2): what is asked of each product is made when it is written. Products that were
 * there before are filled by the next migration, which does not keep readers waiting.
 */
export class SearchColumns1790000700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "product" ADD "search_name" text, ADD "search_tags" text`);
    for (const statement of [GATHER_SEARCH, spelling, SEARCH_PRODUCTS]) await runner.query(statement);
    // What the shop writes for itself is no change of the product.
    await runner.query(`CREATE OR REPLACE TRIGGER product_note_change BEFORE UPDATE OF ${SHOWN} ON "product"
      FOR EACH ROW EXECUTE FUNCTION note_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [SEARCH_BEFORE, SPELT_NEARLY, GATHER_BEFORE]) await runner.query(statement);
    await runner.query('ALTER FUNCTION search_products(text) RESET ALL');
    await runner.query(`CREATE OR REPLACE TRIGGER product_note_change BEFORE UPDATE ON "product"
      FOR EACH ROW EXECUTE FUNCTION note_change()`);
    await runner.query(`ALTER TABLE "product" DROP "search_name", DROP "search_tags"`);
  }
}
