import { string, type AnyObjectSchema } from 'yup';
import {
  businessAddressRules,
  changedUserRules,
  newBusinessRules,
  newEmployeeRules,
  newUserRules,
  registrationRules,
} from '../../../common/rules/accountRules';
import { savedAddressRules } from '../../../common/rules/addressRules';
import { profileRules } from '../../../common/rules/profileRules';
import { categoryRules, productRules } from '../../../common/rules/catalogue/catalogueRules';
import { GUEST_PAYMENT_METHODS } from '../../../common/rules/checkoutRules';
import { adjustmentRules, creditAmountRules, creditLimitRules, paymentRules } from '../../../common/rules/creditRules';
import { deliveryClosureRules, deliveryZoneRules } from '../../../common/rules/deliveryRules';
import { discountCodeRules } from '../../../common/rules/catalogue/discountRules';
import { priceChangesRules, pricePlanRules } from '../../../common/rules/catalogue/planRules';
import { stockCountRules, stockMovementRules } from '../../../common/rules/catalogue/stockRules';
import {
  accountOrderRules,
  cartItemRules,
  employeeOrderRules,
  guestOrderRules,
  oneClickOrderRules,
} from '../../../common/rules/orderRules';

import type { Condition } from './bounds';

/**
 * The rules of each input type, which say what is required and how large it may be. The types themselves require little,
 * so that a missing field is refused with its documented message.
 */
export const INPUT_RULES: Readonly<Record<string, AnyObjectSchema>> = {
  // Without a payment method the first one is taken.
  GuestOrderInput: guestOrderRules('').shape({
    paymentMethod: string()
      .nullable()
      .oneOf([...GUEST_PAYMENT_METHODS, null]),
  }),
  AccountOrderInput: accountOrderRules(),
  OneClickOrderInput: oneClickOrderRules(),
  CartItemInput: cartItemRules(),
  EmployeeOrderInput: employeeOrderRules(),
  CategoryInput: categoryRules(),
  ProductInput: productRules(),
  DiscountCodeInput: discountCodeRules(),
  RegisterCustomerInput: registrationRules(),
  CreateUserInput: newUserRules(),
  CreateBusinessUserInput: newBusinessRules(),
  EmployeeInput: newEmployeeRules(),
  // What is not sent of these stays as it is.
  UpdateUserInput: changedUserRules().partial(),
  BusinessAddressInput: businessAddressRules().partial(),
  CreditLimitInput: creditLimitRules(),
  CreditPaymentInput: paymentRules(),
  CreditAdjustmentInput: adjustmentRules(),
  CreditAmountInput: creditAmountRules(),
  PricePlanInput: pricePlanRules(),
  PriceImpactInput: priceChangesRules(),
  OwnProfileInput: profileRules('customer', '').partial(),
  SavedAddressInput: savedAddressRules(''),
  DeliveryZoneInput: deliveryZoneRules(),
  DeliveryClosureInput: deliveryClosureRules(),
  StockMovementInput: stockMovementRules(),
  StockCountInput: stockCountRules(),
};

/** Fields on whose value the rules of others depend, by the input type, with all their values. */
export const CONDITIONS: Readonly<Record<string, Condition>> = {
  AccountOrderInput: { field: 'addressType', values: ['manual', 'location'] },
};
