import type { DataSource } from 'typeorm';
import type { Language } from '../../../common/languages';
import type { Account } from '../../identity/viewer';

/** Keeps the language that somebody reads, for their mails and the devices they sign in on (specification 18.6). */
export async function keepLanguage(db: DataSource, { id }: Account, language: Language): Promise<void> {
  await db.query('UPDATE users SET language = $2 WHERE id = $1 AND active AND language IS DISTINCT FROM $2', [
    id,
    language,
  ]);
}
