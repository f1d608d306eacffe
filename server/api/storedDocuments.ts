import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, OperationTypeNode } from 'graphql';
import { isCatalogueField } from '../graphql/changes/shown';
import type { Executor } from '../graphql/executor';
import type { Operation } from '../graphql/operation';

/** A document that the web client was built with. */
export interface StoredDocument {
  /** SHA-256 of the source, in hexadecimal. */
  readonly hash: string;
  readonly source: string;
  /** That of its only operation. */
  readonly name: string;
  readonly operation: Operation;
  /** Whether responses may be cached for all viewers of the same cache scope. */
  readonly isCatalogueRead: () => boolean;
}

/**
 * What a run of the document depends on, in one form for every way to send the same variables.
 * @returns null when the variables do not fit the document
 */
export function cacheKey({ hash, operation }: StoredDocument, variables: Record<string, unknown>): string | null {
  const { coerced } = operation.coerceVariables({ variables });
  return coerced ? `${hash} ${JSON.stringify(coerced)}` : null;
}

/** The web client's documents by their SHA-256, as codegen wrote them. */
export type StoredDocuments = ReadonlyMap<string, StoredDocument>;

/** Where codegen writes the documents, seen from the root of the project. */
export const STORED_DOCUMENTS = 'web/gql/persisted-documents.json';

/** Those of the last release, which its pages that are open go on to send; copied at a release. */
const RELEASED_DOCUMENTS = 'server/api/releasedDocuments.json';

/** Reads the stored documents, and those of the last release. */
export function readStoredDocuments(executor: Executor, root: string): StoredDocuments {
  const sources = { ...sourcesIn(root, RELEASED_DOCUMENTS), ...sourcesIn(root, STORED_DOCUMENTS) };
  return new Map(
    Object.entries(sources).map(([key, source]) => {
      const operation = executor.addTrusted(source);
      const hash = key.replace(/^sha256:/, '');
      const name = /\b(?:query|mutation|subscription) (\w+)/.exec(source)?.[1] ?? '';
      // Few of them are used between two starts; the others are not parsed.
      return [hash, { hash, source, name, operation, isCatalogueRead: () => isCatalogueRead(operation) }];
    }),
  );
}

function sourcesIn(root: string, name: string): Record<string, string> {
  const file = path.join(root, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** Whether every root field of the document is a read of the catalogue. */
export function isCatalogueRead({ document }: Operation): boolean {
  return document.definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      (definition.operation === OperationTypeNode.QUERY &&
        definition.selectionSet.selections.every(
          (node) => node.kind === Kind.FIELD && isCatalogueField(node.name.value),
        )),
  );
}
