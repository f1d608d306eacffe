import { loadModule, parseSync, type ColumnDef, type Constraint, type Node } from 'libpg-query';

/** Loads PostgreSQL's own parser; once, before `statementsOf`. */
export const loadParser: () => Promise<void> = loadModule;

/** The statements of a query, as PostgreSQL reads them. @throws when it cannot */
export function statementsOf(sql: string): Node[] {
  return (parseSync(sql).stmts ?? []).flatMap(({ stmt }) => (stmt ? [stmt] : []));
}

/** The texts in a list of names, with a dot between them. */
export function nameOf(nodes: readonly Node[] = []): string {
  return nodes
    .flatMap((node) => ('String' in node ? [node.String.sval ?? ''] : 'List' in node ? [nameOf(node.List.items)] : []))
    .join('.');
}

/** Columns and constraints that a list of a CREATE TABLE or the parts of a column hold. */
export function columnsOf(nodes: readonly Node[] = []): ColumnDef[] {
  return nodes.flatMap((node) => ('ColumnDef' in node ? [node.ColumnDef] : []));
}

/** See `columnsOf`. */
export function constraintsOf(nodes: readonly Node[] = []): Constraint[] {
  return nodes.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []));
}

/** The tables that a constraint refers to: one, or none. */
export function referenceOf({ pktable }: Constraint): string[] {
  return pktable?.relname ? [pktable.relname] : [];
}
