import { useDuties } from '../../session/duties';
import { TokensSection } from '../../apiTokens/TokensSection';

/** The API tokens of the shop and of its businesses; of staff its own. */
export function ApiTokensPage() {
  const isAdmin = useDuties()();
  return (
    <>
      <title>API Tokens | Bustan</title>
      <h1>API Tokens</h1>
      <TokensSection
        title="Tokens"
        scopes={isAdmin ? ['READ', 'ORDER', 'ADMIN'] : ['READ', 'STAFF']}
        showsOwners={isAdmin}
        explanation={
          isAdmin
            ? 'A token lets another program act for the shop.'
            : 'A token lets another program do what your duties open, and nothing else.'
        }
      />
    </>
  );
}
