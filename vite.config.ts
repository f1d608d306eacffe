import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { chunkPackages } from './web/scripts/chunkPackages';
import { compileTexts } from './web/scripts/compileTexts';
import { inlineDocuments } from './web/scripts/inlineDocuments';

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
    mode !== 'explorer' && chunkPackages(),
    compression({ algorithms: ['gzip', 'brotliCompress'], include: /\.(js|css|html|svg|txt)$/ }),
  ],
  server: { port: 5173, strictPort: true, proxy: { '/graphql': API, '/api': API, '/media': API } },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: resolve(import.meta.dirname, 'build/web'),
    emptyOutDir: mode !== 'explorer',
    manifest: mode !== 'explorer',
    // Only browsers that are years old lack it, and they just load one thing after the other.
    modulePreload: { polyfill: false },
    // The policy of the server allows no data: fonts, and a hashed file is cached for good anyway.
    assetsInlineLimit: 0,
    // The admin's Ant Design chunk is large on purpose; the storefront's budget is checked by web/scripts/first-load.mjs.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      ...(mode === 'explorer' && { input: resolve(import.meta.dirname, 'web/explorer.html') }),
      output: { chunkFileNames: (chunk) => `assets/${areaOf(chunk.moduleIds)}-[hash].js` },
    },
  },
}));

/** Chunks are named by area, so that whoever caches the shop can leave the back office and other languages out. */
function areaOf(moduleIds: readonly string[]): string {
  const language = moduleIds.map((id) => /\/web\/i18n\/messages\/(ar|fr)\.json/.exec(id)?.[1]).find(Boolean);
  if (language) return `language-${language}`;
  const areas = new Set(moduleIds.flatMap((id) => /\/web\/(\w+)\//.exec(id)?.[1] ?? []));
  if (areas.has('admin') || moduleIds.some((id) => /node_modules\/(antd|@ant-design|@rc-component|rc-)/.test(id)))
    return 'admin';
  return [...areas].find((area) => !['ui', 'gql', 'i18n'].includes(area)) ?? 'shared';
}
