/** Name and description of a product in all languages, and those of its tags that are translated. */
const said = (what: 'name' | 'description') =>
  `(SELECT string_agg(text, E'\\n') FROM jsonb_path_query(NEW.translations, '$.*.${what}') AS said, LATERAL (SELECT said #>> '{}') AS t(text))`;
const saidTags = `(SELECT string_agg(tag.said, E'\\n') FROM jsonb_path_query(NEW.translations, '$.*.tags') AS tags,
      LATERAL jsonb_each_text(tags) AS tag(english, said) WHERE tag.english = ANY (NEW.tags))`;

/** Keeps what is searched of a product, when it is written; and its words, for those that are typed in another way. */
export const GATHER_SEARCH = `CREATE OR REPLACE FUNCTION gather_search() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    names text := concat_ws(E'\\n', NEW.name, ${said('name')});
    tags text := concat_ws(E'\\n', array_to_string(NEW.tags, E'\\n'), ${saidTags});
  BEGIN
    NEW.search_name := without_articles(search_form(names));
    NEW.search_tags := without_articles(search_form(tags));
    NEW.search := search_form(concat_ws(E'\\n', names, tags, NEW.description, ${said('description')}));
    -- In order, so that two writers never wait for each other.
    INSERT INTO search_word
      SELECT DISTINCT word
      FROM regexp_split_to_table(NEW.search COLLATE "und-x-icu", '[^[:alnum:]]+') AS part,
        LATERAL (VALUES (part), (without_articles(part))) AS said(word)
      WHERE length(word) BETWEEN 3 AND 40 AND word COLLATE "und-x-icu" ~ '^[[:alpha:]]+$' ORDER BY word
      ON CONFLICT DO NOTHING;
    RETURN NEW;
  END $$`;

/** When it is kept: with each of these columns. */
export const gatheredOf = (columns: string) =>
  `CREATE OR REPLACE TRIGGER product_gather_search BEFORE INSERT OR UPDATE OF ${columns} ON "product"
    FOR EACH ROW EXECUTE FUNCTION gather_search()`;

/**
 * The words of products that sound as the typed one, where one of the two is Arabic, at most twenty. Beginnings of words
 * are not looked for: a word that is not typed to its end is found by its letters alone.
 */
export const HEARD_AS = `CREATE FUNCTION heard_as(typed text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE
  RETURN ARRAY(
    SELECT DISTINCT w.word
    FROM (VALUES (typed), (regexp_replace(typed, '^([ae]l)-?(?=[a-z0-9]{3})', ''))) AS said(word)
      JOIN search_word w ON word_consonants(w.word) && word_consonants(said.word)
    WHERE length(typed) BETWEEN 3 AND 40 AND w.word <> typed
      AND CASE WHEN w.word ~ '[ا-ي]' THEN says_arabic(said.word, w.word)
        ELSE typed ~ '[ا-ي]' AND says_arabic(w.word, typed) END
    ORDER BY w.word LIMIT 20)`;

/** The Latin words of products that have the consonants of a Latin one, three at least. */
export const SAME_CONSONANTS = `CREATE FUNCTION same_consonants(typed text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE
  RETURN ARRAY(
    SELECT w.word FROM search_word w
    WHERE typed ~ '^[a-z]{4,40}$' AND w.word ~ '^[a-z]+$' AND word_consonants(w.word) && word_consonants(typed)
      AND length((word_consonants(typed))[1]) >= 3
    ORDER BY levenshtein(w.word, typed), w.word LIMIT 5)`;

/** As a pattern that finds these letters and no others. */
export const SEARCH_LITERALLY = `CREATE FUNCTION search_literally(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(word, '([][\\\\.^$*+?(){}|/-])', '\\\\\\1', 'g')`;

/**
 * The products that a typed text means, in whatever language, each with its rank, the best lowest: 0 a name begins with it,
 * 1 a word of a name does, 2 a name has all its words, 3 the names have words that sound so, 4 names and tags together
 * have them, 5 the descriptions have, letter for letter; from 10 on, words that no product has were taken for ones that are spelt nearly so.
 * Every word typed has to be there; only the first eight count. One reading serves the words as they were typed and
 * what they sound like; only when no product has them all is there a second one with corrections, of at most three words.
 */
export const SEARCH_PRODUCTS = `CREATE OR REPLACE FUNCTION search_products(given text) RETURNS TABLE (product_id integer, rank integer)
  LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 50 SET plan_cache_mode = force_custom_plan AS $$
  DECLARE
    typed text := btrim(regexp_replace(without_articles(search_form(given)), '\\s+', ' ', 'g'));
    said text[] := string_to_array(typed, ' ');
    -- An article that stands alone says nothing beside other words.
    telling text[] := ARRAY(SELECT w FROM unnest(said) WITH ORDINALITY AS w(w, place)
      WHERE cardinality(said) = 1 OR w NOT IN ('ال', 'al', 'el') ORDER BY place LIMIT 8);
    words text[] := CASE WHEN telling = '{}' THEN said[1:8] ELSE telling END;
    patterns text[] := ARRAY(SELECT search_pattern(w) FROM unnest(words) AS w);
    longest text := (SELECT w FROM unnest(words) AS w ORDER BY length(w) DESC LIMIT 1);
    -- Each word in all ways in which products say it.
    ways text[] := '{}';
    word text;
    heard text[];
    either text[] := ARRAY[search_pattern(longest)];
    is_heard boolean := false;
    known text[] := '{}';
    meant text[];
    guesses text[] := '{}';
    guessed integer := 0;
    found integer[];
  BEGIN
    FOREACH word IN ARRAY words LOOP
      heard := heard_as(word);
      IF heard <> '{}' THEN is_heard := true; END IF;
      ways := ways || (SELECT string_agg(search_literally(w), '|') FROM unnest(word || heard) AS w);
      IF word = longest THEN either := ARRAY(SELECT search_pattern(w) FROM unnest(word || heard) AS w); END IF;
    END LOOP;
    RETURN QUERY
      SELECT p.id, CASE
        WHEN position(E'\\n' || typed IN E'\\n' || n.name) > 0 THEN 0
        WHEN position(' ' || typed IN ' ' || n.name) > 0 THEN 1
        WHEN n.name LIKE ALL (patterns) THEN 2
        WHEN is_heard AND n.name ~ ALL (ways) THEN 3
        WHEN n.name || ' ' || n.tags LIKE ALL (patterns) THEN 4
        WHEN is_heard AND n.name || ' ' || n.tags ~ ALL (ways) THEN 4
        ELSE 5 END
      FROM product p CROSS JOIN LATERAL (SELECT coalesce(p.search_name, search_form(p.name)) AS name,
        coalesce(p.search_tags, search_form(array_to_string(p.tags, ' '))) AS tags) AS n
      WHERE p.deleted_at IS NULL AND p.search LIKE ANY (either)
        AND (p.search LIKE ALL (patterns) OR is_heard AND n.name || ' ' || n.tags ~ ALL (ways));
    IF FOUND THEN RETURN; END IF;

    FOR place IN 1 .. cardinality(words) LOOP
      IF EXISTS (SELECT 1 FROM product p WHERE p.deleted_at IS NULL AND p.search LIKE patterns[place])
        OR is_heard AND ways[place] <> search_literally(words[place]) THEN
        known := known || ways[place];
      ELSE
        guessed := guessed + 1;
        IF guessed > 3 THEN RETURN; END IF;
        meant := spelt_nearly(words[place]) || same_consonants(words[place]);
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
      FROM product p WHERE p.id = ANY (found) AND p.search ~ ALL (known);
  END $$`;
