import type { Plugin } from 'vite';

/** Writes `.vite/packages.json`: which npm packages each chunk holds, for the check of the first load. */
export function chunkPackages(): Plugin {
  return {
    name: 'chunk-packages',
    generateBundle(_options, bundle) {
      const packages = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? [[output.fileName, [...new Set(output.moduleIds.flatMap(packageOf))].sort()]] : [],
      );
      this.emitFile({
        type: 'asset',
        fileName: '.vite/packages.json',
        source: JSON.stringify(Object.fromEntries(packages), null, 2),
      });
    },
  };
}

function packageOf(moduleId: string): string[] {
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(moduleId)?.[1];
  return name ? [name] : [];
}
