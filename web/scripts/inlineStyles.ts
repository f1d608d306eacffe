import type { Plugin } from 'vite';

/**
 * Puts the styles that the page begins with into the page itself, so that its beginning is drawn as soon as it is there:
 * on a slow network a file of its own costs a way and back before anything is seen.
 */
export function inlineStyles(): Plugin {
  const inlined: string[] = [];
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const page = html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (link, file: string) => {
          const asset = bundle[file];
          if (asset?.type !== 'asset') throw new Error(`${link} names no file of the build`);
          delete bundle[file];
          inlined.push(file);
          return `<style>${String(asset.source).trim()}</style>`;
        });
        if (inlined.length === 0) throw new Error('the page asks for no styles that could stand in it');
        return page;
      },
    },
    /** Nobody may ask for them a second time: a module that shares a chunk with the page's first script would. */
    writeBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        const stylesheet = output.type === 'chunk' ? inlined.find((file) => output.code.includes(file)) : undefined;
        if (stylesheet) throw new Error(`${output.fileName} fetches ${stylesheet}, which is in the page`);
      }
    },
  };
}
