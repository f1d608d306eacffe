import { TokensSection } from '../../apiTokens/TokensSection';

/** The business's own API tokens, with which its programs read and order as it does (specification 8.10). */
export function BusinessTokens() {
  return (
    <TokensSection
      title="API Tokens"
      scopes={['READ', 'ORDER', 'EMPLOYEES']}
      showsOwners={false}
      explanation="A token lets a program of yours, like a till or a stock list, read and order for your business."
    />
  );
}
