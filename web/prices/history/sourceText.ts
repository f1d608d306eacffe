import { msg, type Translate } from '../../i18n/text';

const SCREENS: Readonly<Record<string, string>> = {
  'back office': msg('back office'),
  graphql: 'GraphQL',
  rest: 'REST',
  seed: msg('demo data'),
};

/** Who changed a price, and from where. */
export function sourceText(
  t: Translate,
  { actorUsername, via }: { actorUsername: string | null; via: string | null },
): string {
  return [actorUsername, whereText(t, via ?? '')].filter(Boolean).join(' · ');
}

function whereText(t: Translate, via: string): string {
  const [kind, name = ''] = via.split(/:(.*)/s);
  if (kind === 'token') return t('API token {id}', { id: name });
  if (kind === 'plan') return t('plan {id}', { id: name });
  if (kind === 'sql') return t('database, as {user}', { user: name });
  const screen = SCREENS[via];
  return screen === undefined ? via : t(screen);
}
