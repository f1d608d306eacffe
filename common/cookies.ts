/** Set when somebody signs out, so that the screens can tell that from a session that has expired. */
export const SIGNED_OUT_COOKIE = 'signed-out';
