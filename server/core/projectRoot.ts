import path from 'node:path';

/** The folder of package.json, from the sources and from the build alike. */
export function projectRoot(): string {
  const folder = path.resolve(__dirname, '../..');
  return path.basename(folder) === 'build' ? path.dirname(folder) : folder;
}
