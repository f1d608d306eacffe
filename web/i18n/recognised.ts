import type { Values } from './message';

/**
 * The text that a finished sentence was made from: "Must be at most 50 characters" from "Must be at most {max}
 * characters". Rules and the server answer with finished sentences; this way those are translated too.
 * @returns null when the sentence was made from none of the texts
 */
export function recognised(sentence: string, texts: readonly string[]): { text: string; values: Values } | null {
  for (const text of texts) {
    // Plurals are the screens' own, and what is hardly more than a name would fit any sentence.
    if (!/\{\w+\}/.test(text) || /\{\w+,/.test(text) || text.replace(/\{\w+\}/g, '').length < 12) continue;
    const pattern = text.split(/\{\w+\}/).map((words) => words.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'));
    const found = new RegExp(`^${pattern.join('(.+)')}$`).exec(sentence);
    if (!found) continue;
    const names = Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
    return { text, values: Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])) };
  }
  return null;
}
