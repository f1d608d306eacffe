import { act, render } from '@testing-library/react';
import { NavigationType, type Location } from 'react-router-dom';
import { ScrollMemory } from './ScrollMemory';

/** Tells every observer that the page has grown. */
let grow: () => void;
const onNewPage = jest.fn();
const scrollTo = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  onNewPage.mockClear();
  scrollTo.mockReset().mockImplementation((_x: number, y: number) => place(y));
  window.scrollTo = scrollTo as never;
  window.scrollBy = jest.fn((_x: number, y: number) => place(window.scrollY + y)) as never;
  place(0);
  const observers = new Set<() => void>();
  grow = () => act(() => observers.forEach((observer) => observer()));
  window.ResizeObserver = class {
    constructor(private readonly callback: () => void) {}
    observe() {
      observers.add(this.callback);
    }
    unobserve() {}
    disconnect() {
      observers.delete(this.callback);
    }
  } as never;
});
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

function place(y: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
}

const at = (key: string, pathname: string, search = ''): Location => ({ key, pathname, search, hash: '', state: null });
const LIST = at('list', '/store', '?category=nuts');
const PRODUCT = at('product', '/products/7');

/** A card of the list, whose distance from the top of the page is given. */
function card(id: string, top: number): HTMLElement {
  const link = document.createElement('a');
  link.id = id;
  link.href = '#';
  link.getBoundingClientRect = () => ({ top: top - window.scrollY, bottom: top + 100 - window.scrollY }) as DOMRect;
  document.body.append(link);
  return link;
}

function open(location: Location, navigation = NavigationType.Pop) {
  const memory = (where: Location, how: NavigationType) => (
    <ScrollMemory location={where} navigation={how} anchors="[id^='product-']" onNewPage={onNewPage} />
  );
  const { rerender, unmount } = render(memory(location, navigation));
  return { go: (where: Location, how: NavigationType) => rerender(memory(where, how)), leave: unmount };
}

describe('the memory of where a page was left', () => {
  it('begins a new page at its top, and leaves the reader alone when a page is only refined', () => {
    const { go } = open(LIST);
    place(900);
    go(PRODUCT, NavigationType.Push);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    expect(onNewPage).toHaveBeenCalledTimes(1);
    place(300);
    scrollTo.mockClear();
    go(at('refined', '/products/7', '?size=1kg'), NavigationType.Replace);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(onNewPage).toHaveBeenCalledTimes(1);
    go(at('elsewhere', '/store'), NavigationType.Replace);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it('goes back to the card that was in sight, with its focus, and again while the page grows above it', () => {
    const { go } = open(LIST);
    place(900);
    card('product-1', 200);
    card('product-2', 1000).focus();
    go(PRODUCT, NavigationType.Push);
    document.body.innerHTML = '';

    // The list begins anew: the card is not there yet, then lower than it was.
    go(LIST, NavigationType.Pop);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 900);
    expect(onNewPage).toHaveBeenCalledTimes(2);
    card('product-2', 1400);
    grow();
    expect(window.scrollY).toBe(1300);
  });

  it('gives the focus back to what had it', () => {
    const { go } = open(LIST);
    const link = card('product-2', 100);
    link.focus();
    go(PRODUCT, NavigationType.Push);
    link.blur();
    go(LIST, NavigationType.Pop);
    expect(link).toHaveFocus();
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'follows no growth once the reader takes over (%s)',
    (hand) => {
      const { go } = open(LIST);
      place(900);
      go(PRODUCT, NavigationType.Push);
      go(LIST, NavigationType.Pop);
      window.dispatchEvent(new Event(hand));
      place(50);
      grow();
      expect(window.scrollY).toBe(50);
    },
  );

  it('follows no growth once the page has come to rest', () => {
    const { go } = open(LIST);
    place(900);
    go(PRODUCT, NavigationType.Push);
    go(LIST, NavigationType.Pop);
    act(() => void jest.runAllTimers());
    place(50);
    grow();
    expect(window.scrollY).toBe(50);
  });

  it('lasts over a reload, but not for a page that is opened anew', () => {
    const { leave } = open(LIST);
    place(700);
    leave();
    place(0);
    const opened = (type: string) =>
      Object.assign(performance, { getEntriesByType: () => [{ type }] as unknown as PerformanceEntryList });
    opened('navigate');
    open(LIST).leave();
    expect(window.scrollY).toBe(0);
    sessionStorage.setItem(
      'scroll-places',
      JSON.stringify([['list /store?category=nuts', { y: 700, anchor: null, focus: null }]]),
    );
    opened('reload');
    open(LIST);
    expect(window.scrollY).toBe(700);
  });

  it('starts afresh where the browser keeps nothing, or something else', () => {
    sessionStorage.setItem('scroll-places', '{broken');
    const { go, leave } = open(LIST);
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    place(400);
    go(PRODUCT, NavigationType.Push);
    go(LIST, NavigationType.Pop);
    expect(window.scrollY).toBe(400);
    expect(leave).not.toThrow();
    refused.mockRestore();
  });
});
