import { useEffect } from 'react';
import { isFocusLost } from '../../lib/focus/focus';

const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Where the focus was in one layer (the page, or a dialog over it), and where else it can go there. */
interface FocusPoint {
  element: HTMLElement;
  /** Nearest first: what follows the element in the order of Tab, then what comes before it. */
  neighbours: readonly HTMLElement[];
}

/**
 * Keeps users of the keyboard from being sent back to the top of the page. A browser drops the focus when the focused
 * element is removed: the button of a deleted row, a form that was saved, a dialog that closes. Then it returns to what
 * had it below the dialog or, when that is gone as well, to the nearest thing that is still there; on another page, to
 * its heading.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    // In the order in which they had the focus.
    const focusPoints = new Map<Element, FocusPoint>();
    let waiting = false;

    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const layer = layerOf(target);
      if (!layer) return;
      focusPoints.delete(layer);
      focusPoints.set(layer, { element: target, neighbours: neighboursOf(target, layer) });
    };
    // A click on the page's background removes the focus on purpose.
    const onPointer = () => {
      if (document.activeElement === document.body) focusPoints.clear();
    };
    const recover = () => {
      waiting = false;
      if (!isFocusLost()) return;
      const latest = [...focusPoints.values()].reverse();
      if (!latest[0] || isThere(latest[0].element)) return;
      for (const { element, neighbours } of latest) {
        const next = isThere(element) ? element : neighbours.find((other) => isThere(other) && other.tabIndex >= 0);
        if (next) return next.focus();
      }
      focusHeading();
    };
    const check = () => {
      if (waiting || !isFocusLost()) return;
      waiting = true;
      // A dialog may bring it back by itself, and a button that is disabled loses it with the next frame only.
      requestAnimationFrame(() => setTimeout(recover));
    };
    // Hiding the focused element changes no node, so the observer does not see it. Checked after the event, when the
    // next element has the focus.
    const onBlur = ({ relatedTarget }: FocusEvent) => relatedTarget === null && queueMicrotask(check);
    const observer = new MutationObserver(check);

    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    document.addEventListener('pointerdown', onPointer);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, []);
}

/** The page itself, or what is drawn over it. */
function layerOf(element: Element): Element | null {
  return element.closest('body > *');
}

function neighboursOf(element: HTMLElement, layer: Element): HTMLElement[] {
  const place = element.closest('main, [role=dialog]') ?? layer;
  const all = [...place.querySelectorAll<HTMLElement>(TABBABLE)];
  const index = all.indexOf(element);
  return [...all.slice(index + 1), ...all.slice(0, Math.max(0, index)).reverse()];
}

function isThere(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.matches(':disabled, [aria-hidden=true], [aria-hidden=true] *');
}

/** The heading may come a moment after its page; the next change looks for it again. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
