/**
 * The security of an operation in OpenAPI. The scheme of tokens knows no scopes there, so they are named beside it.
 * @param scopes of which a token needs one; none: no token can do it
 */
export function securityOf(isOpenToGuests: boolean, scopes: readonly string[]): object {
  return {
    security: [...(isOpenToGuests ? [{}] : []), { session: [] }, ...(scopes.length > 0 ? [{ token: [] }] : [])],
    ...(scopes.length > 0 && { 'x-token-scopes': scopes }),
  };
}
