import { EMPTY_FORM, restoreDailyOrder, savedDailyOrder, saveDailyOrder } from './dailyOrderForm';

const PLACE = { street: 'Gouraud 114', city: 'Beirut', building: '', phone: '' };

beforeEach(() => sessionStorage.clear());

test('an order that was not placed is in the form again, with its place and note', () => {
  restoreDailyOrder(7, { address: PLACE, note: 'Ring twice' });
  expect(savedDailyOrder(7)).toEqual({ ...PLACE, elsewhere: true, note: 'Ring twice' });
});

test('what was typed for the next one stays', () => {
  const typed = { ...EMPTY_FORM, ...PLACE, elsewhere: true };
  saveDailyOrder(7, typed);
  restoreDailyOrder(7, { address: null, note: null });
  expect(savedDailyOrder(7)).toEqual(typed);
});
