import { addStyles, removeStyles } from '../../lib/pageRules';

/**
 * Takes the place of react-style-singleton's own (`web/scripts/stylesByRules.ts`), with which Radix keeps the page from
 * scrolling behind a dialog: the first of several that are open says how.
 */
export function stylesheetSingleton(): { add(css: string): void; remove(): void } {
  let users = 0;
  let rule: CSSRule;
  return {
    add(css) {
      if (users === 0) rule = addStyles(css);
      users += 1;
    },
    remove() {
      users -= 1;
      if (users === 0) removeStyles(rule);
    },
  };
}
