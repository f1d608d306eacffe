import { readFile } from 'node:fs/promises';
import { orderStatusMail } from '../../../../server/orders/mails/orderStatusMail';
import { guestBody } from '../../../support/data/orderBodies';
import { eventually } from '../../../support/processes';
import { type Fields, admin, byCredit, byEmployee, byGuest, mailsOf, set, shop } from './statusShop';

describe('the mails about a change', () => {
  test('go to whom the order names; of an employee’s order, the business reads amounts and the employee none', async () => {
    const guest = await byGuest();
    await set('REST', guest, { status: 'shipped', trackingNumber: 'LB-9' });
    expect(await mailsOf(guest)).toMatchObject([{ to: 'joanna@guests.example', withAmounts: true }]);
    const ordered = await byEmployee();
    await set('REST', ordered, { status: 'cancelled' });
    const mails = await mailsOf(ordered);
    expect(mails.map(({ withAmounts }) => withAmounts).sort()).toEqual([false, true]);
    const texts: Record<string, string> = {};
    for (const mail of [...(await mailsOf(guest)), ...mails]) {
      const file = `${shop.dataDir}/mail/${String(mail.id).padStart(8, '0')}.eml`;
      await eventually(
        'the mail is sent',
        async () => (texts[mail.id] = await readFile(file, 'utf8').catch(() => '')) !== '',
      );
    }
    const [toGuest] = await mailsOf(guest);
    expect(texts[toGuest!.id]).toContain(`order #${guest} is on its way`);
    expect(texts[toGuest!.id]).toContain('Tracking number: LB-9');
    const withAmounts = mails.find((mail) => mail.withAmounts)!;
    const without = mails.find((mail) => !mail.withAmounts)!;
    expect(texts[withAmounts.id]).toContain('LBP 90 were given back to your credit account.');
    expect(texts[without.id]).toContain(`order #${ordered} has been cancelled`);
    expect(texts[without.id]).not.toMatch(/LBP|credit/);
  });

  test('name what their own change did to the credit, at whatever time the ledger says it was', async () => {
    const id = await byCredit();
    await set('REST', id, { status: 'cancelled' });
    await set('REST', id, { status: 'confirmed' });
    await set('REST', id, { status: 'shipped' });
    const moments = await shop.db.query<{ eventId: number; at: string }[]>(
      `SELECT id AS "eventId", at::text FROM order_event WHERE order_id = $1 ORDER BY id DESC LIMIT 3`,
      [id],
    );
    // Each has the moment of another one, as clocks that were set and orders brought in from elsewhere make them.
    for (const [index, { eventId }] of moments.entries()) {
      await shop.db.query('UPDATE order_event SET at = $2 WHERE id = $1', [eventId, moments.at(index - 1)!.at]);
    }
    const texts = await Promise.all(
      moments.map(async ({ eventId }) => {
        const { text } = await orderStatusMail(shop.db, { orderEventId: eventId, toAddress: '', withAmounts: true });
        return text.split('\n\n');
      }),
    );
    expect(texts).toEqual([
      [`Your order #${id} is on its way.`, 'Total: LBP 90'],
      [`Your order #${id} is confirmed.`, 'LBP 90 were charged to your credit account.'],
      [`Your order #${id} has been cancelled.`, 'LBP 90 were given back to your credit account.'],
    ]);
  });

  test('are not queued when the order has no recipient', async () => {
    const address = { ...(guestBody([]).deliveryAddress as Fields), email: null };
    const id = await byGuest({ deliveryAddress: address });
    await set('REST', id, { status: 'shipped' });
    expect(await mailsOf(id)).toEqual([]);
  });

  test('are read by admins, newest first, by order and by status', async () => {
    const id = await byGuest();
    await set('REST', id, { status: 'confirmed' });
    const { data } = await admin.graphql(
      `query ($id: Int!) { outgoingMail(orderId: $id) { totalCount nodes { id kind toAddress orderId status } } }`,
      { id },
    );
    expect(data.outgoingMail).toMatchObject({
      totalCount: 2,
      nodes: [
        { kind: 'ORDER_STATUS', toAddress: 'joanna@guests.example', orderId: id },
        { kind: 'ORDER_CONFIRMATION', toAddress: 'joanna@guests.example', orderId: id },
      ],
    });
    const collected: number[] = [];
    let next: string | null = '/api/admin/mail?limit=7';
    while (next) {
      const answer = await admin.rest('GET', next);
      collected.push(...answer.body.map((mail: Fields) => mail.id));
      next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
    }
    const [row] = await shop.db.query<{ count: number }[]>('SELECT count(*)::integer AS count FROM outgoing_mail');
    expect(collected).toEqual([...new Set(collected)].sort((a, b) => b - a));
    expect(collected).toHaveLength(row!.count);
    const failed = await admin.rest('GET', '/api/admin/mail?status=failed');
    expect([failed.status, failed.body]).toEqual([200, []]);
    expect((await admin.rest('GET', '/api/admin/mail?status=lost')).status).toBe(400);
  });
});
