/** A swipe acts from here on, in pixels (specification 15.3). */
export const SWIPE_THRESHOLD = 75;

/** A move of more than 10 px to the side blocks the page's own scrolling; one up or down is left alone. */
export const SWIPE = { delta: 10, preventScrollOnSwipe: true } as const;
