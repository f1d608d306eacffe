import { open, only, type FieldRules } from './fieldRules';
import { BUYERS, SEE_ORDER_AMOUNTS, SEE_PACKING, SEE_RUNS, SEE_PAST_PRICES } from './rules';

/** Who may read each field of what is ordered and delivered, as `FIELDS` has it of all. */
export const ORDER_FIELDS: FieldRules = {
  OrderPlaced: {
    ...open('orderId status createdAt paymentType followKey deliveryDate deliveryWindow'),
    ...only(BUYERS, 'subtotalAmount discountAmount deliveryFee totalAmount loyaltyPointsEarned'),
  },
  PriceChanged: open('code message fresh'),
  FreshAmounts: open('subtotalAmount discountAmount deliveryFee totalAmount items'),
  FreshItem: open('productId selectedSize unitPrice'),
  OrderRefusal: open('code message productId selectedSize onlyLeft delivery'),
  DeliveryRefusal: open('reason options'),
  DeliveryOptions: {
    ...open('timeZone zoneId zoneName days earliest'),
    ...only(SEE_ORDER_AMOUNTS, 'fee freeFrom minimum'),
  },
  DeliverySlot: open('date window'),
  DeliveryOptionDay: open('date closedFor windows'),
  DeliveryOptionWindow: open('window cutOff placesLeft obstacle'),
  DeliveryZone: {
    ...open('nodeId id version name translations places circles isEverywhereElse chargesBusinesses windows'),
    ...only(SEE_ORDER_AMOUNTS, 'fee freeFrom minimum'),
  },
  DeliveryText: open('language text'),
  DeliveryPlaceNames: open('name spellings city'),
  DeliveryCircle: open('latitude longitude km'),
  DeliveryWindow: open('weekday begins ends capacity cutOffDays cutOffTime'),
  DeliveryDay: open('timeZone date weekday closures windows'),
  DeliveryDayWindow: open('window capacity booked cutOff inPlan'),
  DeliveryClosure: open('id zone date reason translations orderCount'),
  DeliveryZoneName: open('id name'),
  OrderMoveOutcome: open('orderId order code message'),
  OrderPage: open('nodes edges pageInfo totalCount'),
  OrderEdge: open('cursor node'),
  Order: {
    ...open(
      `nodeId id status createdAt paymentMethod paymentType paymentStatus trackingNumber userId customerName employeeName customerEmail
       customerPhone deliveryAddress addressType latitude longitude note whenMissing deliveryDate deliveryWindow deliveryZone
       itemCount items history cancellation`,
    ),
    ...only(
      SEE_ORDER_AMOUNTS,
      'subtotalAmount discountAmount deliveryFee totalAmount lbpPerUsd loyaltyPointsEarned transfer',
    ),
    ...only(SEE_PACKING, 'packing slip parcels'),
    ...only(['admin', 'orders'], 'attempts'),
  },
  OrderPacking: open('stage lines packedLines'),
  PackedLine: open('quantity isCurrent at byUsername'),
  Day: { ...open('date parts'), ...only(['admin', 'orders'], 'toCollect') },
  DayPart: open('window zoneId zone toPack packed out delivered cancelled lines packedLines'),
  PickList: open('entries isWhole'),
  PickListEntry: open(
    'productId productName categoryName selectedSize selectedPackaging quantity packed orderCount orders',
  ),
  PickListOrder: open('orderId quantity isPacked'),
  Driver: only(SEE_RUNS, 'id name'),
  Run: {
    ...only(
      SEE_RUNS,
      'nodeId id version date window driver state departedAt closedAt floatLbp expectedLbp expectedUsd stops',
    ),
    ...only(['admin', 'orders'], 'counts'),
  },
  RunStop: only(
    SEE_RUNS,
    `orderId outcome status stage customerName employeeName phone deliveryAddress latitude longitude note deliveryWindow
     deliveryZone pieces parcels toCollect lbpPerUsd attempts`,
  ),
  DeliveryAttempt: only(
    SEE_RUNS,
    'id runId at byUsername isDelivered takenBy reason next due lbp usd changeLbp hasPhoto',
  ),
  RunCount: only(['admin', 'orders'], 'at byUsername expectedLbp expectedUsd countedLbp countedUsd note'),
  DayRuns: only(SEE_RUNS, 'runs'),
  PackingSlip: open('language showsPrices deliveryZone lines'),
  PackingSlipLine: {
    ...open('productName sizeLabel selectedPackaging quantity'),
    ...only(['admin', 'orders'], 'unitPrice lineTotal'),
  },
  FollowedOrder: {
    ...open(
      'id status createdAt paymentMethod paymentStatus trackingNumber deliveryDate deliveryWindow town followableUntil items history cancellation',
    ),
    ...only(SEE_ORDER_AMOUNTS, 'subtotalAmount discountAmount deliveryFee totalAmount lbpPerUsd transfer'),
  },
  Cancellation: open('obstacle until'),
  CancelledOrder: open('id status paymentStatus'),
  ChangedOrder: {
    ...open('id'),
    ...only(SEE_ORDER_AMOUNTS, 'subtotalAmount discountAmount deliveryFee totalAmount'),
  },
  OrderChangeRefusal: open('code message'),
  ChangedLine: open('lineId productName sizeLabel untranslated before after replacesLineId'),
  ChangedLines: { ...open('reason lines'), ...only(SEE_ORDER_AMOUNTS, 'totalBefore totalAfter') },
  Transfer: only(SEE_ORDER_AMOUNTS, 'orderId state sendTo reference sentAt settledAt'),
  TransferToCheck: only(
    ['admin', 'orders'],
    'id orderedAt customerName totalAmount lbpPerUsd state reference sentAt settledAt',
  ),
  TransferPage: open('nodes edges pageInfo totalCount'),
  TransferToCheckEdge: open('cursor node'),
  ExchangeRate: only(['admin'], 'id lbpPerUsd showsUsd at byUsername'),
  ExchangeRatePage: open('nodes edges pageInfo totalCount'),
  ExchangeRateEdge: open('cursor node'),
  DeliveryAddress: open(
    'name companyName street area city state postalCode building floor country phone email fullAddress readable',
  ),
  OrderLine: {
    ...open(
      'id productId productName productDescription picture selectedSize sizeLabel untranslated selectedPackaging quantity',
    ),
    ...only(SEE_ORDER_AMOUNTS, 'unitPrice lineTotal'),
    ...only(SEE_PACKING, 'packed'),
  },
  OrderPrices: {
    ...open('orderId priceBook discountPercent discountAmount discountRounding lines'),
    ...only(SEE_PAST_PRICES, 'since'),
  },
  OrderLinePrice: open(
    'lineId productId productName variant quantity unitPrice priceBook rule price rounding waterfall sentence',
  ),
};
