/**
 * The condition that a product `p` lacks a text in a language: its name, its description, one of its tags, or one of its
 * sizes that has a word in it ("Box of 6", not "500ml").
 * @param language the parameter that holds it
 */
export function lacksTexts(language: string): string {
  const said = `coalesce(p.translations -> ${language}::text, '{}')`;
  const keysOf = (texts: string) => `ARRAY(SELECT jsonb_object_keys(coalesce(${said} -> '${texts}', '{}')))`;
  return `NOT (jsonb_exists_all(${said}, ARRAY['name', 'description']) AND p.tags <@ ${keysOf('tags')}
    AND ARRAY(SELECT size->>'name' FROM json_array_elements(p.variants) AS size WHERE size->>'name' ~ '[[:alpha:]]{3}') <@ ${keysOf('sizes')})`;
}
