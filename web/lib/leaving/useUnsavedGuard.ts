import { useEffect, useEffectEvent } from 'react';
import { addBackGuard } from './backGuard';

/** Links, and the tabs that are not open: what leaves the form without leaving the page. */
const LEAVING_SELECTOR = 'a[href], [role=tab][aria-selected=false]';

/**
 * Warns before unsaved changes are lost: by closing or reloading the window, by a link or a tab of the page, and by the
 * browser's Back. The router in use cannot block a navigation, so Back is undone first and asked about then.
 * @param ask resolves to whether the user agrees to lose them
 */
export function useUnsavedGuard(unsaved: boolean, ask: () => Promise<boolean>): void {
  const confirmLeave = useEffectEvent(ask);
  useEffect(() => {
    if (!unsaved) return;
    const place = indexOf(history.state);
    let leaving = false;
    let undoingBack = false;

    const onClose = (event: BeforeUnloadEvent) => {
      if (!leaving) event.preventDefault();
    };
    const onBack = (event: PopStateEvent) => {
      if (leaving) return;
      event.stopImmediatePropagation();
      if (undoingBack) {
        undoingBack = false;
        return;
      }
      const steps = indexOf(event.state) - place || -1;
      undoingBack = true;
      history.go(-steps);
      void confirmLeave().then((confirmed) => {
        if (!confirmed) return;
        leaving = true;
        history.go(steps);
      });
    };
    const onLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>(LEAVING_SELECTOR) : null;
      if (leaving || !link || link.getAttribute('target') === '_blank') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void confirmLeave().then((confirmed) => {
        if (!confirmed) return;
        leaving = true;
        link.click();
      });
    };

    window.addEventListener('beforeunload', onClose);
    const unguard = addBackGuard(onBack);
    document.addEventListener('click', onLink, true);
    return () => {
      window.removeEventListener('beforeunload', onClose);
      unguard();
      document.removeEventListener('click', onLink, true);
    };
  }, [unsaved]);
}

/** Where the router's entry stands in the browser's history. */
function indexOf(state: unknown): number {
  const index: unknown = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' ? index : 0;
}
