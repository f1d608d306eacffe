import { useEffect, useState, type RefObject } from 'react';

/** Controls, and what has to be read: the amounts of lines and totals. */
const KEPT_CLEAR = 'a, button, input, select, textarea, label, dd, [data-amount]';
/** Of what is higher, e.g. a card that is a link as a whole, enough is left to press. */
const SMALL_PX = 100;
/** Not on a phone of some years ago. */
const CAN_TELL_VISIBLE = 'checkVisibility' in Element.prototype;

/**
 * Whether something that floats over the page lies over one of its controls or amounts and has to be hidden: measured when the
 * page opens, and whenever it is scrolled or changes its size.
 */
export function useOverlaps(floating: RefObject<HTMLElement | null>): boolean {
  const [overlaps, setOverlaps] = useState(false);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setOverlaps(floating.current !== null && overlapsPart(floating.current)));
    };
    const size = new ResizeObserver(measure);
    size.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    measure();
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [floating]);
  return overlaps;
}

function overlapsPart(floating: HTMLElement): boolean {
  const { left, right, top, bottom } = floating.getBoundingClientRect();
  return Array.from(document.querySelectorAll(KEPT_CLEAR)).some((part) => {
    if (floating.parentElement?.contains(part)) return false;
    // What is far out of sight has not been laid out yet, and asking for its box would do so.
    if (CAN_TELL_VISIBLE && !part.checkVisibility({ contentVisibilityAuto: true })) return false;
    const box = part.getBoundingClientRect();
    const apart = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom;
    return !apart && box.height > 0 && box.height < SMALL_PX;
  });
}
