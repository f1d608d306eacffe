import type { ServerResponse } from 'node:http';
import type { LimitState, TellLimit } from '../../rateLimits/limitState';

/**
 * Tells the client of a response how much of its limits is left, by the headers `RateLimit-Policy` and `RateLimit`
 * (draft-ietf-httpapi-ratelimit-headers-11): each is a list with an entry for each limit, in the order of their first
 * mention.
 */
export function limitTeller(response: ServerResponse): TellLimit {
  const told = new Map<string, LimitState>();
  return (state) => {
    if (response.headersSent) return;
    told.set(state.name, state);
    const states = [...told.values()];
    response.setHeader('RateLimit-Policy', states.map(policyOf).join(', '));
    response.setHeader('RateLimit', states.map(stateOf).join(', '));
  };
}

function policyOf({ name, most, window }: LimitState): string {
  return `"${name}";q=${most}${window ? `;w=${window.seconds}` : ';qu="concurrent-requests"'}`;
}

function stateOf({ name, left, window }: LimitState): string {
  return `"${name}";r=${left}${window ? `;t=${window.endsIn}` : ''}`;
}
