import { TokensSection } from '../../apiTokens/TokensSection';

/** The API tokens of the shop and of its businesses. */
export function ApiTokensPage() {
  return (
    <>
      <title>API Tokens | Bustan</title>
      <h1>API Tokens</h1>
      <TokensSection
        title="Tokens"
        scopes={['READ', 'ORDER', 'ADMIN']}
        showsOwners
        explanation="A token lets another program act for the shop."
      />
    </>
  );
}
