import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

/** Maps by the file that was compiled; null for one without. */
const maps = new Map<string, SourceMap | null>();

/**
 * The stacks of errors name the sources in TypeScript from now on. `--enable-source-maps` does the same, but reads the map of
 * every module that is loaded, those of packages too: a tenth of the start. Here a map is read when a stack needs it.
 */
export function mapStacks(): void {
  Error.prepareStackTrace = (error, frames) => [headOf(error), ...frames.map(lineOf)].join('\n    at ');
}

/** As V8 writes it. */
function headOf(error: unknown): string {
  try {
    return String(error);
  } catch {
    return '<error>';
  }
}

function lineOf(frame: NodeJS.CallSite & { toString(): string }): string {
  const line = frame.toString();
  const [file, row, column] = [frame.getFileName(), frame.getLineNumber(), frame.getColumnNumber()];
  if (!file || row === null || column === null || file.includes('node_modules')) return line;
  const origin = mapOf(file)?.findEntry(row - 1, column - 1);
  if (!origin || !('originalSource' in origin)) return line;
  const source = path.resolve(path.dirname(file), origin.originalSource);
  return line.replace(`${file}:${row}:${column}`, `${source}:${origin.originalLine + 1}:${origin.originalColumn + 1}`);
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const map = readMap(file);
  maps.set(file, map);
  return map;
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}
