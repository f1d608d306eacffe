/** Tells the screens that whoever was signed in has signed out, and not merely been away for too long. */
export const SIGNED_OUT_COOKIE = 'signed-out';
