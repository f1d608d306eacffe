import type { AlterTableCmd, ColumnDef, Constraint, Node } from 'libpg-query';
import { locksOf } from './locks';
import { columnsOf, constraintsOf, nameOf, statementsOf } from './sql';

/** A statement that would stop an open shop, or a server of the version before, and what to write instead. */
export interface Hazard {
  sql: string;
  /** What it does, and after a semicolon what to do instead. */
  message: string;
}

/** How a migration is done. */
export interface MigrationKind {
  /** Whether all of its statements are one transaction. */
  transaction: boolean;
  /** What it takes away is not used since the release that is named; see `Contracting` in `migrate.ts`. */
  takesAway: boolean;
}

/** Functions in a default that PostgreSQL reads once and not for every row that is there. */
const STABLE: ReadonlySet<string> = new Set(['now', 'transaction_timestamp', 'statement_timestamp', 'current_setting']);

const CONCURRENTLY = 'its table is not written while it is made; use makeConcurrently() and `transaction = false`';
const IN_USE = 'servers of the last release use it; leave it, and take it away a release later with `unusedSince`';

/** Reads the statements of one migration in their sequence, and remembers what it has made by itself. */
class Reader {
  readonly hazards: Hazard[] = [];
  /** Nobody reads or writes these yet. */
  private readonly made = new Set<string>();
  /** Checks of the form "is not null" by table and name, with their column. */
  private readonly filled = new Map<string, string>();
  /** Table and column of those that hold for every row. */
  private readonly proved = new Set<string>();
  private readonly unvalidated = new Set<string>();
  private readonly lockedWhole = new Set<string>();
  private sql = '';

  constructor(private readonly kind: MigrationKind) {}

  read(sql: string): void {
    this.sql = sql;
    for (const { table, mode } of locksOf(sql)) this.seeLock(table, mode);
    for (const node of statementsOf(sql)) this.statement(node);
  }

  private refuse(message: string): void {
    this.hazards.push({ sql: this.sql, message });
  }

  private seeLock(table: string, mode: string): void {
    if (!this.kind.transaction || mode !== 'ACCESS EXCLUSIVE' || this.made.has(table) || table.startsWith('(')) return;
    this.lockedWhole.add(table);
    if (this.lockedWhole.size === 2) {
      const [first] = this.lockedWhole;
      this.refuse(
        `${String(first)} is locked while it waits for ${table}; say \`transaction = false\`, and let each statement be done again`,
      );
    }
  }

  private statement(node: Node): void {
    if ('CreateStmt' in node) this.made.add(node.CreateStmt.relation?.relname ?? '');
    else if ('IndexStmt' in node) {
      const { concurrent, relation } = node.IndexStmt;
      if (!concurrent && !this.made.has(relation?.relname ?? '')) this.refuse(`CREATE INDEX: ${CONCURRENTLY}`);
    } else if ('AlterTableStmt' in node) {
      const { relation, cmds, objtype } = node.AlterTableStmt;
      const table = relation?.relname ?? '';
      if (objtype === 'OBJECT_INDEX' || this.made.has(table)) return;
      for (const cmd of cmds ?? []) if ('AlterTableCmd' in cmd) this.alter(table, cmd.AlterTableCmd);
    } else if ('RenameStmt' in node) {
      const { renameType, relation } = node.RenameStmt;
      if (['OBJECT_TABLE', 'OBJECT_COLUMN'].includes(String(renameType)) && !this.made.has(relation?.relname ?? '')) {
        this.refuse(
          'RENAME: servers of the last release ask for the name of before; add another one, let both be written, and take the old one away a release later',
        );
      }
    } else if ('DropStmt' in node) {
      const { removeType, concurrent } = node.DropStmt;
      if (removeType === 'OBJECT_INDEX' && !concurrent) {
        this.refuse('DROP INDEX: its table is locked; use dropConcurrently() and `transaction = false`');
      }
      if (['OBJECT_TABLE', 'OBJECT_VIEW', 'OBJECT_SEQUENCE'].includes(String(removeType))) {
        if (!this.kind.takesAway) this.refuse(`DROP: ${IN_USE}`);
      }
    } else if ('UpdateStmt' in node || 'DeleteStmt' in node || 'MergeStmt' in node) {
      const of = 'UpdateStmt' in node ? node.UpdateStmt : 'DeleteStmt' in node ? node.DeleteStmt : node.MergeStmt;
      if (!this.made.has(of.relation?.relname ?? '')) {
        this.refuse(
          'UPDATE, DELETE: every row stays locked until all are done; use inBatches() and `transaction = false`',
        );
      }
    } else if ('TruncateStmt' in node || 'LockStmt' in node || 'VacuumStmt' in node || 'ClusterStmt' in node) {
      this.refuse('TRUNCATE, LOCK, VACUUM, CLUSTER: the table is locked for as long as it takes; do without it');
    } else if ('ReindexStmt' in node) {
      this.refuse('REINDEX: the table is locked; make another index by makeConcurrently(), and drop the old one');
    } else if ('DoStmt' in node) this.refuse('DO: what it locks is not seen; write its statements one by one');
    else if ('CreateTableAsStmt' in node) {
      this.refuse('CREATE TABLE AS: it may copy for long in one transaction; make the table, and fill it by batches');
    }
  }

