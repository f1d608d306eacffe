/** What the demo shop says in one other language than English. */
export interface SeedTranslation {
  /** By slug. */
  readonly categories: Readonly<Record<string, readonly [name: string, description: string]>>;
  /** By the English name. */
  readonly products: Readonly<Record<string, readonly [name: string, description: string]>>;
  /** By the English tag. */
  readonly tags: Readonly<Record<string, string>>;
  /** By the English name of the size. */
  readonly sizes: Readonly<Record<string, string>>;
}
