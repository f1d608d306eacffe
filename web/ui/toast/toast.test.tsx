import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { ToastProvider, useToast } from './toast';

function Button({ title }: { title: string }) {
  const toast = useToast();
  return <button onClick={() => toast({ title, description: `${title} text` })}>{title} button</button>;
}

async function show() {
  const user = userEvent.setup();
  render(
    <ToastProvider>
      <Button title="First" />
      <Button title="Second" />
    </ToastProvider>,
  );
  // A first sign of the reader.
  await user.keyboard('{Shift}');
  await screen.findByRole('region', { name: 'Notifications (F8)' });
  return user;
}

describe('toasts', () => {
  it('come one at a time: the next takes the place of the last', async () => {
    const user = await show();
    await user.click(screen.getByText('First button'));
    expect(await screen.findByText('First text')).toBeInTheDocument();
    await user.click(screen.getByText('Second button'));
    expect(await screen.findByText('Second text')).toBeInTheDocument();
    expect(screen.queryByText('First text')).not.toBeInTheDocument();
  });

  it('go after 5 s', async () => {
    await show();
    jest.useFakeTimers();
    fireEvent.click(screen.getByText('First button'));
    act(() => jest.advanceTimersByTime(4900));
    expect(screen.getByText('First text')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText('First text')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('are focused by F8 and can be dismissed', async () => {
    const user = await show();
    await user.click(screen.getByText('First button'));
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await user.click(screen.getByRole('button', { name: 'Dismiss notification' }));
    await waitFor(() => expect(screen.queryByText('First text')).not.toBeInTheDocument());
  });

  it.each([
    [49, true],
    [51, false],
  ])('swiped %i px to the right stay: %s', async (distance, stays) => {
    const user = await show();
    await user.click(screen.getByText('First button'));
    const toast = (await screen.findByText('First text')).closest('li')!;
    const at = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerId: 1, pointerType: 'touch' });
    fireEvent.pointerDown(toast, at(0));
    fireEvent.pointerMove(toast, at(20));
    fireEvent.pointerMove(toast, at(distance));
    fireEvent.pointerUp(toast, at(distance));
    await waitFor(() => expect(screen.queryAllByText('First text')).toHaveLength(stays ? 1 : 0));
  });
});

describe('the error boundary', () => {
  it('shows the documented fallback and leaves the cart alone', () => {
    localStorage.setItem('guest-cart', '[]');
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = () => {
      throw new Error('broken');
    };
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
    expect(screen.getByText('Please refresh the page.')).toBeInTheDocument();
    expect(localStorage.getItem('guest-cart')).toBe('[]');
    quiet.mockRestore();
  });
});
