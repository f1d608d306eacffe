import { takeGuestForms } from './guestForms';

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('checkout-form-guest', '{"firstName":"Layal"}');
  sessionStorage.setItem('checkout-form-7', '{"firstName":"Before"}');
  sessionStorage.setItem('language-chosen', '1');
});

const kept = () => Object.fromEntries(Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key)]));

test('what a guest has typed is the account’s that signs in', () => {
  takeGuestForms(7);
  expect(kept()).toEqual({ 'checkout-form-7': '{"firstName":"Layal"}', 'language-chosen': '1' });
});

test('an account without such forms leaves nothing of it to the next guest', () => {
  takeGuestForms(null);
  expect(kept()).toEqual({ 'checkout-form-7': '{"firstName":"Before"}', 'language-chosen': '1' });
});
