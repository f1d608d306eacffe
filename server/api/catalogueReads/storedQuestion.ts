import { Kind, type SelectionNode } from 'graphql';
import type { Language } from '../../../common/languages';
import type { Executor } from '../../graphql/executor';
import type { Operation } from '../../graphql/operation';
import type { StoredDocument } from '../storedDocuments';
import type { CatalogueQuestion } from './catalogueResponses';

/** The read of a stored document with these variables. */
export function storedQuestion(
  executor: Executor,
  { operation }: StoredDocument,
  variables: Record<string, unknown>,
  language: Language,
): CatalogueQuestion {
  const list = listName(operation);
  return {
    language,
    roots: operation.rootFields,
    async answer(context) {
      const { data, errors } = await executor.run(operation, { variables }, context);
      if (errors) return null;
      const page = list === null ? undefined : (data?.[list] as { nodes?: unknown[] } | undefined);
      return { body: { data }, list: page?.nodes ?? null };
    },
  };
}

/** Of a page of products, those that are the same whatever a product costs. */
const BESIDE_NODES = ['__typename', 'pageInfo', 'totalCount'];

/** The name in the answer of the only root field, where it is a page of products of which only `nodes` shows them. */
function listName({ document }: Operation): string | null {
  const roots = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [],
  );
  const [root, ...more] = roots.filter((node) => plainName(node) !== '__typename');
  if (root?.kind !== Kind.FIELD || more.length > 0 || !['products', 'catalogue'].includes(root.name.value)) return null;
  const fields = (root.selectionSet?.selections ?? []).map(plainName);
  const isPage = fields.every((name) => name !== null && ['nodes', ...BESIDE_NODES].includes(name));
  if (!isPage || fields.filter((name) => name === 'nodes').length !== 1) return null;
  return root.alias?.value ?? root.name.value;
}

/** The name of a field without alias; null for any other selection. */
function plainName(node: SelectionNode): string | null {
  return node.kind === Kind.FIELD && !node.alias ? node.name.value : null;
}
