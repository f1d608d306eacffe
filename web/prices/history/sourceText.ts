const SCREENS: Readonly<Record<string, string>> = {
  'back office': 'back office',
  graphql: 'GraphQL',
  rest: 'REST',
  seed: 'demo data',
};

/** Who did it, and from where. */
export function sourceText({ actorUsername, via }: { actorUsername: string | null; via: string | null }): string {
  const [kind, id] = (via ?? '').split(/:(.*)/s);
  const where =
    kind === 'token'
      ? `API token ${id}`
      : kind === 'plan'
        ? `plan ${id}`
        : kind === 'sql'
          ? `database, as ${id}`
          : (SCREENS[via ?? ''] ?? via ?? '');
  return [actorUsername, where].filter(Boolean).join(' · ');
}
