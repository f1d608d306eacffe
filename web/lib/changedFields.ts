/** The values of a form that are not as they were when it was opened, so that it writes nothing that nobody has changed in it. */
export function changedFields<Values extends object>(initial: Values, values: Values): Partial<Values> {
  const changed = Object.entries(values).filter(([name, value]) => value !== initial[name as keyof Values]);
  return Object.fromEntries(changed) as Partial<Values>;
}
