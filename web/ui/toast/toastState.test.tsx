import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider, useToast } from './toast';
import { ToastArea } from './ToastArea';

jest.mock('./ToastArea', () => ({ ToastArea: jest.fn() }));
const drawn = jest.mocked(ToastArea);

function Buttons() {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast({ title: 'Added to Cart', description: 'Almonds' })}>Show</button>
      <button onClick={() => toast(null)}>Leave</button>
    </>
  );
}

describe('a dismissed toast', () => {
  it('is forgotten after 1,000,000 ms', async () => {
    jest.useFakeTimers();
    drawn.mockImplementation(() => <p>area</p>);
    const current = () => drawn.mock.lastCall![0].toast;
    render(
      <ToastProvider>
        <Buttons />
      </ToastProvider>,
    );
    fireEvent.keyDown(document.body);
    await act(() => jest.advanceTimersByTimeAsync(0));
    fireEvent.click(screen.getByText('Show'));
    expect(current()).toMatchObject({ open: true });
    fireEvent.click(screen.getByText('Leave'));
    expect(current()).toMatchObject({ open: false, message: { title: 'Added to Cart' } });
    act(() => jest.advanceTimersByTime(999_999));
    expect(current()).toMatchObject({ open: false });
    act(() => jest.advanceTimersByTime(1));
    expect(current()).toBeNull();
    jest.useRealTimers();
  });
});

describe('what draws toasts', () => {
  const open = () =>
    render(
      <ToastProvider>
        <Buttons />
      </ToastProvider>,
    );
  const settled = () => act(() => import('./ToastArea').then(() => {}));
  beforeEach(() => drawn.mockReset().mockImplementation(({ toast }) => <p>area {toast?.message.title}</p>));

  it('is fetched with the first sign of the reader, and not before', async () => {
    open();
    await settled();
    expect(drawn).not.toHaveBeenCalled();
    fireEvent.pointerDown(document.body);
    expect(await screen.findByText('area')).toBeInTheDocument();
  });

  it.each([{ saveData: true }, { effectiveType: '3g' }])(
    'is fetched by the first toast alone over a connection with %j',
    async (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      open();
      fireEvent.pointerDown(document.body);
      await settled();
      expect(drawn).not.toHaveBeenCalled();
      fireEvent.click(screen.getByText('Show'));
      expect(await screen.findByText('area Added to Cart')).toBeInTheDocument();
      Reflect.deleteProperty(navigator, 'connection');
    },
  );
});

describe('toasts whose drawing fails', () => {
  it('are said in plain words, and the page goes on', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    drawn.mockImplementation(() => {
      throw new Error('broken');
    });
    const user = userEvent.setup();
    render(
      <ToastProvider>
        <Buttons />
      </ToastProvider>,
    );
    await user.keyboard('{Shift}');
    await waitFor(() => expect(drawn).toHaveBeenCalled());
    await user.click(screen.getByText('Show'));
    expect(screen.getByRole('status')).toHaveTextContent('Added to Cart Almonds');
    quiet.mockRestore();
  });
});
