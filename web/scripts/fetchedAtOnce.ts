import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Lets the page fetch these chunks, and their styles, beside its first script, which runs them one after the other
 * (web/app/main.tsx); it could not name them before it runs itself.
 * @param names of chunks, as they are named in the build's groups
 */
export function fetchedAtOnce(names: readonly string[]): Plugin {
  return {
    name: 'fetched-at-once',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' && names.includes(output.name) ? [output] : [],
        );
        if (chunks.length < names.length) throw new Error(`not all of ${names.join()} are in the build`);
        const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        return [
          ...chunks.map(({ fileName }) => link({ rel: 'modulepreload', href: `/${fileName}` })),
          ...styles.map((fileName) => link({ rel: 'preload', as: 'style', href: `/${fileName}` })),
        ];
      },
    },
  };
}

function link(attributes: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attributes, crossorigin: true }, injectTo: 'head' };
}
