import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';

/** A breaking change by its path in the schema and by what graphql-inspector calls it. */
interface Breaking {
  readonly path: string;
  readonly kind: string;
}

/** The text of the newest entry of docs/api-changes.md: of what comes, or of a release. */
function newestEntry(document: string): string {
  return /^## (?:Unreleased|\d+\.\d+\.\d+)$(.*?)(?=^## |(?![^]))/ms.exec(document)?.[1] ?? '';
}

/** The newest release in docs/api-changes.md, or CHANGELOG.md. */
export function newestRelease(document: string): string | undefined {
  return /^## (\d+\.\d+\.\d+)$/m.exec(document)?.[1];
}

/** What the newest entry lists as breaking; a row that does not say what to use instead lists nothing. */
function listed(document: string): Breaking[] {
  const rows = newestEntry(document).matchAll(/^\| `([\w.]+)` \| `([A-Z_]+)` \| *(\S.*?) *\|$/gm);
  return [...rows].map(([, path = '', kind = '']) => ({ path, kind }));
}

/**
 * What keeps the schema from being released after the last one: breaking changes that the newest entry does not list,
 * and rows of it that are not so. Empty when all is well.
 */
export async function unlistedChanges(
  released: GraphQLSchema,
  current: GraphQLSchema,
  document: string,
): Promise<string[]> {
  const changes = await diff(released, current);
  const breaking = changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ path = '', type, message }) => ({ path, kind: String(type), message }));
  const rows = listed(document);
  const isIn = ({ path, kind }: Breaking, list: readonly Breaking[]) =>
    list.some((each) => each.path === path && each.kind === kind);
  return [
    ...breaking
      .filter((change) => !isIn(change, rows))
      .map(
        ({ path, kind, message }) =>
          `${message}. Keep it, or list it in docs/api-changes.md: | \`${path}\` | \`${kind}\` | what to use instead |`,
      ),
    ...rows
      .filter((row) => !isIn(row, breaking))
      .map(({ path, kind }) => `docs/api-changes.md lists \`${path}\` as ${kind}, which it is not.`),
  ];
}

/** What the schema marks as deprecated, by its path, with the reason. */
function deprecated(schema: GraphQLSchema): [path: string, reason: string][] {
  const found: [string, string][] = [];
  const see = (path: string, { deprecationReason }: { deprecationReason?: string | null }): void => {
    if (deprecationReason != null) found.push([path, deprecationReason]);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isEnumType(type)) for (const value of type.getValues()) see(`${type.name}.${value.name}`, value);
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      see(`${type.name}.${field.name}`, field);
      for (const argument of 'args' in field ? field.args : []) {
        see(`${type.name}.${field.name}.${argument.name}`, argument);
      }
    }
  }
  return found;
}

/** Deprecations whose reason does not say since when and what instead, or that docs/api-changes.md does not name. */
export function unclearDeprecations(schema: GraphQLSchema, document: string): string[] {
  return deprecated(schema).flatMap(([path, reason]) => [
    ...(/^Since \d+\.\d+\.\d+: .*\buse `[^`]+`.*\.$/i.test(reason)
      ? []
      : [`${path} is deprecated for "${reason}"; write "Since 1.2.3: use \`this\` instead."`]),
    ...(document.includes(`\`${path}\``)
      ? []
      : [`docs/api-changes.md does not name \`${path}\`, which is deprecated.`]),
  ]);
}
