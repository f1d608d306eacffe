import type { GraphiQLProps } from 'graphiql';

/** Keeps what GraphiQL remembers (history, open panels) until the page is left: variables may name a customer. */
export function memoryStorage(): NonNullable<GraphiQLProps['storage']> {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}
