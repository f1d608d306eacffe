import { waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

/**
 * Somebody with keyboard and mouse, who types without pauses: on a busy machine they would be longer than those that a field
 * waits for.
 */
export function setupUser(): UserEvent {
  const user = userEvent.setup({ delay: null });
  return {
    ...user,
    async click(element) {
      // A dialog takes the mouse from the page when it is drawn, and takes it itself a moment later.
      if (!takesMouse(element)) await waitFor(() => expect(takesMouse(element)).toBe(true));
      await user.click(element);
    },
  };
}

const takesMouse = (element: Element): boolean =>
  document.body.style.pointerEvents !== 'none' || element.closest('[style*="pointer-events: auto"]') !== null;
