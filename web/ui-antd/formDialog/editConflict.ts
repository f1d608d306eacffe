import { createContext, use } from 'react';
import { getIn, useFormikContext } from 'formik';

/** The values that a form was opened with, and those that somebody else has saved since; both by field. */
export interface ConcurrentEdit {
  opened: Readonly<Record<string, unknown>>;
  saved: Readonly<Record<string, unknown>>;
}

/** Null until the form knows that somebody else has saved a change. */
export const ConcurrentEditContext = createContext<ConcurrentEdit | null>(null);

/** A value that somebody else has changed since the form was opened. */
export interface EditConflict {
  opened: unknown;
  saved: unknown;
  /** Whether the form holds another value than the one that is saved now. */
  differs: boolean;
}

/** The change of a field by somebody else since the form was opened; null when there is none. */
export function useEditConflict(name: string): EditConflict | null {
  const edit = use(ConcurrentEditContext);
  // Not `useField`: it would register the field a second time, without the check of its control.
  const { value } = useFormikContext().getFieldMeta<unknown>(name);
  return edit && conflictOf(getIn(edit.opened, name), value, getIn(edit.saved, name));
}

/** The same for any value of a form. */
export function conflictOf(opened: unknown, typed: unknown, saved: unknown): EditConflict | null {
  return isSame(opened, saved) ? null : { opened, saved, differs: !isSame(typed, saved) };
}

/** A three-way merge: what was typed where something was typed, else what is saved now; objects property by property. */
export function merged<T>(opened: T, typed: T, saved: T): T {
  if (!isRecord(opened) || !isRecord(typed) || !isRecord(saved)) return isSame(opened, typed) ? saved : typed;
  const names = new Set([...Object.keys(saved), ...Object.keys(typed)]);
  return Object.fromEntries([...names].map((name) => [name, merged(opened[name], typed[name], saved[name])])) as T;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
