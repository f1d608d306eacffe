// Draws the list of layers into docs/architecture.md: `npm run generate:architecture`. With --check it changes nothing
// and fails when the picture there is another one.
import { readFileSync, writeFileSync } from 'node:fs';
import layers from './layers.cjs';

const DOCUMENT = new URL('../../docs/architecture.md', import.meta.url);
const BEGIN = '<!-- layers: drawn by `npm run generate:architecture` -->';
const END = '<!-- /layers -->';

/** One box for each line of the list, each arrow from a box to the one that it may import from, as may all above it. */
function drawn(side, list) {
  const boxes = list.map((rooms, index) => `    ${side}${index}["${rooms.join(' · ')}"]`);
  const arrows = list.slice(1).map((_, index) => `    ${side}${index + 1} --> ${side}${index}`);
  return [`  subgraph ${side}`, '    direction TB', ...boxes, ...arrows, '  end'];
}

const picture = [
  BEGIN,
  '',
  '```mermaid',
  'flowchart TB',
  '  common["common"]',
  ...drawn('server', layers.SERVER),
  ...drawn('web', layers.WEB),
  '  server --> common',
  '  web --> common',
  '```',
  '',
  END,
].join('\n');

const text = readFileSync(DOCUMENT, 'utf8');
const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
if (from < 0 || to < from) throw new Error(`docs/architecture.md has no place for the picture: ${BEGIN} … ${END}`);
const next = text.slice(0, from) + picture + text.slice(to + END.length);
if (next === text) process.exit();
if (process.argv.includes('--check')) {
  process.stderr.write('docs/architecture.md shows other layers than the list: run `npm run generate:architecture`.\n');
  process.exitCode = 1;
} else {
  writeFileSync(DOCUMENT, next);
}
