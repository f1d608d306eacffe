import { TokensSection } from '../../apiTokens/TokensSection';
import { useTranslation } from '../../i18n/text';

/** The business's own API tokens, with which its programs read and order as it does (specification 8.10). */
export function BusinessTokens() {
  const t = useTranslation();
  return (
    <TokensSection
      title={t('API Tokens')}
      scopes={['READ', 'ORDER', 'EMPLOYEES']}
      showsOwners={false}
      explanation={t('A token lets a program of yours, like a till or a stock list, read and order for your business.')}
    />
  );
}
