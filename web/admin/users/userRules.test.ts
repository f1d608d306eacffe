import { DUTIES } from './dutyTexts';
import { CHANGED_USER_RULES, NEW_USER_RULES } from './userRules';

const PERSON = { email: 'dima@example.com', firstName: 'Dima', lastName: 'Rizk', role: 'staff', paymentMode: 'cash' };

it('lets a member of the staff have every duty that the form offers', () => {
  const values = { ...PERSON, duties: DUTIES, username: 'dima', password: 'plums in august' };
  expect(NEW_USER_RULES.isValidSync(values)).toBe(true);
  expect(CHANGED_USER_RULES.isValidSync({ ...values, password: '' })).toBe(true);
  expect(NEW_USER_RULES.isValidSync({ ...values, email: 'dima' })).toBe(false);
});
