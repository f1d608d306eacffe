import { EVERYONE, type Viewers } from './rules';

/** Who may read each field of each type. */
export type FieldRules = Readonly<Record<string, Readonly<Record<string, Viewers>>>>;

/** Fields that are open to everyone who reads what they are of. @param fields their names, with blanks between them */
export function open(fields: string): Record<string, Viewers> {
  return only(EVERYONE, fields);
}

/** Fields that are open to some alone; null for all others. @param fields their names, with blanks between them */
export function only(viewers: Viewers, fields: string): Record<string, Viewers> {
  return Object.fromEntries(fields.split(/\s+/).map((field) => [field, viewers]));
}
