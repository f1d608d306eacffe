import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { transformSync } from '@swc/core';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bustan-stacks-'));
  compile('mapStacks', readFileSync(path.join(__dirname, 'mapStacks.ts'), 'utf8'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the module as the build does, with its map beside it unless it is to have none. */
function compile(name: string, source: string, { hasMap = true } = {}): void {
  const { code, map } = transformSync(source, {
    filename: `${name}.ts`,
    sourceMaps: true,
    module: { type: 'commonjs' },
    jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
  });
  writeFileSync(path.join(folder, `${name}.js`), code);
  if (hasMap && map) writeFileSync(path.join(folder, `${name}.js.map`), map);
}

function stackOf(name: string): string {
  return execFileSync(process.execPath, [path.join(folder, `${name}.js`)], { encoding: 'utf8' });
}

const THROWS = `import { mapStacks } from './mapStacks';
interface Wish {
  readonly what: string;
}

mapStacks();

function refuse({ what }: Wish): never {
  throw new TypeError(what);
}

try {
  refuse({ what: 'no such thing' });
} catch (error) {
  console.log((error as Error).stack);
}
`;

test('stacks name the lines of the sources in TypeScript', () => {
  compile('mapped', THROWS);
  const [head, first, second] = stackOf('mapped').split('\n');
  expect(head).toBe('TypeError: no such thing');
  expect(first).toBe(`    at refuse (${path.join(folder, 'mapped.ts')}:9:9)`);
  expect(second).toBe(`    at Object.<anonymous> (${path.join(folder, 'mapped.ts')}:13:3)`);
});

test('what has no map keeps its own lines', () => {
  compile('plain', THROWS, { hasMap: false });
  expect(stackOf('plain').split('\n')[1]).toMatch(
    new RegExp(`^ {4}at refuse \\(${path.join(folder, 'plain.js')}:\\d+:11\\)$`),
  );
});

test('an error that can not say what it is still has its stack', () => {
  compile(
    'mute',
    THROWS.replace(
      'throw new TypeError(what)',
      'throw Object.assign(new Error(what), { toString: null, message: Symbol() })',
    ),
  );
  expect(stackOf('mute')).toContain('at refuse');
});
