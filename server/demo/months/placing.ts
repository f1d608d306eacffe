import type { DataSource } from 'typeorm';
import { DELIVERY_FEES } from '../../../common/constants';
import type { Viewer } from '../../identity/viewer';
import type { Address } from '../../orders/address';
import { AddressType, OrderKind, WhenMissing } from '../../orders/orderTerms';
import { employeeOrder, oneClickOrder } from '../../orders/placing/businessOrders';
import { checkoutBuyer } from '../../orders/placing/checkouts';
import type { NewOrder } from '../../orders/placing/newOrder';
import type { DemoOrder } from './plan';

/** The order as the checkout of its buyer makes it; nobody is sent a confirmation. */
export async function newOrderOf(db: DataSource, order: DemoOrder, viewer: Viewer): Promise<NewOrder> {
  const { key, buyer, lines, note } = order;
  if (buyer.by === 'guest') return checkoutOrder(order, viewer, ofGuest(buyer.person));
  if (buyer.by === 'customer') return checkoutOrder(order, viewer, ofPosition(buyer.position));
  const items = lines.map(({ size, ...line }) => ({ ...line, variant: size }));
  const input = { idempotencyKey: key, note, items };
  const isEmployees = buyer.by === 'employee' || buyer.by === 'employee-cash';
  const made = await (isEmployees ? employeeOrder(db, input, viewer) : oneClickOrder(db, input, viewer));
  return { ...made, customerEmail: null, mailTo: [] };
}

type Receiver = Pick<
  NewOrder,
  | 'kind'
  | 'customerName'
  | 'customerPhone'
  | 'deliveryAddress'
  | 'addressType'
  | 'latitude'
  | 'longitude'
  | 'whenMissing'
> &
  Partial<Pick<NewOrder, 'language'>>;

type Guest = Extract<DemoOrder['buyer'], { by: 'guest' }>['person'];
type Position = Extract<DemoOrder['buyer'], { by: 'customer' }>['position'];

function ofGuest({ name, phone, street, area, city, building, floor, language }: Guest): Receiver {
  const address: Address = { name, phone, street, city, country: 'Lebanon' };
  return {
    kind: OrderKind.GUEST,
    customerName: name,
    customerPhone: phone,
    deliveryAddress: { ...address, ...(area && { area }), ...(building && { building }), ...(floor && { floor }) },
    addressType: AddressType.MANUAL,
    latitude: null,
    longitude: null,
    whenMissing: floor ? WhenMissing.CALL : WhenMissing.SUBSTITUTE,
    ...(language && { language }),
  };
}

function ofPosition({ latitude, longitude, street, city }: Position): Receiver {
  return {
    kind: OrderKind.ACCOUNT,
    customerName: 'Layal Tannous',
    customerPhone: '+961 70 554 901',
    deliveryAddress: { name: 'Layal Tannous', street, city, country: 'Lebanon' },
    addressType: AddressType.LOCATION,
    latitude,
    longitude,
    whenMissing: WhenMissing.LEAVE_OUT,
  };
}

function checkoutOrder({ key, ...order }: DemoOrder, viewer: Viewer, receiver: Receiver): NewOrder {
  const { lines, discountCode, paymentMethod, note } = order;
  return {
    ...receiver,
    buyer: checkoutBuyer(viewer, false),
    idempotencyKey: key,
    // Without its moments, which are others at another loading.
    payload: JSON.stringify({ lines, discountCode, paymentMethod, note }),
    lines: lines.map(({ size, ...line }) => ({ ...line, selectedSize: size, selectedPackaging: null })),
    placeholderSizes: [],
    discountCode,
    deliveryFee: DELIVERY_FEES.guestCheckout,
    expected: {},
    paymentMethod,
    employeeName: null,
    customerEmail: null,
    note,
    obstacle: null,
    mailTo: [],
  };
}
