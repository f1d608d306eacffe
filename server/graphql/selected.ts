import { Kind, type FragmentDefinitionNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/**
 * Whether the operation asks for a field below the one that is being resolved.
 * @param path the names of the fields on the way to it, and its own; one that a directive may leave out counts
 */
export function isSelected({ fieldNodes, fragments }: GraphQLResolveInfo, path: readonly string[]): boolean {
  return fieldNodes.some(({ selectionSet }) => selects(selectionSet, path, fragments));
}

function selects(set: SelectionSetNode | undefined, path: readonly string[], fragments: Fragments): boolean {
  const [name, ...below] = path;
  if (name === undefined) return true;
  return (set?.selections ?? []).some((node) => {
    switch (node.kind) {
      case Kind.FIELD:
        return node.name.value === name && selects(node.selectionSet, below, fragments);
      case Kind.INLINE_FRAGMENT:
        return selects(node.selectionSet, path, fragments);
      case Kind.FRAGMENT_SPREAD:
        return selects(fragments[node.name.value]?.selectionSet, path, fragments);
    }
  });
}
