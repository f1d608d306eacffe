import { useLayoutEffect, type RefObject } from 'react';

/** What is printed on: sheets, or the roll of a receipt printer. */
export type Paper = 'a4' | 'roll';

/** Millimetres of a CSS pixel. */
const MM = 25.4 / 96;
/** Above and below what is printed on a roll, and what its height may be measured too small. */
const ROLL_EDGES_MM = 12;

/**
 * Prints the slips on this paper: on a roll each is as long as what it says, for the printer cuts it there.
 * @param shown changes when other slips stand there
 */
export function usePaper(paper: Paper, list: RefObject<HTMLElement | null>, shown: unknown): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(paper === 'a4' ? '@page { size: A4; margin: 14mm; }' : rollRules(list.current));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [paper, list, shown]);
}

function rollRules(list: HTMLElement | null): string {
  const slips = [...(list?.querySelectorAll<HTMLElement>('[data-order]') ?? [])];
  const rules = slips.map((slip) => {
    const { order } = slip.dataset;
    const height = Math.ceil(slip.getBoundingClientRect().height * MM + ROLL_EDGES_MM);
    return `@page slip-${order} { size: 80mm ${height}mm; margin: 4mm; }
      [data-order="${order}"] { page: slip-${order}; }`;
  });
  // What stands below the last one, as toasts do, begins no page of its own.
  return [...rules, `body { page: slip-${slips.at(-1)?.dataset.order}; }`].join('\n');
}
