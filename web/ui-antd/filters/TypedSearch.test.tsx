import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { TypedSearch } from './TypedSearch';
import { useListAddress } from './useListAddress';

function List() {
  const address = useListAddress();
  const searched = address.get('search');
  return (
    <>
      <TypedSearch searched={searched} label="Find" onSearch={(search) => address.set({ search })} />
      <button type="button" onClick={() => address.set({ search: '' })}>
        Clear
      </button>
      <p>Searched: {searched || 'all'}</p>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Find');
const clear = () => fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
const type = (value: string) => fireEvent.change(field(), { target: { value } });
/** Longer than the pause after which typed text is searched for. */
const pause = () => act(() => jest.advanceTimersByTimeAsync(1_000));

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/list?search=nobody');
  render(<List />, { wrapper: BrowserRouter });
});
afterEach(() => void jest.useRealTimers());

it('follows the address', async () => {
  expect(field().value).toBe('nobody');
  clear();
  expect(field().value).toBe('');
  type('7');
  await pause();
  expect(window.location.search).toBe('?search=7');
  expect(field().value).toBe('7');
});

it('keeps what is typed right after the search was cleared, before the page shows that', async () => {
  act(() => {
    clear();
    type('7');
  });
  expect(field().value).toBe('7');
  await pause();
  expect(window.location.search).toBe('?search=7');
  expect(screen.getByText('Searched: 7')).toBeInTheDocument();
});

it('forgets what was being typed when the search is cleared', async () => {
  type('nobody else');
  clear();
  expect(field().value).toBe('');
  await pause();
  expect(window.location.search).toBe('');
});
