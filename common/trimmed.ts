/** The texts without the spaces around them. */
export function trimmed<T extends Record<keyof T, string>>(texts: T): T {
  return Object.fromEntries(Object.entries<string>(texts).map(([key, text]) => [key, text.trim()])) as T;
}
