import type { AlterTableCmd, AlterTableStmt, Node } from 'libpg-query';
import { columnsOf, constraintsOf, nameOf, referenceOf, statementsOf } from './sql';

/** Locks of PostgreSQL that migrations take, and who waits for whoever holds one. */
export const WAITING = {
  'ACCESS EXCLUSIVE': 'reads and writes wait',
  'SHARE ROW EXCLUSIVE': 'writes wait, reads do not',
  SHARE: 'writes wait, reads do not',
  'SHARE UPDATE EXCLUSIVE': 'nobody waits',
  'ROW EXCLUSIVE': 'only who writes the same rows waits',
} as const;

export type LockMode = keyof typeof WAITING;

/** A table, and how a statement locks it. */
export interface TableLock {
  /** Of an index that is dropped its own name, in brackets: the statement does not say which table it belongs to. */
  table: string;
  mode: LockMode;
}

/** Parts of ALTER TABLE that nobody waits for. */
const GENTLE: ReadonlySet<string> = new Set([
  'AT_ValidateConstraint',
  'AT_SetStatistics',
  'AT_SetRelOptions',
  'AT_ResetRelOptions',
  'AT_ClusterOn',
]);

/** The tables that a query of a migration locks, the strongest lock of each; reads are left out. */
export function locksOf(sql: string): TableLock[] {
  const strongest = new Map<string, LockMode>();
  const order = Object.keys(WAITING) as LockMode[];
  for (const { table, mode } of statementsOf(sql).flatMap(locksOfStatement)) {
    const other = strongest.get(table);
    if (!other || order.indexOf(mode) < order.indexOf(other)) strongest.set(table, mode);
  }
  return [...strongest].map(([table, mode]) => ({ table, mode }));
}

function locksOfStatement(node: Node): TableLock[] {
  const lock = (mode: LockMode, ...tables: (string | undefined)[]): TableLock[] =>
    tables.flatMap((table) => (table ? [{ table, mode }] : []));
  if ('AlterTableStmt' in node) return locksOfAlter(node.AlterTableStmt);
  if ('RenameStmt' in node) return lock('ACCESS EXCLUSIVE', node.RenameStmt.relation?.relname);
  if ('IndexStmt' in node) {
    const { concurrent, relation } = node.IndexStmt;
    return lock(concurrent ? 'SHARE UPDATE EXCLUSIVE' : 'SHARE', relation?.relname);
  }
  if ('CreateStmt' in node) return lock('SHARE ROW EXCLUSIVE', ...referencesIn(node.CreateStmt.tableElts));
  if ('CreateTrigStmt' in node) return lock('SHARE ROW EXCLUSIVE', node.CreateTrigStmt.relation?.relname);
  if ('DropStmt' in node) {
    const { removeType, objects, concurrent } = node.DropStmt;
    const names = (objects ?? []).map((object) => nameOf([object]));
    if (removeType === 'OBJECT_TABLE') return lock('ACCESS EXCLUSIVE', ...names);
    if (removeType === 'OBJECT_TRIGGER')
      return lock('ACCESS EXCLUSIVE', ...names.map((name) => name.split('.').at(-2)));
    if (removeType === 'OBJECT_INDEX') {
      const mode = concurrent ? 'SHARE UPDATE EXCLUSIVE' : 'ACCESS EXCLUSIVE';
      return lock(mode, ...names.map((name) => `(the table of ${name})`));
    }
    return [];
  }
  if ('TruncateStmt' in node) return lock('ACCESS EXCLUSIVE', ...tablesIn(node.TruncateStmt.relations));
  if ('LockStmt' in node) return lock('ACCESS EXCLUSIVE', ...tablesIn(node.LockStmt.relations));
  return lock('ROW EXCLUSIVE', ...writtenIn(node));
}

function locksOfAlter({ relation, cmds, objtype }: AlterTableStmt): TableLock[] {
  const table = relation?.relname;
  if (!table || objtype === 'OBJECT_INDEX') return [];
  const commands = (cmds ?? []).flatMap((node) => ('AlterTableCmd' in node ? [node.AlterTableCmd] : []));
  const references = commands.flatMap(({ def }) => (def ? referencesIn([def]) : []));
  return [
    { table, mode: modeOfAlter(commands) },
    ...references.map((other): TableLock => ({ table: other, mode: 'SHARE ROW EXCLUSIVE' })),
  ];
}

function modeOfAlter(commands: readonly AlterTableCmd[]): LockMode {
  if (commands.every(({ subtype }) => GENTLE.has(String(subtype)))) return 'SHARE UPDATE EXCLUSIVE';
  const isReference = ({ subtype, def }: AlterTableCmd): boolean =>
    subtype === 'AT_AddConstraint' && def !== undefined && referencesIn([def]).length > 0;
  return commands.every(isReference) ? 'SHARE ROW EXCLUSIVE' : 'ACCESS EXCLUSIVE';
}

/** What foreign keys of these columns and constraints refer to. */
function referencesIn(nodes: readonly Node[] = []): string[] {
  const ofColumns = columnsOf(nodes).flatMap(({ constraints }) => constraintsOf(constraints));
  return [...constraintsOf(nodes), ...ofColumns].flatMap(referenceOf);
}

function tablesIn(nodes: readonly Node[] = []): string[] {
  return nodes.flatMap((node) => ('RangeVar' in node && node.RangeVar.relname ? [node.RangeVar.relname] : []));
}

/** The tables whose rows a statement writes, those in its WITH included. */
function writtenIn(node: Node): string[] {
  const body =
    'InsertStmt' in node
      ? node.InsertStmt
      : 'UpdateStmt' in node
        ? node.UpdateStmt
        : 'DeleteStmt' in node
          ? node.DeleteStmt
          : 'MergeStmt' in node
            ? node.MergeStmt
            : undefined;
  const within = body ?? ('SelectStmt' in node ? node.SelectStmt : undefined);
  const nested = (within?.withClause?.ctes ?? []).flatMap((cte) =>
    'CommonTableExpr' in cte && cte.CommonTableExpr.ctequery ? writtenIn(cte.CommonTableExpr.ctequery) : [],
  );
  return [...nested, ...(body?.relation?.relname ? [body.relation.relname] : [])];
}
