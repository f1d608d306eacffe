import { In, IsNull, Not, type DataSource } from 'typeorm';
import { productRules } from '../../../common/rules/catalogue/catalogueRules';
import type { Viewer } from '../../identity/viewer';
import { audited, editEntry } from '../../audit/audit';
import { refuseStaleVersion } from '../../audit/version';
import { checkInput } from '../../core/checkInput';
import { insertedId } from '../../db/insertedId';
import type { Transaction } from '../../db/transaction';
import { Duty, hasDuty } from '../../identity/duties';
import { badInput, notFound } from '../../core/errors';
import type { VariantPrices } from '../../pricing/price';
import { trimmedText, trimmedTexts } from '../../core/text';
import { Category } from '../categories/category.entity';
import { readUploadedPicture, storeUploadedPicture } from '../pictures/uploadedPicture';
import { writeProductTranslations } from '../translations/writeTranslations';
import { checkedByDuty } from './byDuty/checkedByDuty';
import { ProductEntity, ProductVariantEntity } from './product.entity';
import type { ProductType } from './product.types';
import type { ProductInput } from './productInput.types';
import { viewProduct } from './productView';
import { readProductsById } from './readProducts';

const LOGGED = {
  name: true,
  description: true,
  categoryId: true,
  customerPrice: true,
  businessPrice: true,
  variants: true,
  tags: true,
  inStock: true,
  pictureHash: true,
} as const;

/** A product as the audit log has it. */
type LoggedProduct = Pick<ProductEntity, keyof typeof LOGGED>;

/**
 * Creates a product (specification 14.3).
 * @throws ShopError BAD_USER_INPUT with the documented message of each field; FORBIDDEN for prices without their duty
 */
export async function createProduct(db: DataSource, viewer: Viewer, sent: ProductInput): Promise<ProductType> {
  const input = checkedByDuty(viewer.account, sent, null);
  const picture = (await readUploadedPicture(db, input.imageUrl)) ?? null;
  return audited(db, viewer, async (tx) => {
    await lockCategoryKey(tx, input.categoryId ?? 0);
    const after = productOf(input, { inStock: true, tags: [] }, await storeUploadedPicture(tx, picture, null));
    const id = insertedId(await tx.manager.getRepository(ProductEntity).insert(columnsOf(after)));
    await writeVariants(tx, id, after.variants);
    const said = input.translations && (await writeProductTranslations(tx, id, input.translations));
    const logged = said ? { ...after, translations: said.after } : after;
    return { result: await readForViewer(tx, id, viewer), entry: editEntry('product', 'create', id, null, logged) };
  });
}

/**
 * Replaces a product's texts, prices and sizes, and of tags, stock and picture what is sent. Prices agreed for a size are
 * deleted only with that size.
 * @throws ShopError as `createProduct`; NOT_FOUND
 */
export async function updateProduct(
  db: DataSource,
  viewer: Viewer,
  id: number,
  sent: ProductInput,
): Promise<ProductType> {
  const { account } = viewer;
  const isWhole = hasDuty(account, Duty.CATALOGUE) && hasDuty(account, Duty.PRICES);
  if (isWhole) checkInput(productRules, sent);
  const picture = await readUploadedPicture(db, sent.imageUrl);
  return audited(db, viewer, async (tx) => {
    const { version, ...before } = await lockProduct(tx, id);
    const input = isWhole ? sent : checkedByDuty(account, sent, before);
    await refuseStaleVersion(tx, { subjectType: 'product', subjectId: id, version }, input.version);
    await lockCategoryKey(tx, input.categoryId ?? 0);
    const pictureHash =
      picture === undefined ? before.pictureHash : await storeUploadedPicture(tx, picture, before.pictureHash);
    const after = productOf(input, before, pictureHash);
    await tx.manager.getRepository(ProductEntity).update(id, columnsOf(after));
    await writeVariants(tx, id, after.variants);
    const individualPrices = await deletePricesOfRemovedVariants(tx, id, after.variants);
    const said = input.translations && (await writeProductTranslations(tx, id, input.translations));
    const entry = editEntry<object>(
      'product',
      'update',
      id,
      {
        ...before,
        ...(individualPrices.length > 0 && { individualPrices }),
        ...(said && { translations: said.before }),
      },
      { ...after, ...(said && { translations: said.after }) },
    );
    return { result: await readForViewer(tx, id, viewer), entry };
  });
}

/**
 * Hides a product from every list; orders still refer to it (specification 9.3).
 * @throws ShopError NOT_FOUND
 */
export function deleteProduct(db: DataSource, viewer: Viewer, id: number): Promise<boolean> {
  return audited(db, viewer, async (tx) => {
    const { version: _, ...before } = await lockProduct(tx, id);
    await tx.manager.getRepository(ProductEntity).update(id, { deletedAt: () => 'now()' });
    return { result: true, entry: editEntry('product', 'delete', id, before, null) };
  });
}

/** @param before what stays where the input does not say it */
function productOf(
  input: ProductInput,
  before: Pick<LoggedProduct, 'inStock' | 'tags'>,
  pictureHash: string | null,
): LoggedProduct {
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
    tags: input.tags === undefined ? before.tags : trimmedTexts(input.tags),
    inStock: input.inStock ?? before.inStock,
    pictureHash,
  };
}

/** What is written of a product itself; a trigger gathers its variants from their own table. */
function columnsOf({ variants: _, ...columns }: LoggedProduct): Omit<LoggedProduct, 'variants'> {
  return columns;
}

/** Locks the category's key until the end, so that the category is not deleted while a product is put into it. */
async function lockCategoryKey({ manager }: Transaction, id: number): Promise<void> {
  const category = await manager
    .getRepository(Category)
    .findOne({ select: { id: true }, where: { id }, lock: { mode: 'for_key_share' } });
  if (!category) throw badInput({ categoryId: 'There is no such category any more; choose another' });
}

/** Locks the product against other changes; orders of it need its key alone, and go on. */
async function lockProduct(
  { manager }: Transaction,
  id: number,
): Promise<LoggedProduct & Pick<ProductEntity, 'version'>> {
  const product = await manager.getRepository(ProductEntity).findOne({
    select: { version: true, ...LOGGED },
    where: { id, deletedAt: IsNull() },
    lock: { mode: 'for_no_key_update' },
  });
  if (!product) throw notFound('Product');
  return product;
}

async function writeVariants(
  { manager }: Transaction,
  productId: number,
  variants: readonly VariantPrices[],
): Promise<void> {
  const repository = manager.getRepository(ProductVariantEntity);
  await repository.delete({ productId, name: Not(In(variants.map(({ name }) => name))) });
  await repository.upsert(
    variants.map((variant, position) => ({ productId, position, ...variant })),
    ['productId', 'name'],
  );
}

/** Deletes the agreed prices of sizes that were removed. @returns those prices, for the audit log */
function deletePricesOfRemovedVariants(
  tx: Transaction,
  productId: number,
  variants: readonly VariantPrices[],
): Promise<unknown[]> {
  return tx.query(
    `DELETE FROM individual_price WHERE product_id = $1 AND variant <> '' AND NOT (variant = ANY($2))
     RETURNING user_id AS "userId", variant, custom_price AS "customPrice"`,
    [productId, variants.map(({ name }) => name)],
  );
}

async function readForViewer(tx: Transaction, id: number, viewer: Viewer): Promise<ProductType> {
  const [row] = await readProductsById(tx, [id], viewer.book);
  if (!row) throw notFound('Product');
  return viewProduct(row, viewer, 'alone');
}
