import { useCallback } from 'react';

/** What stands for `{name}` in a text. */
export type Values = Readonly<Record<string, string | number>>;

/** Says a text of the shop in the viewer's language; texts are named by their English. */
export type Say = (english: string, values?: Values) => string;

/** The texts of the shop in the viewer's language. */
export function useText(): Say {
  return useCallback(
    (english, values = {}) => english.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
    [],
  );
}
