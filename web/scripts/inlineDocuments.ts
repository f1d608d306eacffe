import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Kind, parse, visit, type OperationDefinitionNode } from 'graphql';
import type { Plugin } from 'vite';

const CALL = /graphql\(\s*(?:\/\*.*?\*\/\s*)?`([^`]*)`,?\s*\)/g;
const IMPORT = /import \{ graphql \} from '[^']*\/gql\/gql';/;

/**
 * Replaces each `graphql(…)` by its stored document. The generated function looks documents up in one map, which would
 * put every document of the back office into the shopper's first load; this way each goes where it is used.
 */
export function inlineDocuments(): Plugin {
  return {
    name: 'inline-documents',
    enforce: 'pre',
    transform(code, id) {
      if (!IMPORT.test(code) || id.includes('/web/gql/')) return null;
      const stored = storedDocuments();
      const inlined = code.replace(CALL, (_call, source: string) => {
        const operation = parse(source).definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
        if (!operation) return '{}';
        const document = stored.get(nameOf(operation));
        if (!document) return this.error(`${id}: run codegen, the document ${nameOf(operation)} is not stored yet`);
        return JSON.stringify(document);
      });
      return { code: inlined.replace(IMPORT, ''), map: null };
    },
  };
}

function storedDocuments() {
  const texts = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../gql/persisted-documents.json'), 'utf8'),
  ) as Record<string, string>;
  return new Map(
    Object.entries(texts).map(([hash, text]) => {
      const document = parse(text, { noLocation: true });
      const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
      if (!operation) throw new Error(`persisted-documents.json: ${hash} is not an operation`);
      visit(document, {
        Directive({ name }) {
          if (name.value === 'skip' || name.value === 'include') return;
          throw new Error(`${nameOf(operation)} has @${name.value}: the client is built without (unused/parts.ts)`);
        },
      });
      return [nameOf(operation), { ...document, __meta__: { hash } }];
    }),
  );
}

function nameOf(operation: OperationDefinitionNode): string {
  if (!operation.name) throw new Error('a stored document needs a name');
  return operation.name.value;
}
