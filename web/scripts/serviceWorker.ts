import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { generateSW } from 'workbox-build';
import { OFFLINE_PAGE, workerRules } from './workerRules';

/** What customers never open: only reached through these, a file is not precached. */
const BACK_OFFICE =
  /^(web\/)?(?:(admin|ui-antd|orderPage\/controls|orders\/deliveries|business|employee|driver|portal)\/|i18n\/messages\/\w+\/portals)/;
const BACK_OFFICE_PACKAGES = /^(antd|@ant-design\/|@rc-component\/|rc-|recharts)/;

/** Pages of who works without a network, each with the list of what it needs beside the precached files. */
const WORK_OFFLINE = {
  'employee/EmployeePortal.tsx': 'employee-parts.json',
  'driver/DriverPortal.tsx': 'driver-parts.json',
};

/** Writes `/sw.js` and the page it falls back to, once everything else is built. */
export function serviceWorker(): Plugin {
  let outDir = '';
  let broken = false;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    buildEnd(error) {
      broken = error !== undefined;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // What went wrong is told when all is closed; there is no manifest then.
        if (broken) return;
        const manifest = await read<Manifest>('.vite/manifest.json');
        const files = precached(manifest);
        const packages = await read<Record<string, string[]>>('.vite/packages.json');
        const intruder = files.find((file) => packages[file]?.some((name) => BACK_OFFICE_PACKAGES.test(name)));
        if (intruder) throw new Error(`${intruder} holds parts of the back office and would be precached`);
        await writeOfflinePage();
        for (const [page, list] of Object.entries(WORK_OFFLINE)) {
          await writeFile(join(outDir, list), JSON.stringify(partsOf(page, manifest, new Set(files))));
        }
        await generateSW({
          swDest: join(outDir, 'sw.js'),
          globDirectory: outDir,
          globPatterns: [...files, OFFLINE_PAGE.slice(1), 'favicon.svg'],
          modifyURLPrefix: { '': '/' },
          // Their names change with their content.
          dontCacheBustURLsMatching: /\/assets\//,
          // Or "/" would be taken for a precached page.
          directoryIndex: null,
          cacheId: 'bustan',
          cleanupOutdatedCaches: true,
          // A first visit can be kept at once; a later version waits until a page asks for it.
          clientsClaim: true,
          skipWaiting: false,
          runtimeCaching: workerRules,
          inlineWorkboxRuntime: true,
          sourcemap: false,
          mode: 'production',
          babelPresetEnvTargets: ['chrome >= 100', 'safari >= 15.4', 'firefox >= 100'],
        });
      },
    },
  };

  async function read<T>(file: string): Promise<T> {
    return JSON.parse(await readFile(join(outDir, file), 'utf8')) as T;
  }

  /** The page without what a server writes into it (the language, say), and marked: it knows how it was opened. */
  async function writeOfflinePage(): Promise<void> {
    const page = await readFile(join(outDir, 'index.html'), 'utf8');
    await writeFile(join(outDir, OFFLINE_PAGE), page.replace(/<html[^>]*>/, '<html data-offline>'));
  }
}

/** Every file that a customer's screens may ask for. */
function precached(manifest: Manifest): string[] {
  return filesFrom('index.html', manifest, ({ file, src }, files) => !files.has(file) && !BACK_OFFICE.test(src ?? ''));
}

/** The addresses of what a page needs and customers' screens do not. */
function partsOf(page: string, manifest: Manifest, excluded: ReadonlySet<string>): string[] {
  if (!manifest[page]) throw new Error(`${page} is not part of the build`);
  const files = filesFrom(page, manifest, ({ file }, found) => !found.has(file) && !excluded.has(file));
  return files.filter((file) => !excluded.has(file)).map((file) => `/${file}`);
}

/** Every file that a module may ask for, sooner or later, as far as the walk may go into a chunk. */
function filesFrom(
  root: string,
  manifest: Manifest,
  enters: (chunk: Manifest[string], found: ReadonlySet<string>) => boolean,
): string[] {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || !enters(chunk, files)) return;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit(root);
  return [...files];
}
