import { getMetadataArgsStorage } from 'typeorm';

/**
 * Columns of an entity for a statement written by hand, each under the entity's own name, so that a row is a `Pick` of
 * the entity: `m.to_address AS "toAddress"`.
 * @param alias the table's alias in the statement
 * @throws for a property that is no column of the entity
 */
export function entityColumns<Entity extends object>(
  entity: new () => Entity,
  alias: string,
  properties: readonly (keyof Entity & string)[],
): string {
  const columns = getMetadataArgsStorage().columns.filter(({ target }) => target === entity);
  return properties
    .map((property) => {
      const column = columns.find(({ propertyName }) => propertyName === property);
      if (!column) throw new Error(`${entity.name} has no column ${property}`);
      return `${alias}.${column.options.name ?? property} AS "${property}"`;
    })
    .join(', ');
}
