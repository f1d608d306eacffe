import { LIMITS } from '../../../common/constants';
import { tooLong } from '../../../common/messages';
import { QUANTITY_TEXT } from '../../../common/rules/orderRules';
import type { DataSource } from 'typeorm';
import type { Queryable } from '../../db/queryable';
import { sqlState } from '../../db/transaction';
import { badInput } from '../../core/errors';
import type { CartItem, CartItemInput } from './cart.types';

/** The lines of a cart, oldest product first. */
export async function readCart(db: Queryable, owner: string): Promise<CartItem[]> {
  return db.query(
    `SELECT c.product_id AS "productId", c.quantity, nullif(c.selected_size, '') AS "selectedSize",
       nullif(c.selected_packaging, '') AS "selectedPackaging"
     FROM cart_item c JOIN product p ON p.id = c.product_id AND p.deleted_at IS NULL
     WHERE c.owner = $1 ORDER BY c.product_id, c.selected_size, c.selected_packaging`,
    [owner],
  );
}

/** Refuses texts over their bound, before anybody gets a cart for them. @throws ShopError BAD_USER_INPUT by field */
export function checkTexts({ selectedSize, selectedPackaging }: CartItemInput): void {
  for (const [field, value] of Object.entries({ selectedSize, selectedPackaging })) {
    if (value && value.length > LIMITS.text) throw badInput({ [field]: tooLong(LIMITS.text) });
  }
}

/**
 * Adds to a cart; the same product, size and packaging is one line whose quantity grows.
 * @returns the lines of the cart
 * @throws ShopError BAD_USER_INPUT for an unknown product, a quantity over 9,999 or a cart over 200 lines
 */
export async function addToCart(db: DataSource, owner: string, item: CartItemInput): Promise<CartItem[]> {
  const { productId, quantity, selectedSize, selectedPackaging } = item;
  if (quantity < 1 || quantity > LIMITS.quantity) throw badInput({ quantity: QUANTITY_TEXT });
  try {
    const added = await db.query<{ lines: number; known: boolean }[]>(
      `WITH product AS (SELECT id FROM product WHERE id = $2 AND deleted_at IS NULL),
       room AS (
         SELECT count(*) AS lines FROM cart_item WHERE owner = $1
           AND (product_id, selected_size, selected_packaging) <> ($2, $3, $4)),
       added AS (
         INSERT INTO cart_item (owner, product_id, selected_size, selected_packaging, quantity)
         SELECT $1, product.id, $3, $4, $5 FROM product, room WHERE room.lines < $6
         ON CONFLICT (owner, product_id, selected_size, selected_packaging)
         DO UPDATE SET quantity = cart_item.quantity + excluded.quantity, updated_at = now())
       SELECT room.lines::integer AS lines, EXISTS (SELECT 1 FROM product) AS known FROM room`,
      [owner, productId, selectedSize ?? '', selectedPackaging ?? '', quantity, LIMITS.orderLines],
    );
    const { lines = 0, known = false } = added[0] ?? {};
    if (!known) throw badInput({ productId: `There is no product ${productId} in the shop` });
    if (lines >= LIMITS.orderLines) throw badInput({ productId: `A cart has at most ${LIMITS.orderLines} lines` });
  } catch (error) {
    if (sqlState(error) === CHECK_VIOLATION) throw badInput({ quantity: QUANTITY_TEXT });
    throw error;
  }
  return readCart(db, owner);
}

/** Deletes what guests left in their carts for longer than a session lasts: 30 days. */
export async function deleteOldCarts(db: Queryable): Promise<void> {
  await db.query(`DELETE FROM cart_item WHERE owner LIKE 'cart:%' AND updated_at < now() - interval '30 days'`);
}

const CHECK_VIOLATION = '23514';
