import { useEffect, useState, type RefObject } from 'react';

const CONTROLS = 'a, button, input, select, textarea, label';
/** Of what is higher, e.g. a card that is a link as a whole, enough is left to press. */
const SMALL_PX = 100;

/**
 * Whether something that floats over the page lies over one of its controls and has to make way for it: judged when the
 * page opens, and whenever it is scrolled or changes its size.
 */
export function useStepsAside(floating: RefObject<HTMLElement | null>): boolean {
  const [aside, setAside] = useState(false);
  useEffect(() => {
    let frame = 0;
    const judge = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setAside(floating.current !== null && liesOverControl(floating.current)));
    };
    const size = new ResizeObserver(judge);
    size.observe(document.body);
    window.addEventListener('scroll', judge, { passive: true });
    window.addEventListener('resize', judge);
    judge();
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      window.removeEventListener('scroll', judge);
      window.removeEventListener('resize', judge);
    };
  }, [floating]);
  return aside;
}

function liesOverControl(floating: HTMLElement): boolean {
  const { left, right, top, bottom } = floating.getBoundingClientRect();
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return [left, middle.x, right].some((x) =>
    [top, middle.y, bottom].some((y) =>
      document
        .elementsFromPoint(x, y)
        .some((element) => !floating.parentElement?.contains(element) && isSmallControl(element)),
    ),
  );
}

function isSmallControl(element: Element): boolean {
  const control = element.closest(CONTROLS);
  return control !== null && control.getBoundingClientRect().height < SMALL_PX;
}
