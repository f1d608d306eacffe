import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse } from 'graphql';
import { STORED_DOCUMENTS } from '../../server/graphql/storedDocuments';
import { projectRoot } from '../../server/root';

/** The hash of a document of the web client that reads the root field with these variables and no others required. */
export function storedHash(rootField: string, variables: readonly string[]): string {
  const file = readFileSync(path.join(projectRoot(), STORED_DOCUMENTS), 'utf8');
  for (const [hash, source] of Object.entries(JSON.parse(file) as Record<string, string>)) {
    for (const node of parse(source).definitions) {
      if (node.kind !== Kind.OPERATION_DEFINITION) continue;
      const roots = node.selectionSet.selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []));
      const required = (node.variableDefinitions ?? []).filter(({ type }) => type.kind === Kind.NON_NULL_TYPE);
      const known = required.every(({ variable }) => variables.includes(variable.name.value));
      if (roots.includes(rootField) && known && /\bamount\b/.test(source)) return hash.replace(/^sha256:/, '');
    }
  }
  throw new Error(`The web client has no document that reads ${rootField} by ${variables.join(', ')}`);
}

/** The address under which a stored document is read. */
export function storedPath(hash: string, variables: Record<string, unknown>): string {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
  return `/graphql?${new URLSearchParams({ extensions, variables: JSON.stringify(variables) })}`;
}
