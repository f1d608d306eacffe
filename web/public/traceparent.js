// Pages load this only when the server makes traces (docs/specification/27-watching.md). It begins a trace with each
// request to the shop's own API, so that what the browser asked for, the server did and PostgreSQL ran is one trace.
(() => {
  const plainFetch = window.fetch;

  /** Random lower-case hexadecimal digits, two for each byte. */
  const digits = (bytes) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

  window.fetch = (input, init) => {
    // The web client names its addresses as text; to no other site is anything told.
    if (typeof input !== 'string' || !/^\/(graphql|api)(?=[/?]|$)/.test(input)) return plainFetch(input, init);
    const headers = new Headers(init?.headers);
    headers.set('traceparent', `00-${digits(16)}-${digits(8)}-01`);
    return plainFetch(input, { ...init, headers });
  };
})();
