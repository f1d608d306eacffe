import { Kind, type FragmentDefinitionNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/**
 * The fields that the operation asks for below a field of the one that is being resolved: once for each name under which
 * the answer has them, as the path from there (`variants.price.amount`). One that a directive may leave out counts.
 * @param path the names of the fields on the way to it, and its own
 */
export function selectedFields({ fieldNodes, fragments }: GraphQLResolveInfo, path: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const { selectionSet } of fieldNodes) collect(selectionSet, { path, shown: '', at: '' }, fragments, found);
  return [...found.values()];
}

/** Where a selection stands: what of the path is left, then the names in the answer and of the fields. */
interface Place {
  path: readonly string[];
  shown: string;
  at: string;
}

function collect(set: SelectionSetNode | undefined, place: Place, fragments: Fragments, found: Map<string, string>) {
  const [next, ...rest] = place.path;
  for (const node of set?.selections ?? []) {
    if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet, place, fragments, found);
    else if (node.kind === Kind.FRAGMENT_SPREAD)
      collect(fragments[node.name.value]?.selectionSet, place, fragments, found);
    else if (next === undefined) {
      const shown = `${place.shown}${(node.alias ?? node.name).value}`;
      const at = `${place.at}${node.name.value}`;
      found.set(shown, at);
      collect(node.selectionSet, { path: [], shown: `${shown}.`, at: `${at}.` }, fragments, found);
    } else if (node.name.value === next) collect(node.selectionSet, { ...place, path: rest }, fragments, found);
  }
}
