import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Types without pauses: on a busy machine they would be longer than those that a field waits for. */
export const setupUser = (): UserEvent => userEvent.setup({ delay: null });
