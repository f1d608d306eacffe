import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { chunkPackages } from './web/scripts/chunkPackages';
import { compileTexts } from './web/scripts/texts/compileTexts';
import { fetchedAtOnce } from './web/scripts/fetchedAtOnce';
import { inlineDocuments } from './web/scripts/inlineDocuments';
import { inlineStyles } from './web/scripts/inlineStyles';
import { leaveOut } from './web/scripts/unused/leaveOut';
import { serviceWorker } from './web/scripts/serviceWorker';
import { stylesByRules } from './web/scripts/stylesByRules';

/** What the shop is begun with, each a piece of work of its own (web/app/main.tsx). */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//;
/** But for what the back office and the portals alone read with. */
const APOLLO =
  /^(?!.*\/useLazyQuery\.).*\/node_modules\/(?:@apollo|@wry|graphql|optimism|rxjs|tslib)\/|\/web\/app\/apollo\.ts$/;
const OWN = /^(?!.*\/node_modules\/).*\/(?:web|common)\//;
/** What forms are made of. */
const FORMS = /\/node_modules\/(?:formik|yup)\/|\/web\/(?:ui\/form\/(?!Button|Stepper)|signIn\/)|\/common\/rules\//;
/** Small helpers of many screens: money with its decimals, errors, focus, styles, dates, who is signed in, and choices. */
const BASICS =
  /\/web\/(?:lib|ui\/layout|session)\/|\/web\/i18n\/refusalText\.|\/web\/ui\/(?:DateText|dates|form\/(?:Radios|Choices\.module)\b)\b|\/common\/(?!rules\/)|\/decimal\.js-light\//;
/** What else screens are made of: the shop's own modules but the back office's, and the decimals. */
const SHARED_PARTS =
  /\/(?:web\/(?!orders\/deliveries\/)(?:ui|lib|shop|products|delivery|session|cart|ordering|checkout|orders|orderPage)|common)\/[^?]*$|\/decimal\.js-light\//;
/** What dialogs, toasts and tooltips have in common. */
const OVERLAYS =
  /\/@radix-ui\/(?:primitive|react-(?:compose-refs|context|dismissable-layer|focus-\w+|id|portal|presence|primitive|slot|use-[a-z-]+|visually-hidden))\//;
/** Dialogs of the cart and of the account, apart from the screens that ask by one, which share much else. */
const DIALOGS = /\/@radix-ui\/react-dialog\//;
const TOOLTIPS =
  /\/web\/(?:ui\/feedback\/Tooltip|orders\/OrderDate)\.|\/@radix-ui\/react-(?:arrow|popper|tooltip)\/|\/@floating-ui\//;
const OWN_NAMES = [
  'react',
  'apollo',
  'shop',
  'pwa',
  'overlays',
  'dialogs',
  'tooltips',
  'icons',
  'basics',
  'cart',
  'forms',
  'parts',
];
const API = 'http://127.0.0.1:4000';

/**
 * The shop, or with `--mode explorer` the explorer of the API beside it: apart, since a second page that shares its parts
 * would split up what a shopper downloads first.
 */
