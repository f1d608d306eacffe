/**
 * Comments and texts, in which anything may stand. A text that has no end goes on to that of the document, so that each
 * character is read once: looked for again from every quotation mark, its end would hold the process for as long as a
 * stranger likes.
 */
const NO_CODE = /#[^\n\r]*|"""(?:\\"""|[^])*?(?:"""|$)|"(?:[^"\\]|\\[^])*"?/g;

/** Whether a body sends a document that only reads; of one that is named by its hash alone that is not known yet. */
export function isQuery(body: unknown): boolean {
  const { query } = Object(body) as { query?: unknown };
  return typeof query === 'string' && !/\bmutation\b/.test(query.replace(NO_CODE, ''));
}
