import { boolean, object } from 'yup';
import { LIMITS } from '../constants';
import { MESSAGES } from '../messages';
import { guestAddressRules } from './checkoutRules';
import { requiredText } from './textRules';

/** The rules of a saved address (specification 8.17): those of the guest checkout's, with a label, without an e-mail. */
export function savedAddressRules(shopPhone: string) {
  return guestAddressRules(shopPhone)
    .omit(['email', 'country', 'fullAddress'])
    .concat(
      object({ label: requiredText(MESSAGES.addressLabel, 1, LIMITS.addressLabel), isDefault: boolean().nullable() }),
    );
}
