import type { Writable } from 'node:stream';
import { DatabaseError, Query, type PoolClient, type QueryResult } from 'pg';

/** A statement of a batch. */
export interface BatchedStatement {
  readonly text: string;
  readonly values: unknown[];
  /** Under which it is prepared on the connection; undefined: it is not kept. */
  readonly name: string | undefined;
  /** Absent where nobody waits for it: the error of such a one is that of the next. */
  readonly resolve?: (result: QueryResult) => void;
  readonly reject?: (error: Error) => void;
}

/** What of pg's connection a statement is sent by. */
interface Wire {
  readonly stream: Writable;
  readonly submittedNamedStatements: Record<string, unknown>;
  sync(): void;
}

/** A statement as pg itself sends and reads it; its types leave that out. */
interface Part {
  readonly name: string | undefined;
  readonly text: string;
  prepare(wire: Wire): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
  handleReadyForQuery(wire: Wire): void;
  handleError(error: Error, wire: Wire): void;
}

/** SQLSTATE of a statement that is refused because of one before it. */
export const IN_FAILED_TRANSACTION = '25P02';

/** What PostgreSQL says of a statement behind one that failed; within a batch it does not even look at it. */
function behindFailed(): DatabaseError {
  const error = new DatabaseError('A statement before it failed', 0, 'error');
  error.code = IN_FAILED_TRANSACTION;
  return error;
}

/**
 * Statements that go to PostgreSQL in one piece, with one mark of synchronisation at their end: when one of them fails,
 * PostgreSQL passes over all behind it, whether or not it is in a transaction. So `BEGIN` may be the first of them.
 *
 * pg has no such thing; to it this is one query, whose parts are pg's own.
 */
class Batch extends Query {
  /** Of the part that is answered: pg notes under these what is prepared. */
  declare name: string | undefined;
  declare text: string;
  private answered = 0;
  private readonly parts: readonly Part[];

  constructor(
    readonly statements: readonly BatchedStatement[],
    private readonly done: () => void,
  ) {
    super('');
    this.parts = statements.map(({ text, values, name, resolve, reject }) => {
      const settle = (error: Error | null | undefined, result: unknown): void =>
        error ? reject?.(error) : resolve?.(result as QueryResult);
      return new Query({ text, values, name }, settle) as unknown as Part;
    });
    this.tell();
  }

  override submit = (connection: unknown): void => {
    const wire = connection as Wire;
    const unsynchronised = Object.create(wire, { sync: { value: () => undefined } }) as Wire;
    wire.stream.cork();
    for (const part of this.parts) part.prepare(unsynchronised);
    wire.sync();
    wire.stream.uncork();
  };

  handleRowDescription(message: unknown): void {
    this.parts[this.answered]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.parts[this.answered]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, wire: Wire): void {
    this.parts[this.answered]?.handleCommandComplete(message, wire);
    this.answered += 1;
    this.tell();
  }

  handleReadyForQuery(wire: Wire): void {
    for (const part of this.parts) part.handleReadyForQuery(wire);
    this.done();
  }

  handleError(error: Error, wire: Wire): void {
    let told = error;
    for (const [at, part] of this.parts.entries()) {
      if (at < this.answered) part.handleReadyForQuery(wire);
      else {
        // None of these was prepared.
        if (part.name !== undefined) delete wire.submittedNamedStatements[part.name];
        part.handleError(told, wire);
        if (this.statements[at]?.reject) told = behindFailed();
      }
    }
    this.done();
  }

  private tell(): void {
    const part = this.parts[this.answered];
    this.name = part?.name;
    this.text = part?.text ?? '';
  }
}

/** Sends statements in one piece; each is settled by itself. @returns when all of them are */
export function sendBatch(connection: PoolClient, statements: readonly BatchedStatement[]): Promise<void> {
  return new Promise((done) => connection.query(new Batch(statements, done)));
}
