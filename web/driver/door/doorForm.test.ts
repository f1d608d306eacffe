import {
  doorErrors,
  forgetDoors,
  saveDoor,
  savedDoor,
  savedNotDelivered,
  saveNotDelivered,
  settledBy,
  type DoorForm,
} from './doorForm';

const FORM: DoorForm = { takenBy: 'Rima', lbp: '', usd: '', photo: null };

const door = (runId: number, orderId: number) => ({ userId: 7, runId, orderId });

beforeEach(() => localStorage.clear());

test('nothing is wrong with a name alone, and what is wrong is said by field', () => {
  expect(doorErrors(FORM, null)).toEqual({});
  expect(doorErrors({ ...FORM, takenBy: ' ', lbp: '-1', usd: 'ten' }, '89500.00')).toEqual({
    takenBy: 'Say who took it',
    lbp: 'Must be an amount of zero or more, like "12.50"',
    usd: 'Must be an amount of zero or more, like "12.50"',
  });
  expect(doorErrors({ ...FORM, usd: '5' }, null)).toEqual({ usd: 'This order has no rate, so it is paid in LBP' });
});

test('what is given back and what is missing are worked out at the rate of the order', () => {
  const stop = { toCollect: '100003.00', lbpPerUsd: '89500.00' };
  expect(settledBy({ lbp: '', usd: '2' }, stop)).toMatchObject({ change: '78997.00', missing: '0.00' });
  expect(settledBy({ lbp: '٦٠٬٠٠٠', usd: '' }, stop)).toMatchObject({ change: '0.00', missing: '40003.00' });
  expect(settledBy({ lbp: 'x', usd: '' }, stop)).toBeNull();
});

test('on a full phone what is typed is kept without the photo', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.includes('data:image')) throw new DOMException('full', 'QuotaExceededError');
    Object.assign(this, { [key]: value });
  });
  try {
    saveDoor(door(3, 12), { ...FORM, photo: 'data:image/jpeg;base64,AAAA' });
  } finally {
    setItem.mockRestore();
  }
  expect(savedDoor(door(3, 12))).toEqual(FORM);
});

test('what was typed and photographed at a door is there again, and nothing of another door', () => {
  saveDoor(door(3, 12), { ...FORM, photo: 'data:image/jpeg;base64,AAAA' });
  expect(savedDoor(door(3, 12))).toEqual({ ...FORM, photo: 'data:image/jpeg;base64,AAAA' });
  expect(savedDoor(door(3, 13))).toEqual({ takenBy: '', lbp: '', usd: '', photo: null });
  saveDoor(door(3, 12), null);
  expect(savedDoor(door(3, 12)).takenBy).toBe('');
});

test('what was typed at a door that nobody goes to any more is forgotten, and nothing else', () => {
  saveDoor(door(3, 12), FORM);
  saveDoor(door(3, 13), FORM);
  saveNotDelivered(door(3, 13), { reason: 'other', other: 'The road is closed', next: '' });
  localStorage.setItem('unsent-doors-7', '[]');
  saveDoor({ ...door(4, 14), userId: 8 }, FORM);
  forgetDoors(7, ({ runId, orderId }) => runId === 3 && orderId === 12);
  expect(savedDoor({ ...door(4, 14), userId: 8 }).takenBy).toBe('Rima');
  expect([savedDoor(door(3, 12)).takenBy, savedDoor(door(3, 13)).takenBy]).toEqual(['Rima', '']);
  expect(savedNotDelivered(door(3, 13)).other).toBe('');
  expect(localStorage.getItem('unsent-doors-7')).toBe('[]');
});
