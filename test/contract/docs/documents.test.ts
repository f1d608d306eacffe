import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { STATUS } from '../../../server/core/errors';
import { projectRoot } from '../../../server/core/projectRoot';
import '../../../server/metrics/counters';
import '../../../server/metrics/gauges';
import { registry } from '../../../server/metrics/registry';
import '../../../server/metrics/requests';

const ROOT = projectRoot();
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Files below a folder, by their path from the project's root. */
function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => ending.test(file) && !/(^|\/)(node_modules|gql)\//.test(file));
}

const DOCUMENTS = [...readdirSync(ROOT).filter((file) => file.endsWith('.md')), ...filesBelow('docs', /\.md$/)];
const SPECIFICATION = filesBelow('docs/specification', /\/\d\d-[\w-]+\.md$/).sort();
const CODE = ['common', 'migrations', 'server', 'test', 'tools', 'web'].flatMap((folder) =>
  filesBelow(folder, /\.(ts|tsx|mjs|cjs|css)$/),
);

/** The numbers of the headings of a file, like "3" and "3.2". */
const sectionsOf = (text: string): string[] =>
  [...text.matchAll(/^#{1,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number = '']) => number);
const SECTIONS = new Set(SPECIFICATION.flatMap((file) => sectionsOf(read(file))));

/** The lines of a file that are comments, or end in one. */
function commentsOf(text: string): string[] {
  return text.split('\n').flatMap((line) => /(?:^\s*(?:\/\*|\*)|\/\/ |\/\*\*? ).*/.exec(line)?.[0] ?? []);
}

test('the sections of the specification are numbered without a gap', () => {
  expect(SPECIFICATION.length).toBeGreaterThan(20);
  for (const [index, file] of SPECIFICATION.entries()) {
    const sections = sectionsOf(read(file));
    const expected = sections.map((_, place) => (place === 0 ? `${index + 1}` : `${index + 1}.${place}`));
    expect([file, sections]).toEqual([file, expected]);
  }
});

test('the table of codes has each code with its status', () => {
  const rows = [...read('docs/specification/12-rest.md').matchAll(/^\| (\d{3}) \| (.*) \|$/gm)];
  const named = rows.flatMap(([, status, codes = '']) =>
    [...codes.matchAll(/`([A-Z_]+)`/g)].map(([, code]) => [code, Number(status)]),
  );
  expect(named).toEqual(Object.entries(STATUS));
});

test('every section that is cited exists', () => {
  const wrong = [...CODE, ...DOCUMENTS].flatMap((file) =>
    [...read(file).matchAll(/\bspecification\s+(?:\*|\/\/)?\s*(\d+(?:\.\d+)?)/g)].flatMap(([cited, section = '']) =>
      SECTIONS.has(section) ? [] : [`${file}: ${cited}`],
    ),
  );
  expect(wrong).toEqual([]);
});

test('comments cite nothing outside the repository', () => {
  const cites = [
    /(?<!specification )\bsections? \d/i,
    /\b(spec|design|models|shared)\/\w/,
    /\bthe documents (say|describe|give|write)\b/,
  ];
  const wrong = CODE.flatMap((file) =>
    commentsOf(read(file)).flatMap((line) => {
      const named = [...line.matchAll(/[\w./-]+\.md\b/g)].map(([name]) => name);
      const unknown = named.filter((name) => !existsSync(path.join(ROOT, name)));
      const decisions = [...line.matchAll(/docs\/decisions\/(\d{4})/g)].map(([, number = '']) => number);
      const isWrong =
        unknown.length > 0 ||
        cites.some((cite) => cite.test(line)) ||
        decisions.some((number) => !filesBelow('docs/decisions', /\.md$/).some((name) => name.includes(`/${number}-`)));
      return isWrong ? [`${file}: ${line.trim()}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('every link of a document leads somewhere', () => {
  const wrong = DOCUMENTS.flatMap((file) => {
    const text = read(file).replace(/^```.*?^```$/gms, '');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)].map(
      ([, link, picture]) => link ?? picture ?? '',
    );
    return links.flatMap((link) => {
      if (/^(https?|mailto):/.test(link)) return [];
      const [target = '', anchor] = link.split('#');
      const at = target === '' ? file : path.join(path.dirname(file), target);
      const exists = existsSync(path.join(ROOT, at)) && (anchor === undefined || anchorsOf(read(at)).has(anchor));
      return exists ? [] : [`${file}: ${link}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('every path that a document names exists', () => {
  const wrong = DOCUMENTS.flatMap((file) =>
    [...read(file).matchAll(/`((?:common|docs|migrations|server|test|tools|web)\/[\w./-]+)`/g)].flatMap(
      ([, named = '']) => (existsSync(path.join(ROOT, named)) || /\/\d{4}$/.test(named) ? [] : [`${file}: ${named}`]),
    ),
  );
  expect(wrong).toEqual([]);
});

/** The anchors that GitHub makes of the headings. */
function anchorsOf(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  );
}

test('the decisions are numbered without a gap, and the index has all of them', () => {
  const files = filesBelow('docs/decisions', /\/\d{4}-[\w-]+\.md$/).sort();
  const numbers = files.map((file) => path.basename(file).slice(0, 4));
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')));
  const index = read('docs/decisions/README.md');
  expect(files.filter((file) => !index.includes(`](${path.basename(file)})`))).toEqual([]);
  for (const [place, file] of files.entries()) expect(read(file)).toMatch(new RegExp(`^# ${place + 1}\\. `));
});

test('the picture in docs/architecture.md is that of the list of layers', async () => {
  await promisify(execFile)(process.execPath, ['tools/architecture/drawLayers.mjs', '--check'], { cwd: ROOT });
});

test('every alert has a section that says what to do, in the same order, and a test', () => {
  const alerts = [...read('tools/watching/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect(alerts.length).toBeGreaterThan(10);
  const steps = read('docs/operations/watching.md').split(/^## Alerts$/m)[1] ?? '';
  expect([...steps.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)).toEqual(alerts);
  const tests = read('tools/watching/alerts.test.yml');
  const untested = alerts.filter(
    (name) => !tests.includes(`alertname="${name}"`) || !tests.includes(`alertname: ${name},`),
  );
  expect(untested).toEqual([]);
});

test('docs/specification/27-watching.md names every metric', () => {
  const text = read('docs/specification/27-watching.md').replaceAll('`…_idle`', '`bustan_database_connections_idle`');
  const missing = registry.getMetricsAsArray().filter(({ name }) => !text.includes(`\`${name}\``));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

const HOUSE = ['common', 'server', 'test', 'web'].flatMap((folder) => filesBelow(folder, /\.(ts|tsx|css)$/));

test('no folder holds more than 15 files of code', () => {
  const count = new Map<string, number>();
  for (const file of HOUSE) count.set(path.dirname(file), (count.get(path.dirname(file)) ?? 0) + 1);
  expect(count.size).toBeGreaterThan(150);
  expect([...count].filter(([, files]) => files > 15)).toEqual([]);
});

test('no file of code is longer than 300 lines, tables of data aside', () => {
  const tables = /^test\/contract\/(authorization\/(operations|routes)|rest\/openapiRequests)\.ts$/;
  const long = HOUSE.filter((file) => !tables.test(file)).map((file) => [file, read(file).split('\n').length - 1]);
  expect(long.filter(([, lines]) => Number(lines) > 300)).toEqual([]);
});

test('docs/architecture.md names every room', () => {
  const rooms = read('docs/architecture.md');
  const missing = ['server', 'web'].flatMap((side) =>
    readdirSync(path.join(ROOT, side), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !rooms.includes(`${side}/${entry.name}/`))
      .map(({ name }) => `${side}/${name}`),
  );
  expect(missing).toEqual([]);
});
