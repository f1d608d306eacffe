import { admin, customer, shop, type Fields } from './currencyShop';

let count = 0;
/** A reference that nobody has given. */
export const reference = () => `WM ${1_000 + (count += 1)}-x`;

/** Says the reference of a transfer, as a buyer. */
export const send = (id: number, body: Fields, client = customer) =>
  client.rest('PUT', `/api/orders/${id}/transfer`, body);
/** Says that the transfer is there, or is not, as the shop. */
export const settle = (how: 'confirm' | 'reject', id: number, body: Fields, client = admin, key?: string) =>
  client.rest('POST', `/api/admin/orders/${id}/transfer/${how}`, body, key ? { 'Idempotency-Key': key } : {});
/** How the payment of an order is. */
export const paymentOf = async (id: number) => {
  const [row] = await shop.db.query<{ status: string }[]>('SELECT payment_status AS status FROM orders WHERE id = $1', [
    id,
  ]);
  return row!.status;
};
/** Whom mails of its payment went to. */
export const mailsOf = (id: number) =>
  shop.db.query<Fields[]>(
    `SELECT to_address AS "toAddress" FROM outgoing_mail WHERE order_id = $1 AND kind = 'order_payment' ORDER BY id`,
    [id],
  );
