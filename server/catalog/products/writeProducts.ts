import type { DataSource } from 'typeorm';
import { productRules } from '../../../common/rules/catalogueRules';
import type { Viewer } from '../../identity/viewer';
import { audited } from '../../audit/audit';
import { refuseStaleVersion } from '../../audit/version';
import { checkInput } from '../../core/checkInput';
import type { Queryable } from '../../db/queryable';
import { badInput, notFound } from '../../core/errors';
import type { VariantPrices } from '../../pricing/price';
import { trimmedText, trimmedTexts } from '../../core/text';
import { readProductsById } from './readProducts';
import { viewProduct, type ProductView } from './productView';
import { keepPicture, readUploadedPicture } from '../pictures/uploadedPicture';

/** What a product's form sends; see `productRules`. */
export interface ProductInput {
  name?: string | null;
  description?: string | null;
  categoryId?: number | null;
  customerPrice?: string | null;
  businessPrice?: string | null;
  variants?: VariantInput[] | null;
  tags?: string[] | null;
  inStock?: boolean | null;
  /** Undefined keeps the picture, null and "" take it away. */
  imageUrl?: string | null;
  /** Of a change: the version that it was made from. */
  version?: number | null;
}

interface VariantInput {
  name: string;
  customerPrice?: string | null;
  businessPrice?: string | null;
}

/** A product as the audit log keeps it. */
interface Kept {
  name: string;
  description: string;
  categoryId: number;
  customerPrice: string | null;
  businessPrice: string | null;
  variants: readonly VariantPrices[];
  tags: string[];
  inStock: boolean;
  pictureHash: string | null;
}

/**
 * Makes a product (portals.md section 5).
 * @throws ShopError BAD_USER_INPUT with the documented message of each field
 */
