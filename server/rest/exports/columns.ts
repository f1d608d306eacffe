import { addressText, gpsText } from '../../../common/addresses/deliveryAddress';
import type { UserType } from '../../accounts/users/users.types';
import type { AuditEntry } from '../../audit/auditEntry.entity';
import type { ListedProduct } from '../../catalog/products/everyProduct';
import type { CreditTransaction } from '../../credit/credit.entity';
import type { DiscountCode } from '../../discounts/discountCode.entity';
import type { OrderType } from '../../orders/reading/orders.types';

/** The value of a cell; a moment is written in the shop's time zone. */
export type Cell = string | number | boolean | Date | null | undefined;

/** A column by its heading; `field` is what of the schema it holds, where not everybody who may export may read it. */
export type Column<Row> = readonly [
  heading: string,
  cell: (row: Row) => Cell,
  field?: readonly [type: string, name: string],
];

export const ORDER_COLUMNS: readonly Column<OrderType>[] = [
  ['Order', (order) => order.id],
  ['Date', (order) => order.createdAt],
  ['Status', (order) => order.status],
  ['Customer', (order) => order.customerName],
  ['Employee', (order) => order.employeeName],
  ['E-mail', (order) => order.customerEmail],
  ['Phone', (order) => order.customerPhone],
  ['Payment', (order) => order.paymentType],
  ['Payment status', (order) => order.paymentStatus],
  ['Items', (order) => order.itemCount],
  ['Subtotal', (order) => order.subtotalAmount],
  ['Discount', (order) => order.discountAmount],
  ['Delivery', (order) => order.deliveryFee],
  ['Total', (order) => order.totalAmount],
  ['Tracking number', (order) => order.trackingNumber],
  ['Address', addressOf],
  ['Note', (order) => order.note],
];

function addressOf({ deliveryAddress: address, latitude, longitude }: OrderType): string {
  const position = latitude === null || longitude === null ? null : gpsText(latitude, longitude);
  if (address?.readable === false) return ['Address format error', position].filter(Boolean).join(' · ');
  return [addressText(address ?? {}), position].filter(Boolean).join(' · ');
}

export const USER_COLUMNS: readonly Column<UserType>[] = [
  ['User', (user) => user.id],
  ['Username', (user) => user.username],
  ['E-mail', (user) => user.email],
  ['First name', (user) => user.firstName],
  ['Last name', (user) => user.lastName],
  ['Role', (user) => user.role],
  ['Active', (user) => user.active],
  ['Made', (user) => user.createdAt],
  ['Business', (user) => user.businessName],
  ['Approved', (user) => user.businessApproved],
  ['Payment mode', (user) => user.paymentMode],
  ['Pricing mode', (user) => user.pricingMode, ['User', 'pricingMode']],
  ['Discount %', (user) => user.businessDiscount, ['User', 'businessDiscount']],
  ['Available credit', (user) => user.creditBalance, ['User', 'creditBalance']],
  ['Address', (user) => user.businessAddress],
  ['City', (user) => user.businessCity],
  ['State', (user) => user.businessState],
  ['ZIP', (user) => user.businessZip],
  ['Country', (user) => user.businessCountry],
  ['Phone', (user) => user.businessPhone],
];

export const PRODUCT_COLUMNS: readonly Column<ListedProduct>[] = [
  ['Product', (product) => product.id],
  ['Name', (product) => product.name],
  ['Category', (product) => product.categoryName],
  ['Customer price', (product) => product.customerPrice, ['Product', 'customerPrice']],
  ['Business price', (product) => product.businessPrice, ['Product', 'businessPrice']],
  [
    'Sizes (customer / business price)',
    ({ variants }) =>
      variants
        .map(({ name, customerPrice, businessPrice }) => `${name}: ${customerPrice ?? '–'} / ${businessPrice ?? '–'}`)
        .join('; '),
    ['Product', 'businessPrice'],
  ],
  ['In stock', (product) => product.inStock],
  ['Tags', (product) => product.tags.join(', ')],
  ['Description', (product) => product.description],
];

export const CODE_COLUMNS: readonly Column<DiscountCode>[] = [
  ['Code', (code) => code.code],
  ['Discount %', (code) => code.discountPercent],
  ['Uses', (code) => code.currentUses],
  ['Most uses', (code) => code.maxUses ?? '∞'],
  ['Expires', (code) => code.expiresAt ?? 'Never'],
  ['Active', (code) => code.isActive],
];

export const CREDIT_COLUMNS: readonly Column<CreditTransaction>[] = [
  ['Entry', (entry) => entry.id],
  ['Date', (entry) => entry.createdAt],
  ['User', (entry) => entry.userId],
  ['Type', (entry) => entry.type],
  ['Description', (entry) => entry.description],
  ['Amount', (entry) => entry.amount],
  ['Balance after', (entry) => entry.balanceAfter],
  ['Order', (entry) => entry.orderId],
  ['By', (entry) => entry.createdByUser?.username],
];

export const AUDIT_COLUMNS: readonly Column<AuditEntry>[] = [
  ['Entry', (entry) => entry.id],
  ['Date', (entry) => entry.at],
  ['Who', (entry) => entry.actorUsername],
  ['Action', (entry) => entry.action],
  ['What', (entry) => `${entry.subjectType} ${entry.subjectId}`],
  ['Before', (entry) => (entry.before === null ? null : JSON.stringify(entry.before))],
  ['After', (entry) => (entry.after === null ? null : JSON.stringify(entry.after))],
];
