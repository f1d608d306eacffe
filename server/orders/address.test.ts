import { parseAddress } from './address';

const UNREADABLE = { readable: false };

describe('an address as an order stores it', () => {
  it.each([
    ['its parts', { street: 'Gouraud 1', floor: '2', city: null }, { street: 'Gouraud 1', floor: '2', readable: true }],
    ['the same as JSON', '{"streetAddress":"Gouraud 1"}', { street: 'Gouraud 1', readable: true }],
    ['the street under its third name', { street: ' ', address: 'Gouraud 1' }, { street: 'Gouraud 1', readable: true }],
    ['parts that nobody asks for', { city: 'Tyre', planet: 7 }, { city: 'Tyre', readable: true }],
    ['a text that is no JSON', 'Gouraud 1', UNREADABLE],
    ['a text within a text', '"Gouraud 1"', UNREADABLE],
    ['a list', ['Gouraud 1'], UNREADABLE],
    ['a number', 7, UNREADABLE],
    ['a part that is no text', { street: { name: 'Gouraud' } }, UNREADABLE],
  ])('from %s', (_, stored, address) => {
    expect(parseAddress(stored)).toMatchObject(address);
  });

  it.each([[null], [undefined], [''], ['  '], ['null']])('from %p there is none', (stored) => {
    expect(parseAddress(stored)).toBeNull();
  });
});
