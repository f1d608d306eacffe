import { Component } from 'react';
import { NavigationType, type Location } from 'react-router-dom';

/** Where a page of the history was left. */
interface ScrollPosition {
  y: number;
  /** The first element with an id that was in sight, and how far from the window's top. */
  anchor: { id: string; top: number } | null;
  /** The id of what held the focus, if it has one. */
  focus: string | null;
}

interface ScrollMemoryProps {
  location: Location;
  navigation: NavigationType;
  /** Elements with an id, one below the other, that say where the reader was even when what is above them grows. */
  anchors: string;
  /** Called for a new page, which begins at its top. */
  onNewPage: () => void;
}

const STORED = 'scroll-places';
const MOST_PLACES = 50;
const HEADER_HEIGHT = 84;
/** How long a restored page is followed while its parts still load, and once they are there, while they still grow. */
const SETTLING_MS = 30_000;
const SETTLED_AFTER_MS = 2_000;
const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Back and forward find a page as it was left, scrolled and focused, also after a reload and when a list has to load
 * several pages again; a new page begins at its top. The browser's own scroll restoration fails when a page is drawn
 * late. A class, since only `getSnapshotBeforeUpdate` sees the page that is left just before the next takes its place.
 */
export class ScrollMemory extends Component<ScrollMemoryProps> {
  private readonly places = storedPlaces();
  private stopSettling: () => void = () => {};

  override componentDidMount() {
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', this.keep);
    const [opened] = performance.getEntriesByType?.('navigation') ?? [];
    const place = this.places.get(keyOf(this.props.location));
    if (place && opened && 'type' in opened && opened.type !== 'navigate') this.stopSettling = settle(place);
  }

  override getSnapshotBeforeUpdate(before: ScrollMemoryProps) {
    if (before.location !== this.props.location) this.places.set(keyOf(before.location), this.placeNow());
    return null;
  }

  override componentDidUpdate(before: ScrollMemoryProps) {
    const { location, navigation, onNewPage } = this.props;
    if (before.location === location) return;
    this.stopSettling();
    const place = navigation === NavigationType.Pop ? this.places.get(keyOf(location)) : undefined;
    // What only refines a page, like the sorting of a list, replaces its address and leaves the reader where they are.
    const isNewPage = navigation === NavigationType.Push || before.location.pathname !== location.pathname;
    if (isNewPage || place) onNewPage();
    if (place) this.stopSettling = settle(place);
    else if (isNewPage) scrollTo(0, 0);
  }

  override componentWillUnmount() {
    this.keep();
    this.stopSettling();
    removeEventListener('pagehide', this.keep);
    history.scrollRestoration = 'auto';
  }

  private readonly keep = () => {
    this.places.set(keyOf(this.props.location), this.placeNow());
    try {
      sessionStorage.setItem(STORED, JSON.stringify([...this.places].slice(-MOST_PLACES)));
    } catch {
      // The browser stores nothing; a reload then begins at the top.
    }
  };

  private placeNow(): ScrollPosition {
    const elements = [...document.querySelectorAll(this.props.anchors)];
    const first = elements.find((element) => element.getBoundingClientRect().bottom > HEADER_HEIGHT);
    return {
      y: window.scrollY,
      anchor: first ? { id: first.id, top: first.getBoundingClientRect().top } : null,
      focus: document.activeElement?.closest('[id]')?.id ?? null,
    };
  }

  override render() {
    return null;
  }
}

/** The same entry of the history at the same address. */
function keyOf({ key, pathname, search }: Location): string {
  return `${key} ${pathname}${search}`;
}

function storedPlaces(): Map<string, ScrollPosition> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, ScrollPosition][]);
  } catch {
    return new Map();
  }
}

/** Scrolls to the position, again each time that the page grows, until it is settled or the user scrolls or types. */
function settle({ y, anchor, focus }: ScrollPosition): () => void {
  let focusId = focus;
  const go = () => {
    const focused = focusId && document.getElementById(focusId);
    if (focused) {
      focused.focus({ preventScroll: true });
      focusId = null;
    }
    const element = anchor && document.getElementById(anchor.id);
    if (element) window.scrollBy(0, element.getBoundingClientRect().top - anchor.top);
    else window.scrollTo(0, y);
    return element !== null || window.scrollY >= y;
  };
  let timer: ReturnType<typeof setTimeout>;
  const onGrowth = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, go() ? SETTLED_AFTER_MS : SETTLING_MS);
  };
  const growth = new ResizeObserver(onGrowth);
  function stop(): void {
    clearTimeout(timer);
    growth.disconnect();
    for (const type of READER_EVENTS) window.removeEventListener(type, stop);
  }
  for (const type of READER_EVENTS) window.addEventListener(type, stop, { passive: true });
  growth.observe(document.body);
  onGrowth();
  return stop;
}
