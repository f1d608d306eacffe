import { BUSINESS_DEFAULT, GUEST_DEFAULTS, LIMITS } from '../../../common/constants';
import { cartItemRules, QUANTITY_TEXT } from '../../../common/rules/orderRules';
import { IsNull, type DataSource } from 'typeorm';
import { ProductEntity } from '../../catalog/products/product.entity';
import type { Queryable } from '../../db/queryable';
import { sqlState } from '../../db/transaction';
import { checkInput } from '../../core/checkInput';
import { badInput, type ShopError } from '../../core/errors';
import { textOrNull } from '../../core/text';
import { sizeMessage, variantOf } from '../sizes';
import type { CartItem, CartItemInput } from './cart.types';

/** As in the checkouts, whatever the viewer may buy in. */
const PLACEHOLDER_SIZES = [GUEST_DEFAULTS.size, BUSINESS_DEFAULT];

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

/**
 * The item as it is kept, without the spaces around its texts; to be asked for before a cart is created for it.
 * @throws ShopError BAD_USER_INPUT by field: a text over its bound, a quantity that no line can have, an unknown product,
 *   a size that the product does not have (specification 4.6)
 */
export async function checkedItem(db: DataSource, item: CartItemInput): Promise<CartItem> {
  const { productId, quantity } = item;
  checkInput(cartItemRules, item);
  const product = await db
    .getRepository(ProductEntity)
    .findOne({ select: { id: true, name: true, variants: true }, where: { id: productId, deletedAt: IsNull() } });
  if (!product) throw unknownProduct(productId);
  const selectedSize = textOrNull(item.selectedSize);
  if (variantOf(product, selectedSize, PLACEHOLDER_SIZES) === undefined)
    throw badInput({ selectedSize: sizeMessage(product, selectedSize) });
  return { productId, quantity, selectedSize, selectedPackaging: textOrNull(item.selectedPackaging) };
}

function unknownProduct(productId: number): ShopError {
  return badInput({ productId: `There is no product ${productId} in the shop` });
}

/**
 * Adds a checked item to a cart; the same product, size and packaging is one line whose quantity grows.
 * @returns the lines of the cart
 * @throws ShopError BAD_USER_INPUT for a product that was deleted since, a quantity over 9,999 or a cart over 200 lines
 */
export async function addToCart(db: DataSource, owner: string, item: CartItem): Promise<CartItem[]> {
  const { productId, quantity, selectedSize, selectedPackaging } = item;
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
    if (!known) throw unknownProduct(productId);
    if (lines >= LIMITS.orderLines) throw badInput({ productId: `A cart has at most ${LIMITS.orderLines} lines` });
  } catch (error) {
    if (sqlState(error) === CHECK_VIOLATION) throw badInput({ quantity: QUANTITY_TEXT });
    throw error;
  }
  return readCart(db, owner);
}

/** Deletes the lines of guests' carts that were not changed for 30 days, which is as long as a session lasts. */
export async function deleteOldCarts(db: Queryable): Promise<void> {
  await db.query(`DELETE FROM cart_item WHERE owner LIKE 'cart:%' AND updated_at < now() - interval '30 days'`);
}

const CHECK_VIOLATION = '23514';
