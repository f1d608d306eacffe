const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML, between tags and in a quoted attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** An element without content; attributes that are null are left out. */
export function tag(name: string, attributes: Readonly<Record<string, string | null>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === null ? '' : ` ${key}="${escaped(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

/** JSON that may stand in a script element: nothing in it can end the element or begin a comment. */
export function jsonInScript(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
