import { Kind, parse, type SelectionSetNode } from 'graphql';
import { FIELD_BYTES } from '../../catalog/products/lists/wholeCatalogue';
import { productSelection } from './productShape';

/** The paths of all fields of a selection. */
function pathsOf({ selections }: SelectionSetNode, above = ''): string[] {
  return selections.flatMap((field) => {
    if (field.kind !== Kind.FIELD) throw new Error('The selection of a product has fields alone');
    const path = `${above}${field.name.value}`;
    return [path, ...(field.selectionSet ? pathsOf(field.selectionSet, `${path}.`) : [])];
  });
}

test('what each field weighs is known, so that a list of the whole catalogue ends in time', () => {
  const [selection] = parse(`{ ${productSelection()} }`).definitions;
  if (selection?.kind !== Kind.OPERATION_DEFINITION) throw new Error('A selection is an operation');
  const paths = pathsOf(selection.selectionSet);
  expect(paths).toContain('variants.customerPrice');
  expect(paths.filter((path) => !(path in FIELD_BYTES))).toEqual([]);
});
