import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useFocusBack } from './useFocusBack';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusBack(isOpen, () => opener.current);
  return (
    <main tabIndex={-1}>
      <button onClick={() => setTimeout(() => setIsOpen(false), 0)}>Later</button>
      {isOpen ? (
        <p>
          <button onClick={() => setIsOpen(false)}>Close</button>
        </p>
      ) : (
        <button ref={opener} onClick={() => setIsOpen(true)}>
          Open
        </button>
      )}
    </main>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('the focus comes back to what opened a part, once it has closed', async () => {
  render(<Page />);
  expect(document.body).toHaveFocus();
  await press('Open');
  expect(document.body).toHaveFocus();
  await press('Close');
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it('also where the browser has focused what is around a pressed button instead of the button', async () => {
  render(<Page />);
  await press('Open');
  screen.getByRole('main').focus();
  screen.getByRole('button', { name: 'Close' }).addEventListener('mousedown', (event) => event.preventDefault());
  await press('Close');
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it('stays where it has been moved meanwhile', async () => {
  render(<Page />);
  await press('Open');
  await press('Later');
  expect(await screen.findByRole('button', { name: 'Open' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Later' })).toHaveFocus();
});
