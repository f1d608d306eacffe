import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STORED_DOCUMENTS } from '../../../server/api/storedDocuments';
import { projectRoot } from '../../../server/core/projectRoot';

/** The queries of the web client by their names. */
export function readStoredDocuments(): ReadonlyMap<string, string> {
  const stored = JSON.parse(readFileSync(path.join(projectRoot(), STORED_DOCUMENTS), 'utf8')) as Record<string, string>;
  return new Map(
    Object.values(stored).flatMap((source) =>
      [...source.matchAll(/\bquery (\w+)/g)].map(([, name]) => [name!, source]),
    ),
  );
}
