import type { Measured } from './measure';

/** What a request may take at most, in milliseconds. */
const MOST_MS = 100;
/** How many times as much as on the smallest shop. */
const MOST_TIMES = 1.5;
/** Less than this is not told apart. */
const FLOOR_MS = 4;

/** What one request took at each size, the smallest first. */
export interface Line {
  name: string;
  grows: string | undefined;
  ms: number[];
  passed: number;
  /** Of the largest shop. */
  plans: string[];
}

/** The measurements of all sizes, by requests. */
export function linesOf(measured: readonly (readonly Measured[])[]): Line[] {
  const largest = measured.at(-1) ?? [];
  return largest.map(({ name, grows, plans, passed }) => ({
    name,
    grows,
    plans,
    passed,
    ms: measured.map((sizes) => sizes.find((each) => each.name === name)?.ms ?? NaN),
  }));
}

const times = ({ ms }: Line): number => Math.max(ms.at(-1) ?? NaN, FLOOR_MS) / Math.max(ms[0] ?? NaN, FLOOR_MS);

/** The lines that take too long; those that say why they must are left out. */
export function failures(lines: readonly Line[]): string[] {
  return lines.flatMap((line) => {
    if (line.grows !== undefined) return [];
    const [most, ratio] = [Math.max(...line.ms), times(line)];
    if (!(most <= MOST_MS)) return [`${line.name}: ${most.toFixed(1)} ms`];
    return ratio <= MOST_TIMES ? [] : [`${line.name}: ${ratio.toFixed(1)} times as much as on the smallest shop`];
  });
}

/** As a table of Markdown. */
export function tableOf(lines: readonly Line[]): string {
  const rows = lines.map((line) => {
    const figures = [...line.ms.map((ms) => ms.toFixed(1)), line.passed.toFixed(1), times(line).toFixed(1)];
    const plans = line.plans.map((plan) => plan.replaceAll('|', '/')).join('; ');
    return `| ${[`${line.name}${line.grows === undefined ? '' : ' *'}`, ...figures, plans].join(' | ')} |`;
  });
  return [
    '| request | small | medium | large | passed | times | reads |',
    '| --- | ---: | ---: | ---: | ---: | ---: | --- |',
    ...rows,
  ].join('\n');
}
