import type { AnyObjectSchema } from 'yup';
import {
  newBusinessRules,
  newEmployeeRules,
  newUserRules,
  registrationRules,
} from '../../../common/rules/accountRules';
import { categoryRules, productRules } from '../../../common/rules/catalogueRules';
import { adjustmentRules, creditAmountRules, creditLimitRules, paymentRules } from '../../../common/rules/creditRules';
import { discountCodeRules } from '../../../common/rules/discountRules';
import {
  accountOrderRules,
  employeeOrderRules,
  guestOrderRules,
  oneClickOrderRules,
} from '../../../common/rules/orderRules';

/**
 * The rules of each input type, which say what is required. The types themselves require little, so that a missing
 * field is refused with its documented message.
 */
export const REQUIRED: Readonly<Record<string, AnyObjectSchema>> = {
  GuestOrderInput: guestOrderRules(''),
  AccountOrderInput: accountOrderRules(),
  OneClickOrderInput: oneClickOrderRules(),
  EmployeeOrderInput: employeeOrderRules(),
  CategoryInput: categoryRules(),
  ProductInput: productRules(),
  DiscountCodeInput: discountCodeRules(),
  RegisterCustomerInput: registrationRules(),
  CreateUserInput: newUserRules(),
  CreateBusinessUserInput: newBusinessRules(),
  EmployeeInput: newEmployeeRules(),
  CreditLimitInput: creditLimitRules(),
  CreditPaymentInput: paymentRules(),
  CreditAdjustmentInput: adjustmentRules(),
  CreditAmountInput: creditAmountRules(),
};
