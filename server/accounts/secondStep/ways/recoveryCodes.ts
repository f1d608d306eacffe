import { createHash, randomInt } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { writeAudit } from '../../../audit/audit';
import type { Queryable } from '../../../db/queryable';
import { transaction } from '../../../db/transaction';

/** How many an account gets at once. */
const RECOVERY_CODES = 10;
/** Without the letters and digits that people take for each other. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUPS = 4;
const GROUP_LENGTH = 4;
const LENGTH = GROUPS * GROUP_LENGTH;

/** Whether the text is meant as a recovery code, and not as one of an app. */
export function looksLikeRecoveryCode(text: string): boolean {
  return plain(text).length === LENGTH;
}

/** Gives the account new codes; those of before count no more. @returns them: nothing but their hashes is kept */
export async function giveRecoveryCodes(db: Queryable, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await db.query('DELETE FROM recovery_code WHERE user_id = $1', [userId]);
  await db.query('INSERT INTO recovery_code (user_id, code_hash) SELECT $1, unnest($2::text[])', [
    userId,
    codes.map(hashOf),
  ]);
  return codes;
}

/**
 * Uses up a code, once whoever sends it at the same instant, with its line in the audit log: it may have been found on
 * paper.
 */
export function useRecoveryCode(db: DataSource, userId: number, code: string): Promise<boolean> {
  return transaction(db, async (tx) => {
    const [used] = await tx.query<{ username: string }[]>(
      `WITH used AS (DELETE FROM recovery_code WHERE user_id = $1 AND code_hash = $2 RETURNING user_id)
       SELECT u.username FROM users u JOIN used ON used.user_id = u.id`,
      [userId, hashOf(code)],
    );
    if (!used) return false;
    const [{ left }] = await tx.query<[{ left: number }]>(
      'SELECT count(*)::integer AS left FROM recovery_code WHERE user_id = $1',
      [userId],
    );
    await writeAudit(
      tx,
      { id: userId, username: used.username },
      {
        action: 'user.recovery_code_used',
        subjectType: 'user',
        subjectId: userId,
        before: { recoveryCodesLeft: left + 1 },
        after: { recoveryCodesLeft: left },
      },
    );
    return true;
  });
}

/** 79 bits: the hash needs neither salt nor cost, since nobody tries them all. */
function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return letters.replace(new RegExp(`.{${GROUP_LENGTH}}(?=.)`, 'g'), '$&-');
}

function hashOf(code: string): string {
  return createHash('sha256').update(plain(code)).digest('base64url');
}

/** As it was typed, less what does not count. */
function plain(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '');
}