  private alter(table: string, { subtype, name, def }: AlterTableCmd): void {
    const [column] = def ? columnsOf([def]) : [];
    const [constraint] = def ? constraintsOf([def]) : [];
    if (subtype === 'AT_AddColumn' && column) this.addColumn(column);
    else if (subtype === 'AT_AddConstraint' && constraint) this.addConstraint(table, constraint);
    else if (subtype === 'AT_ValidateConstraint') this.validate(table, String(name));
    else if (subtype === 'AT_SetNotNull' && !this.proved.has(`${table}.${String(name)}`)) {
      this.refuse(
        'SET NOT NULL: every row is read while the table is locked; use setNotNull() and `transaction = false`',
      );
    } else if (subtype === 'AT_DropColumn' && !this.kind.takesAway) this.refuse(`DROP COLUMN: ${IN_USE}`);
    else if (subtype === 'AT_AlterColumnType') {
      this.refuse(
        'ALTER TYPE: the table is written anew while it is locked; add another column, fill it by inBatches(), and take the old one away a release later',
      );
    } else if (['AT_SetLogged', 'AT_SetUnLogged', 'AT_SetTableSpace', 'AT_SetAccessMethod'].includes(String(subtype))) {
      this.refuse(
        'ALTER TABLE: the table is written anew while it is locked; make another one, and fill it by batches',
      );
    }
  }

  private addColumn({ constraints, typeName }: ColumnDef): void {
    const parts = constraintsOf(constraints);
    const has = (kind: string): Constraint | undefined => parts.find(({ contype }) => contype === kind);
    const isSerial = /^(small|big)?serial\d?$/.test(nameOf(typeName?.names).split('.').at(-1) ?? '');
    const value = has('CONSTR_DEFAULT')?.raw_expr;
    if (isSerial || has('CONSTR_IDENTITY') || has('CONSTR_GENERATED')?.generated_kind === 's') {
      this.refuse(
        'ADD COLUMN: a value for every row is written while the table is locked; add the column empty, and fill it by inBatches()',
      );
    }
    if (value && !isStable(value)) {
      this.refuse(
        'ADD COLUMN: with a volatile default the table is written anew while it is locked; add the column without one, set the default after it, and fill it by inBatches()',
      );
    }
    if (has('CONSTR_NOTNULL') && !value) {
      this.refuse(
        'ADD COLUMN NOT NULL: rows that are there, and servers of the last release, have nothing for it; give it a constant default, or add it empty and use setNotNull() a release later',
      );
    }
    if (has('CONSTR_FOREIGN') || has('CONSTR_CHECK') || has('CONSTR_UNIQUE') || has('CONSTR_PRIMARY')) {
      this.refuse(
        'ADD COLUMN: its constraint looks at every row while the table is locked; add it after the column by addConstraint(), or as an index by makeConcurrently()',
      );
    }
  }

  private addConstraint(table: string, { contype, conname, skip_validation, indexname, raw_expr }: Constraint): void {
    if (contype === 'CONSTR_FOREIGN' || contype === 'CONSTR_CHECK') {
      if (!skip_validation) {
        this.refuse(
          'ADD FOREIGN KEY, CHECK: every row is read while the table is locked; use addConstraint() and `transaction = false`',
        );
      }
      this.unvalidated.add(`${table}.${String(conname)}`);
      const column = raw_expr && filledColumn(raw_expr);
      if (column) this.filled.set(`${table}.${String(conname)}`, column);
    } else if (contype === 'CONSTR_NOTNULL') {
      this.refuse(
        'ADD NOT NULL: every row is read while the table is locked; use setNotNull() and `transaction = false`',
      );
    } else if (!indexname) {
      this.refuse(
        'ADD UNIQUE, PRIMARY KEY, EXCLUDE: an index is made while the table is locked; make it by makeConcurrently(), and add the constraint USING INDEX',
      );
    }
  }

  private validate(table: string, name: string): void {
    const id = `${table}.${name}`;
    if (this.kind.transaction && this.unvalidated.has(id)) {
      this.refuse('VALIDATE CONSTRAINT: the lock of its ADD is still held; say `transaction = false`');
    }
    const column = this.filled.get(id);
    if (column) this.proved.add(`${table}.${column}`);
  }
}

/** Whether a default is the same for all rows that are there. */
function isStable(value: Node): boolean {
  const calls = /"FuncCall":\{"funcname":(\[.*?\])/g;
  const names = [...JSON.stringify(value).matchAll(calls)].map(([, list = '[]']) => nameOf(JSON.parse(list) as Node[]));
  return names.every((name) => STABLE.has(name.replace(/^pg_catalog\./, '')));
}

/** The column of a check that says no more than that it is not null. */
function filledColumn(check: Node): string | undefined {
  if (!('NullTest' in check) || check.NullTest.nulltesttype !== 'IS_NOT_NULL') return undefined;
  const { arg } = check.NullTest;
  return arg && 'ColumnRef' in arg ? nameOf(arg.ColumnRef.fields) : undefined;
}

/** What of a migration would stop an open shop; its statements in the sequence in which they are done. */
export function hazardsOf(statements: readonly string[], kind: MigrationKind): Hazard[] {
  const reader = new Reader(kind);
  for (const sql of statements) reader.read(sql);
  return reader.hazards;
}
