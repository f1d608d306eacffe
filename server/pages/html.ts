import { escapeHtml } from '../core/html';

/** An element without content; attributes that are null are left out. */
export function tag(name: string, attributes: Readonly<Record<string, string | null>>): string {
  const attributeTexts = Object.entries(attributes).map(([key, value]) =>
    value === null ? '' : ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${attributeTexts.join('')}>`;
}

/** JSON that may stand in a script element: nothing in it can end the element or begin a comment. */
export function jsonInScript(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
