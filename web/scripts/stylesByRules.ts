import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A module of a package, and what is built in its place: another text, or the module's own, changed. */
interface Change {
  readonly file: RegExp;
  readonly text: (own: string) => string;
}

const WEB = resolve(import.meta.dirname, '..');
const from = (file: string) => JSON.stringify(resolve(WEB, file));

/** @throws when the text is not there */
function replaced(own: string, text: string, by: string): string {
  if (!own.includes(text)) throw new Error(`a package writes its styles in another way now: "${text}" is not there`);
  return own.replace(text, by);
}

const CHANGES: readonly Change[] = [
  {
    file: /\/@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/,
    text: () =>
      `export { updateCSS, removeCSS } from ${from('ui-antd/componentStyles.ts')}; export const injectCSS = undefined;`,
  },
  {
    // The icons have a copy of it.
    file: /\/@ant-design\/icons\/es\/renderUtils\.js$/,
    text: (own) =>
      replaced(
        own,
        'import { getShadowRoot, updateCSS, warningOnce } from "./cssUtils";',
        `import { getShadowRoot, warningOnce } from "./cssUtils"; import { updateCSS } from ${from('ui-antd/componentStyles.ts')};`,
      ),
  },
  {
    // An attribute is refused, its object model is not.
    file: /\/@rc-component\/input\/es\/calculateNodeHeight\.js$/,
    text: (own) => replaced(own, "hiddenTextarea.setAttribute('style', ", 'hiddenTextarea.style.cssText = ('),
  },
  {
    file: /\/react-style-singleton\/dist\/es2015\/singleton\.js$/,
    text: () => `export { stylesheetSingleton } from ${from('ui/layout/scrollLockStyles.ts')};`,
  },
];

/**
 * Has the packages that write style elements while the shop runs add rules to the page's own sheet instead, so that the
 * server's policy can forbid inline styles (docs/decisions/0018).
 */
export function stylesByRules(): Plugin {
  const changed = new Set<Change>();
  return {
    name: 'styles-by-rules',
    apply: 'build',
    enforce: 'pre',
    transform(own, id) {
      const change = CHANGES.find(({ file }) => file.test(id));
      if (!change) return null;
      changed.add(change);
      return { code: change.text(own), map: null };
    },
    buildEnd(error) {
      const missed = CHANGES.filter((change) => !changed.has(change));
      if (!error && missed.length > 0)
        throw new Error(`packages write their styles elsewhere now: ${missed.map(({ file }) => file).join(', ')}`);
    },
  };
}
