import { registerEnumType } from 'type-graphql';
import { AddressType, OrderStatus, PaymentMethod, PaymentStatus, WhenMissing } from './orderTerms';

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Where an order is on its way.',
  valuesConfig: {
    PENDING: { description: 'Placed; every order starts here.' },
    CONFIRMED: { description: 'Accepted by the shop.' },
    SHIPPED: { description: 'On its way.' },
    DELIVERED: { description: 'With the customer.' },
    CANCELLED: { description: 'Will not be delivered; what was paid by credit is refunded.' },
  },
});

registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'How an order is paid.',
  valuesConfig: {
    STRIPE: { description: 'Credit or debit card.' },
    WISHMONEY: { description: 'WishMoney.' },
    COD: { description: 'Cash on delivery.' },
    CREDIT: { description: 'The credit account of a business in credit mode.' },
    EMPLOYEE_ORDER: { description: "An employee's order, which the business pays." },
  },
});

registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'Whether an order was paid.',
  valuesConfig: {
    PENDING: { description: 'Not yet; every order starts here.' },
    PAID: { description: 'Paid.' },
    REFUNDED: { description: 'Paid and given back.' },
  },
});

registerEnumType(AddressType, {
  name: 'AddressType',
  description: 'How the place of delivery was given.',
  valuesConfig: {
    MANUAL: { description: 'A written address.' },
    LOCATION: { description: 'A position: latitude and longitude.' },
  },
});

registerEnumType(WhenMissing, {
  name: 'WhenMissing',
  description: 'What the shop does when something of an order is missing.',
  valuesConfig: {
    CALL: { description: 'It calls the buyer.' },
    SUBSTITUTE: { description: 'It sends something like it, at the lower of both prices.' },
    LEAVE_OUT: { description: 'It leaves it out.' },
  },
});
