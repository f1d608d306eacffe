import type { AnyObjectSchema } from 'yup';
import {
  newBusinessRules,
  newEmployeeRules,
  newUserRules,
  registrationRules,
} from '../../../common/rules/accountRules';
import { employeeOrderRules, oneClickOrderRules } from '../../../common/rules/businessOrderRules';
import { categoryRules, productRules } from '../../../common/rules/catalogueRules';
import { adjustmentRules, creditAmountRules, creditLimitRules, paymentRules } from '../../../common/rules/creditRules';
import { discountCodeRules } from '../../../common/rules/discountRules';
import { accountOrderRules, guestOrderRules } from '../../../common/rules/orderRules';

/**
 * The rules of each input type. The types themselves require little, so that what is missing is refused with the
 * documented message of its field.
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
