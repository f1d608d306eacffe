import { createContext, use } from 'react';
import { useFormikContext } from 'formik';

/** What a form was opened on, and what somebody else has made of it since; both by field. */
export interface Meanwhile {
  before: Readonly<Record<string, unknown>>;
  now: Readonly<Record<string, unknown>>;
}

/** Null: nobody has changed anything, as far as the form knows. */
export const MeanwhileContext = createContext<Meanwhile | null>(null);

/** What became of one value meanwhile, to say beside it. */
export interface ChangedMeanwhile {
  before: unknown;
  now: unknown;
  /** Whether the form holds another value than the one that is saved now. */
  differs: boolean;
}

/** What somebody else made of a field since the form was opened; null when they left it alone. */
export function useMeanwhile(name: string): ChangedMeanwhile | null {
  const meanwhile = use(MeanwhileContext);
  // Not `useField`: it would register the field a second time, without the check of its control.
  const { value } = useFormikContext().getFieldMeta<unknown>(name);
  return meanwhile && editConflict(meanwhile.before[name], value, meanwhile.now[name]);
}

/** The same of any value of a form. */
export function editConflict(before: unknown, typed: unknown, now: unknown): ChangedMeanwhile | null {
  return isSame(before, now) ? null : { before, now, differs: !isSame(typed, now) };
}

/** What was typed where something was typed, else what is saved now; part by part of what has parts. */
export function merged<T>(before: T, typed: T, now: T): T {
  if (!isRecord(before) || !isRecord(typed) || !isRecord(now)) return isSame(before, typed) ? now : typed;
  const names = new Set([...Object.keys(now), ...Object.keys(typed)]);
  return Object.fromEntries([...names].map((name) => [name, merged(before[name], typed[name], now[name])])) as T;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
