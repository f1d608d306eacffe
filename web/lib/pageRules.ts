/**
 * The sheet of styles that the page came with. The policy of the server (specification 21.2) lets scripts write no style
 * elements, but rules into a sheet that is there.
 */
const sheet = (): CSSStyleSheet => document.styleSheets[0]!;

/**
 * Adds styles to the page's own, as one rule.
 * @param at how many rules stand before them; absent: all
 */
export function addStyles(css: string, at = sheet().cssRules.length): CSSRule {
  sheet().insertRule(`@media all{${css}}`, at);
  return sheet().cssRules[at]!;
}

/** Takes styles back that were added. */
export function removeStyles(rule: CSSRule): void {
  // Not looked up anew: an extension of the browser may have put a sheet before it.
  const { parentStyleSheet: added } = rule;
  added?.deleteRule(Array.prototype.indexOf.call(added.cssRules, rule));
}
