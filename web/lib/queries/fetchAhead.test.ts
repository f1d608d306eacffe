import { fetchAhead } from './fetchAhead';

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

it.each([
  [undefined, 1],
  [{ saveData: false, effectiveType: '4g' }, 1],
  [{ saveData: true, effectiveType: '4g' }, 0],
  [{ saveData: false, effectiveType: 'slow-2g' }, 0],
  [{ saveData: false, effectiveType: '2g' }, 0],
  [{ saveData: false, effectiveType: '3g' }, 0],
])('over the connection %j a part is fetched ahead %i times', (connection, times) => {
  if (connection) Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const fetchPart = jest.fn(() => Promise.reject(new Error('away')));
  fetchAhead(fetchPart);
  expect(fetchPart).toHaveBeenCalledTimes(times);
});
