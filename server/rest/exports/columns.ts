import { addressText, gpsText } from '../../../common/addresses/deliveryAddress';
import { ledgerText } from '../../../common/ledgerTexts';
import type { UserType } from '../../accounts/users/users.types';
import type { AuditEntry } from '../../audit/auditEntry.entity';
import type { ListedProduct } from '../../catalog/products/lists/everyProduct';
import { msg, type Translate } from '../../core/texts';
import { CreditEntryType, type CreditTransaction } from '../../credit/credit.entity';
import type { DiscountCode } from '../../discounts/discountCode.entity';
import { OrderStatus, PaymentStatus } from '../../orders/orderTerms';
import type { OrderType } from '../../orders/reading/orders.types';

/** The value of a cell; a moment is written in the shop's time zone. */
export type Cell = string | number | boolean | Date | null | undefined;

/** A column by its heading; `field` is what of the schema it holds, where not everybody who may export may read it. */
export type Column<Row> = readonly [
  heading: string,
  cell: (row: Row) => Cell,
  field?: readonly [type: string, name: string],
];

/** The columns of an export as they are told in a language: headings and the shop's own words, English as they are kept. */
export type ToldColumns<Row> = (t: Translate) => readonly Column<Row>[];

const STATUSES: Readonly<Record<OrderStatus, string>> = {
  [OrderStatus.PENDING]: msg('pending'),
  [OrderStatus.CONFIRMED]: msg('confirmed'),
  [OrderStatus.SHIPPED]: msg('shipped'),
  [OrderStatus.DELIVERED]: msg('delivered'),
  [OrderStatus.CANCELLED]: msg('cancelled'),
};

const PAYMENT_STATUSES: Readonly<Record<PaymentStatus, string>> = {
  [PaymentStatus.PENDING]: msg('pending'),
  [PaymentStatus.PAID]: msg('paid'),
  [PaymentStatus.REFUNDED]: msg('refunded'),
};

const ENTRY_TYPES: Readonly<Record<CreditEntryType, string>> = {
  [CreditEntryType.CHARGE]: msg('charge'),
  [CreditEntryType.PAYMENT]: msg('payment'),
  [CreditEntryType.ADJUSTMENT]: msg('adjustment'),
  [CreditEntryType.REFUND]: msg('refund'),
};

export const orderColumns: ToldColumns<OrderType> = (t) => [
  [t('Order'), (order) => order.id],
  [t('Date'), (order) => order.createdAt],
  [t('Status'), (order) => t(STATUSES[order.status])],
  [t('Customer'), (order) => order.customerName],
  [t('Employee'), (order) => order.employeeName],
  [t('E-mail'), (order) => order.customerEmail],
  [t('Phone'), (order) => order.customerPhone],
  [t('Payment'), (order) => t(order.paymentType)],
  [t('Payment status'), (order) => t(PAYMENT_STATUSES[order.paymentStatus])],
  [t('Items'), (order) => order.itemCount],
  [t('Subtotal'), (order) => order.subtotalAmount],
  [t('Discount'), (order) => order.discountAmount],
  [t('Delivery'), (order) => order.deliveryFee],
  [t('Total'), (order) => order.totalAmount],
  [t('Tracking number'), (order) => order.trackingNumber],
  [t('Address'), (order) => addressOf(order, t)],
  [t('Note'), (order) => order.note],
];

function addressOf({ deliveryAddress: address, latitude, longitude }: OrderType, t: Translate): string {
  const position = latitude === null || longitude === null ? null : gpsText(latitude, longitude);
  const text = address?.readable === false ? t('Address format error') : addressText(address ?? {});
  return [text, position].filter(Boolean).join(' · ');
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

export const productColumns: ToldColumns<ListedProduct> = (t) => [
  [t('Product'), (product) => product.id],
  [t('Name'), (product) => product.name],
  [t('Category'), (product) => product.categoryName],
  [t('Customer price'), (product) => product.customerPrice, ['Product', 'customerPrice']],
  [t('Business price'), (product) => product.businessPrice, ['Product', 'businessPrice']],
  [
    t('Sizes (customer / business price)'),
    ({ variants }) =>
      variants
        .map(({ name, customerPrice, businessPrice }) => `${name}: ${customerPrice ?? '–'} / ${businessPrice ?? '–'}`)
        .join('; '),
    ['Product', 'businessPrice'],
  ],
  [t('In stock'), (product) => (product.inStock ? t('yes') : t('no'))],
  [t('Tags'), (product) => product.tags.join(t(', '))],
  [t('Description'), (product) => product.description],
];

export const CODE_COLUMNS: readonly Column<DiscountCode>[] = [
  ['Code', (code) => code.code],
  ['Discount %', (code) => code.discountPercent],
  ['Uses', (code) => code.currentUses],
  ['Most uses', (code) => code.maxUses ?? '∞'],
  ['Expires', (code) => code.expiresAt ?? 'Never'],
  ['Active', (code) => code.isActive],
];

export const creditColumns: ToldColumns<CreditTransaction> = (t) => [
  [t('Entry'), (entry) => entry.id],
  [t('Date'), (entry) => entry.createdAt],
  [t('User'), (entry) => entry.userId],
  [t('Type'), (entry) => t(ENTRY_TYPES[entry.type])],
  [t('Description'), (entry) => described(entry, t)],
  [t('Amount'), (entry) => entry.amount],
  [t('Balance after'), (entry) => entry.balanceAfter],
  [t('Order'), (entry) => entry.orderId],
  [t('By'), (entry) => entry.createdByUser?.username],
];

/** What the shop wrote by itself, in the reader's language; what an admin wrote as it is. */
function described({ description, orderId }: CreditTransaction, t: Translate): string {
  const text = ledgerText(description, orderId);
  return text ? t(text.key, text.values) : description;
}

export const AUDIT_COLUMNS: readonly Column<AuditEntry>[] = [
  ['Entry', (entry) => entry.id],
  ['Date', (entry) => entry.at],
  ['Who', (entry) => entry.actorUsername],
  ['Action', (entry) => entry.action],
  ['What', (entry) => `${entry.subjectType} ${entry.subjectId}`],
  ['Before', (entry) => (entry.before === null ? null : JSON.stringify(entry.before))],
  ['After', (entry) => (entry.after === null ? null : JSON.stringify(entry.after))],
];
