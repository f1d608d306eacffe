import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupError } from './backupError';
import type { Figures } from './figures';
import type { Sequence, Table } from './tables';

/**
 * A backup is one gzip file of frames: a letter, the length of what follows in four bytes, and that.
 *
 *     H  what the file is, as JSON
 *     T  the table whose rows follow, as JSON; then any number of
 *     D  a piece of its rows as COPY writes them, cut anywhere
 *     E  figures, sequences and the session secret, as JSON
 *     S  SHA-256 of all frames before
 *
 * A file that was cut off has no frame S, and one that was changed has another sum.
 */
export const FORMAT = 'bustan-backup';
export const FORMAT_VERSION = 1;

/** What a file says of itself before its rows. */
export interface BackupHeader {
  format: typeof FORMAT;
  formatVersion: number;
  madeAt: string;
  /** Which database it is of (`identityOf`); absent in files of before it was written. */
  database?: string;
  /** Of PostgreSQL, as it says it. */
  postgres: string;
  /** Its major version. */
  postgresMajor: number;
  /** The names of the migrations that made the tables, in their sequence. */
  migrations: string[];
  tables: string[];
}

/** What a file says after its rows. */
export interface BackupEnd {
  /** Of each table. */
  figures: Record<string, Figures>;
  sequences: Sequence[];
  /** Signs session cookies; null unless it was asked for. */
  sessionSecret: string | null;
}

/** A part of a file, in its sequence. */
export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'table'; table: Table }
  | { kind: 'rows'; rows: Buffer }
  | { kind: 'end'; end: BackupEnd };

/** More than any piece that is written; a longer one is damage, and must not fill the memory. */
const LONGEST = 16 * 1024 * 1024;
const FRAME_HEAD = 5;

/** Makes frames, and adds each to the sum. */
export class FrameWriter {
  private readonly hash = createHash('sha256');

  json(letter: 'H' | 'T' | 'E', value: unknown): Buffer {
    return this.frame(letter, Buffer.from(JSON.stringify(value)));
  }

  rows(rows: Buffer): Buffer {
    return this.frame('D', rows);
  }

  /** The last frame. */
  sum(): Buffer {
    return frameOf('S', this.hash.copy().digest());
  }

  private frame(letter: string, content: Buffer): Buffer {
    const frame = frameOf(letter, content);
    this.hash.update(frame);
    return frame;
  }
}

function frameOf(letter: string, content: Buffer): Buffer {
  if (content.length > LONGEST) throw new BackupError(`a part of the backup is too long: ${content.length} bytes`);
  const head = Buffer.alloc(FRAME_HEAD);
  head.write(letter, 'latin1');
  head.writeUInt32BE(content.length, 1);
  return Buffer.concat([head, content]);
}

/**
 * Reads a file part by part. What it gives is not proven until it has ended: read a file to its end once (`checkFile`)
 * before anything is written.
 * @throws BackupError when the file is no backup, damaged or cut off
 */
export async function* readParts(file: string): AsyncGenerator<BackupPart> {
  const hash = createHash('sha256');
  let waiting: Buffer = Buffer.alloc(0);
  let isFirst = true;
  let isWhole = false;
  for await (const bytes of unzipped(file)) {
    waiting = waiting.length === 0 ? bytes : Buffer.concat([waiting, bytes]);
    for (let frame = takeFrame(waiting); frame; frame = takeFrame(waiting)) {
      waiting = waiting.subarray(frame.bytes.length);
      if (isWhole || (isFirst && frame.letter !== 'H')) throw damaged(file);
      isFirst = false;
      if (frame.letter === 'S') {
        if (!hash.digest().equals(frame.content)) throw damaged(file);
        isWhole = true;
      } else {
        hash.update(frame.bytes);
        yield partOf(frame.letter, frame.content, file);
      }
    }
    if (waiting.length >= FRAME_HEAD && waiting.readUInt32BE(1) > LONGEST) throw damaged(file);
  }
  if (!isWhole || waiting.length > 0) throw damaged(file);
}

/** Reads the whole file. @returns what it says before and after its rows @throws BackupError as `readParts` */
export async function checkFile(file: string): Promise<{ header: BackupHeader; end: BackupEnd }> {
  let header: BackupHeader | undefined;
  let end: BackupEnd | undefined;
  for await (const part of readParts(file)) {
    if (part.kind === 'header') header = part.header;
    if (part.kind === 'end') end = part.end;
  }
  if (!header || !end) throw damaged(file);
  return { header, end };
}

interface Frame {
  letter: string;
  content: Buffer;
  bytes: Buffer;
}

function takeFrame(from: Buffer): Frame | null {
  if (from.length < FRAME_HEAD) return null;
  const length = FRAME_HEAD + from.readUInt32BE(1);
  if (from.length < length) return null;
  const bytes = from.subarray(0, length);
  return { letter: String.fromCharCode(bytes[0] ?? 0), content: bytes.subarray(FRAME_HEAD), bytes };
}

function partOf(letter: string, content: Buffer, file: string): BackupPart {
  if (letter === 'D') return { kind: 'rows', rows: content };
  const value = parse(content, file);
  if (letter === 'H') return { kind: 'header', header: checkHeader(value as BackupHeader, file) };
  if (letter === 'T') return { kind: 'table', table: value as Table };
  if (letter === 'E') return { kind: 'end', end: value as BackupEnd };
  throw damaged(file);
}

function parse(content: Buffer, file: string): unknown {
  try {
    return JSON.parse(content.toString('utf8')) as unknown;
  } catch (error) {
    throw damaged(file, error);
  }
}

function checkHeader(header: BackupHeader, file: string): BackupHeader {
  if (header.format !== FORMAT) throw damaged(file);
  if (header.formatVersion !== FORMAT_VERSION) {
    throw new BackupError(
      `${file} has the form ${header.formatVersion} of backups, and this release reads form ${FORMAT_VERSION}: restore it with the release that made it`,
    );
  }
  return header;
}

/** The bytes of a gzip file; its own errors are damage. */
async function* unzipped(file: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  const reading = pipeline(createReadStream(file, { highWaterMark: 256 * 1024 }), gunzip);
  // Whoever reads learns of it below.
  reading.catch(() => undefined);
  try {
    for await (const bytes of gunzip) yield bytes as Buffer;
    await reading;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') {
      throw new BackupError(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
    }
    if (code?.startsWith('Z_')) throw damaged(file, error);
    throw error;
  }
}

function damaged(file: string, cause?: unknown): BackupError {
  return new BackupError(
    `${file} is no backup of this shop, or it is damaged or cut off: nothing was restored from it`,
    { cause },
  );
}
