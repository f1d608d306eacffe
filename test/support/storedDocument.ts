import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STORED_DOCUMENTS } from '../../server/api/storedDocuments';
import { projectRoot } from '../../server/core/projectRoot';

/** The hash of the web client's query of this name. */
export function storedHash(query: string): string {
  const file = readFileSync(path.join(projectRoot(), STORED_DOCUMENTS), 'utf8');
  const named = new RegExp(`\\bquery ${query}\\b`);
  const found = Object.entries(JSON.parse(file) as Record<string, string>).find(([, source]) => named.test(source));
  if (!found) throw new Error(`The web client has no query ${query}`);
  return found[0].replace(/^sha256:/, '');
}

/** The address under which a stored document is read. */
export function storedPath(hash: string, variables: Record<string, unknown>): string {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
  return `/graphql?${new URLSearchParams({ extensions, variables: JSON.stringify(variables) })}`;
}