export default defineConfig(({ mode }) => ({
  root: resolve(import.meta.dirname, 'web'),
  publicDir: mode !== 'explorer' && 'public',
  plugins: [
    inlineDocuments(),
    compileTexts(),
    react(),
    mode !== 'explorer' && stylesByRules(),
    mode !== 'explorer' && leaveOut(),
    mode !== 'explorer' && chunkPackages(),
    mode !== 'explorer' && fetchedAtOnce(['react', 'apollo', 'shop']),
    mode !== 'explorer' && inlineStyles(),
    compression({
      // Brotli would take most of the explorer's build and save a developer a third of a megabyte.
      algorithms: mode === 'explorer' ? ['gzip'] : ['gzip', 'brotliCompress'],
      include: /\.(js|css|html|svg|txt)$/,
    }),
    mode !== 'explorer' && serviceWorker(),
  ],
  resolve: {
    // RxJS has its classes as classes there.
    conditions: ['es2015', ...defaultClientConditions],
    alias: [
      {
        find: /^react-router$/,
        replacement: resolve(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs'),
      },
    ],
  },
  server: { port: 5173, strictPort: true, proxy: { '/graphql': API, '/api': API, '/media': API } },
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName } },
  build: {
    outDir: resolve(import.meta.dirname, 'build/web'),
    // A shop may be running from there: `npm run build:web` builds into an empty folder beside it (web/scripts/build.ts).
    emptyOutDir: false,
    manifest: mode !== 'explorer',
    // Only browsers that are years old lack it, and they just load one thing after the other.
    modulePreload: { polyfill: false },
    // The policy of the server allows no data: fonts, and a hashed file is cached for good anyway.
    assetsInlineLimit: 0,
    // Ant Design's chunk and the explorer's are large on purpose; first-load.mjs checks the storefront's budget.
    chunkSizeWarningLimit: mode === 'explorer' ? 4000 : 1200,
    rolldownOptions: {
      ...(mode === 'explorer' && {
        input: resolve(import.meta.dirname, 'web/explorer.html'),
        // GraphiQL's files say something to a compiler that does not run here.
        checks: { moduleLevelDirective: false, bundlerTimings: false },
      }),
      output: {
        chunkFileNames: ({ name, moduleIds }) =>
          `assets/${OWN_NAMES.includes(name) ? name : areaOf(moduleIds)}-[hash].js`,
        ...(mode !== 'explorer' && {
          codeSplitting: {
            groups: [
              // What runs before everything else, and what the others need of it.
              {
                name: 'begin',
                test: /vite\/preload-helper|\/web\/lib\/(?:reloadOnce|leaving\/backGuard)\./,
                priority: 5,
              },
              { name: among(REACT, 'react'), debugName: 'react', priority: 4 },
              { name: among(APOLLO, 'apollo'), debugName: 'apollo', priority: 3 },
              { name: among(OWN, 'shop'), debugName: 'shop', priority: 2 },
              // The offline bar and the worker, which come to every page once it stands; not what a new version asks for.
              { name: 'pwa', test: /\/web\/(?:pwa\/(?!nextVersion)|lib\/connection\.)/, priority: 1.9 },
              { name: 'overlays', test: OVERLAYS, minShareCount: 2, priority: 1.88 },
              { name: 'dialogs', test: DIALOGS, minShareCount: 2, priority: 1.87 },
              // The landing page has one of them, and needs nothing else of what later screens share.
              { name: 'icons', test: /\/web\/ui\/laterIcons\./, priority: 1.85 },
              // Likewise what several of the later screens share: each file costs a slow network a way and back. What
              // the cart's drawer needs brings no forms along.
              { name: 'basics', test: BASICS, minShareCount: 2, priority: 1.8 },
              { name: 'cart', test: /\/web\/cart\//, minShareCount: 2, priority: 1.7 },
              { name: 'tooltips', test: TOOLTIPS, minShareCount: 2, priority: 1.6 },
              { name: 'forms', test: FORMS, minShareCount: 2, priority: 1 },
              { name: 'parts', test: SHARED_PARTS, minShareCount: 2 },
            ],
          },
        }),
      },
    },
  },
}));

/** The name of a module's class: with Vite's own, each would end in its line, which does not compress. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

/**
 * Keeps what the store's first page is made of in three chunks: React, Apollo and the shop. Left alone, each part of it
 * that some later page uses, too, becomes a chunk of its own: a dozen small files that compress badly and are always
 * loaded together. What the shop needs of other packages comes along; parted from it, the two would import each other
 * and one would run too early.
 */
function among(modules: RegExp, chunk: string) {
  return (moduleId: string, graph: ModuleGraph) =>
    modules.test(moduleId) && loadedFirst(graph).has(moduleId) ? chunk : null;
}

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const loadedBy = new WeakMap<ModuleGraph, ReadonlySet<string>>();

/** Everything that the store is begun with imports, directly or by others, and not only when it is needed. */
function loadedFirst(graph: ModuleGraph): ReadonlySet<string> {
  const known = loadedBy.get(graph);
  if (known) return known;
  const found = new Set([resolve(import.meta.dirname, 'web/app/start.tsx')]);
  // The set grows while it is walked, and the walk takes in what comes.
  for (const id of found) graph.getModuleInfo(id)?.importedIds.forEach((imported) => found.add(imported));
  loadedBy.set(graph, found);
  return found;
}

/** Chunks are named by area, so that whoever caches the shop can leave the back office and other languages out. */
function areaOf(moduleIds: readonly string[]): string {
  const language = moduleIds.map((id) => /\/web\/i18n\/messages\/(?!en\/)([\w/]+)\.json/.exec(id)?.[1]).find(Boolean);
  if (language) return `language-${language.replace('/', '-')}`;
  const areas = new Set(moduleIds.flatMap((id) => /\/web\/([\w-]+)\//.exec(id)?.[1] ?? []));
  if (
    areas.has('admin') ||
    areas.has('ui-antd') ||
    moduleIds.some((id) => /node_modules\/(antd|@ant-design|@rc-component|rc-|recharts|dayjs)/.test(id))
  )
    return 'admin';
  return [...areas].find((area) => !['ui', 'lib', 'gql', 'i18n'].includes(area)) ?? 'shared';
}
