import { ensureAdmin } from '../../../../server/accounts/users/firstAdmin';
import { openShopDatabase } from '../../../../server/database';
import { freshDatabase } from '../../../support/database';

test('a first admin is made once; a user of that name who is no admin stays so, which is told', async () => {
  const database = await freshDatabase('demo');
  const db = await openShopDatabase(database.url);
  try {
    const admin = { username: 'Orchard', password: 'orchard-keeper' };
    expect([await ensureAdmin(db, admin), await ensureAdmin(db, admin)]).toEqual([true, true]);
    expect(await ensureAdmin(db, { username: 'CUSTOMER', password: 'orchard-keeper' })).toBe(false);
    expect(await db.query(`SELECT role FROM users WHERE username IN ('Orchard', 'customer') ORDER BY id`)).toEqual([
      { role: 'customer' },
      { role: 'admin' },
    ]);
  } finally {
    await db.destroy();
    await database.drop();
  }
});
