import { fileNameOf } from '../../lib/saveFile';

/** What came of a download: the file, or why there is none. */
type Download =
  | { file: Blob; name: string; nothing?: never }
  | { file?: never; nothing: true; message?: never }
  | { file?: never; nothing: false; message: string };

/** Of one line end of the file; a line end inside a cell is another. */
const RETURN = 13;

/**
 * Reads a file of the server as it streams.
 * @param onProgress gets the part that has arrived, from 0 to 1, counted in lines
 * @throws when the connection breaks, or the file is shorter than it was announced
 */
export async function download(
  address: string,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<Download> {
  const answer = await fetch(address, { credentials: 'same-origin', signal });
  if (answer.status === 404) return { nothing: true };
  if (!answer.ok || !answer.body) return { nothing: false, message: await messageOf(answer) };
  const total = Number(answer.headers.get('X-Total-Count') ?? 0);
  const name = fileNameOf(answer) ?? 'export.csv';
  const parts: Uint8Array<ArrayBuffer>[] = [];
  // The heading is a line, too.
  let lines = -1;
  const reader = answer.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    for (const byte of next.value) if (byte === RETURN) lines += 1;
    if (total > 0) onProgress(Math.min(1, Math.max(0, lines) / total));
  }
  if (lines < total) throw new Error('the file is not whole');
  return { file: new Blob(parts, { type: 'text/csv' }), name };
}

async function messageOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const message: unknown = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
  return typeof message === 'string' ? message : `${answer.status}: ${answer.statusText}`;
}
