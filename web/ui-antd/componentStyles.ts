import { addStyles, removeStyles } from '../lib/pageRules';

/** How Ant Design wants styles to be kept. */
interface Options {
  /** By which attribute they are known, beside their key. */
  mark?: string;
  /** Before the page's own styles, in the order of their priority; else after them. */
  prepend?: boolean | 'queue';
  /** Of those in front, the larger come later; absent: 0. */
  priority?: number;
}

interface Styles {
  readonly id: string;
  readonly priority: number;
  css: string;
  rule: CSSRule;
  /** What Ant Design notes things on; it is in no page. */
  readonly element: HTMLStyleElement;
}

/** The styles that stand before the page's own, in their order. */
const inFront: Styles[] = [];
/** Those that stand after them. */
const atEnd: Styles[] = [];

const idOf = (key: string, { mark = '' }: Options): string => `${mark} ${key}`;

function find(id: string): Styles | undefined {
  return [...inFront, ...atEnd].find((each) => each.id === id);
}

/**
 * Takes the place of the function by which Ant Design and its icons write their styles into the page
 * (`web/scripts/stylesByRules.ts`): adds them under a key, or changes those that are there.
 */
export function updateCSS(css: string, key: string, options: Options = {}): HTMLStyleElement {
  const id = idOf(key, options);
  const known = find(id);
  if (known) {
    if (known.css !== css) change(known, css);
    return known.element;
  }
  const { prepend = false, priority = 0 } = options;
  const element = document.createElement('style');
  if (!prepend) {
    atEnd.push({ id, priority, css, rule: addStyles(css), element });
    return element;
  }
  const after = prepend === 'queue' ? inFront.findLastIndex((each) => each.priority <= priority) + 1 : 0;
  inFront.splice(after, 0, { id, priority, css, rule: addStyles(css, after), element });
  return element;
}

/** Removes the styles of a key. */
export function removeCSS(key: string, options: Options = {}): void {
  const known = find(idOf(key, options));
  if (!known) return;
  removeStyles(known.rule);
  for (const list of [inFront, atEnd]) if (list.includes(known)) list.splice(list.indexOf(known), 1);
}

function change(styles: Styles, css: string): void {
  const at = inFront.indexOf(styles);
  removeStyles(styles.rule);
  styles.rule = at === -1 ? addStyles(css) : addStyles(css, at);
  styles.css = css;
}
