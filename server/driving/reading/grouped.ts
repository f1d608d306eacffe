/** What stands under each key, in the sequence of the rows. */
export function grouped<Row, Key, Item>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  itemOf: (row: Row) => Item,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(itemOf(row));
    else groups.set(keyOf(row), [itemOf(row)]);
  }
  return groups;
}
