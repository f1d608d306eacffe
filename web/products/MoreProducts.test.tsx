import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoreProducts } from './MoreProducts';

/** Tells the list that its end is near the window, or no longer. */
let come: (near: boolean) => void;
let watched: number;

beforeEach(() => {
  const observers = new Set<IntersectionObserverCallback>();
  watched = 0;
  come = (near) =>
    act(() =>
      observers.forEach((callback) => callback([{ isIntersecting: near }] as IntersectionObserverEntry[], null!)),
    );
  window.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe() {
      watched += 1;
      observers.add(this.callback);
    }
    disconnect() {
      observers.delete(this.callback);
    }
  } as never;
});
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

/** A load that the test ends. */
function loading() {
  let ends: { resolve: () => void; reject: (why: Error) => void } | undefined;
  const load = jest.fn(() => new Promise<void>((resolve, reject) => (ends = { resolve, reject })));
  return {
    load,
    succeed: () => act(async () => ends!.resolve()),
    fail: () => act(async () => ends!.reject(new Error('lost'))),
  };
}

describe('the end of a list that goes on', () => {
  it('loads the next page when it comes near, once at a time, and is watched anew after it', async () => {
    const { load, succeed } = loading();
    const { rerender } = render(<MoreProducts shown={24} total={60} load={load} />);
    expect(screen.getByText('24 of 60 products')).toBeInTheDocument();
    come(false);
    expect(load).not.toHaveBeenCalled();
    come(true);
    come(true);
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Show More' })).toHaveAttribute('aria-busy', 'true');
    const before = watched;
    await succeed();
    rerender(<MoreProducts shown={48} total={60} load={load} />);
    expect(watched).toBeGreaterThan(before);
    come(true);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('tries again only at a press after it failed', async () => {
    const { load, fail, succeed } = loading();
    render(<MoreProducts shown={24} total={60} load={load} />);
    come(true);
    await fail();
    expect(screen.getByRole('alert')).toHaveTextContent('The next products could not be loaded.');
    come(true);
    expect(load).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await succeed();
    expect(screen.getByRole('button', { name: 'Show More' })).toBeInTheDocument();
  });

  it('has its button where the browser cannot tell what is near', async () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    const { load } = loading();
    render(<MoreProducts shown={24} total={60} load={load} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
    expect(load).toHaveBeenCalledTimes(1);
  });
});