export async function createProduct(db: DataSource, viewer: Viewer, input: ProductInput): Promise<ProductView> {
  checkInput(productRules(), input);
  const picture = (await readUploadedPicture(db, input.imageUrl)) ?? null;
  return audited(db, viewer, async (tx) => {
    await holdCategory(tx, input.categoryId ?? 0);
    const after = kept(input, { inStock: true }, await keepPicture(tx, picture));
    const [{ id }] = await tx.query<[{ id: number }]>(
      `INSERT INTO product (name, description, category_id, customer_price, business_price, tags, in_stock, picture_hash)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
      columns(after),
    );
    await writeVariants(tx, id, after.variants);
    return {
      result: await viewed(tx, id, viewer),
      entry: { action: 'product.create', subjectType: 'product', subjectId: id, before: null, after },
    };
  });
}

/**
 * Replaces what a product says. The prices agreed with businesses for a size stay while the size does.
 * @throws ShopError as `createProduct`; NOT_FOUND
 */
export async function updateProduct(
  db: DataSource,
  viewer: Viewer,
  id: number,
  input: ProductInput,
): Promise<ProductView> {
  checkInput(productRules(), input);
  const picture = await readUploadedPicture(db, input.imageUrl);
  return audited(db, viewer, async (tx) => {
    const { version, ...before } = await lockProduct(tx, id);
    await refuseStaleVersion(tx, { subjectType: 'product', subjectId: id, version }, input.version);
    await holdCategory(tx, input.categoryId ?? 0);
    const pictureHash = picture === undefined ? before.pictureHash : await keepPicture(tx, picture);
    const after = kept(input, before, pictureHash);
    await tx.query(
      `UPDATE product SET name = $1, description = $2, category_id = $3, customer_price = $4, business_price = $5,
         tags = $6, in_stock = $7, picture_hash = $8 WHERE id = $9`,
      [...columns(after), id],
    );
    await writeVariants(tx, id, after.variants);
    const individualPrices = await dropPricesOfGoneVariants(tx, id, after.variants);
    return {
      result: await viewed(tx, id, viewer),
      entry: {
        action: 'product.update',
        subjectType: 'product',
        subjectId: id,
        before: individualPrices.length > 0 ? { ...before, individualPrices } : before,
        after,
      },
    };
  });
}

/**
 * Hides a product; orders keep it (decisions.md section 2).
 * @throws ShopError NOT_FOUND
 */
export function deleteProduct(db: DataSource, viewer: Viewer, id: number): Promise<boolean> {
  return audited(db, viewer, async (tx) => {
    const { version: _, ...before } = await lockProduct(tx, id);
    await tx.query('UPDATE product SET deleted_at = now() WHERE id = $1', [id]);
    return {
      result: true,
      entry: { action: 'product.delete', subjectType: 'product', subjectId: id, before, after: null },
    };
  });
}

function kept(input: ProductInput, before: { inStock: boolean }, pictureHash: string | null): Kept {
  return {
    name: trimmedText(input.name ?? ''),
    description: trimmedText(input.description ?? ''),
    categoryId: input.categoryId ?? 0,
    customerPrice: input.customerPrice || null,
    businessPrice: input.businessPrice || null,
    variants: (input.variants ?? []).flatMap(({ name, customerPrice, businessPrice }) => {
      const label = trimmedText(name);
      return label === ''
        ? []
        : [{ name: label, customerPrice: customerPrice || null, businessPrice: businessPrice || null }];
    }),
    tags: trimmedTexts(input.tags),
    inStock: input.inStock ?? before.inStock,
    pictureHash,
  };
}

/** In the order of the parameters above. */
function columns(product: Kept): unknown[] {
  return [
    product.name,
    product.description,
    product.categoryId,
    product.customerPrice,
    product.businessPrice,
    product.tags,
    product.inStock,
    product.pictureHash,
  ];
}

/** Holds the category's key until the end, so that it is not deleted meanwhile. */
async function holdCategory(tx: Queryable, categoryId: number): Promise<void> {
  const rows = await tx.query<unknown[]>('SELECT 1 FROM category WHERE id = $1 FOR KEY SHARE', [categoryId]);
  if (rows.length === 0) throw badInput({ categoryId: 'There is no such category any more; choose another' });
}

/** Without keeping orders of the product waiting: they need its key alone. */
async function lockProduct(tx: Queryable, id: number): Promise<Kept & { version: number }> {
  const [row] = await tx.query<(Kept & { version: number })[]>(
    `SELECT version, name, description, category_id AS "categoryId", customer_price AS "customerPrice",
       business_price AS "businessPrice", variants, array_to_json(tags) AS tags, in_stock AS "inStock",
       picture_hash AS "pictureHash"
     FROM product WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
    [id],
  );
  if (!row) throw notFound('Product');
  return row;
}

async function writeVariants(tx: Queryable, productId: number, variants: readonly VariantPrices[]): Promise<void> {
  await tx.query('DELETE FROM product_variant WHERE product_id = $1 AND NOT (name = ANY($2))', [
    productId,
    variants.map(({ name }) => name),
  ]);
  await tx.query(
    `INSERT INTO product_variant (product_id, name, position, customer_price, business_price)
     SELECT $1, v.name, v.position - 1, v.customer, v.business
     FROM unnest($2::text[], $3::numeric[], $4::numeric[]) WITH ORDINALITY AS v(name, customer, business, position)
     ON CONFLICT (product_id, name) DO UPDATE SET position = EXCLUDED.position,
       customer_price = EXCLUDED.customer_price, business_price = EXCLUDED.business_price`,
    [
      productId,
      variants.map(({ name }) => name),
      variants.map(({ customerPrice }) => customerPrice),
      variants.map(({ businessPrice }) => businessPrice),
    ],
  );
}

/** A size that is gone has no price any more. @returns the prices that went, for the log */
function dropPricesOfGoneVariants(
  tx: Queryable,
  productId: number,
  variants: readonly VariantPrices[],
): Promise<unknown[]> {
  return tx.query(
    `DELETE FROM individual_price WHERE product_id = $1 AND variant <> '' AND NOT (variant = ANY($2))
     RETURNING user_id AS "userId", variant, custom_price AS "customPrice"`,
    [productId, variants.map(({ name }) => name)],
  );
}

async function viewed(tx: Queryable, id: number, viewer: Viewer): Promise<ProductView> {
  const [row] = await readProductsById(tx, [id], viewer.book);
  if (!row) throw notFound('Product');
  return viewProduct(row, viewer);
}
