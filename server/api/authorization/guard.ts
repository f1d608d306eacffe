import {
  defaultFieldResolver,
  GraphQLObjectType,
  isNonNullType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { forbidden } from '../../core/errors';
import type { Context } from '../../graphql/context';
import { GUEST, type Viewer } from '../../identity/viewer';
import { FIELDS } from './fields';
import { EXPORTS, OPERATIONS } from './operations';
import { EVERYONE, isAmong, refuseUnless, type Rule, type Viewers } from './rules';

/** Wraps every resolver of the schema in a check against the tables. Fields open to everyone stay as they are. */
export function guard(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(type instanceof GraphQLObjectType) || type.name.startsWith('__')) continue;
    const isRoot = roots.includes(type);
    for (const [name, field] of Object.entries(type.getFields())) {
      const rule = isRoot ? OPERATIONS[`${type.name}.${name}`] : undefined;
      const viewers = isRoot ? rule?.viewers : FIELDS[type.name]?.[name];
      const resolve = field.resolve ?? defaultFieldResolver;
      // A subscription is refused before it begins, and at each event.
      if (field.subscribe) field.subscribe = rule ? authorized(rule, field.subscribe) : denied(`${type.name}.${name}`);
      if (!viewers) field.resolve = denied(`${type.name}.${name}`);
      else if (rule) field.resolve = authorized(rule, resolve);
      else if (viewers !== EVERYONE) {
        field.resolve = onlyFor(viewers, resolve, () => (isNonNullType(field.type) ? refuse() : null));
      }
    }
  }
  return schema;
}

type Resolve = GraphQLFieldResolver<unknown, Context>;

function authorized(rule: Rule, resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    refuseUnless(rule, context.viewer);
    return resolve(source, args, context, info);
  };
}

/**
 * Refuses an operation (`Query.users`) to a viewer who may not run it, before its input is checked: a guest learns that
 * it has to sign in, not how to correct the input.
 * @throws ShopError UNAUTHENTICATED or FORBIDDEN
 */
export function authorize(operation: string, viewer: Viewer): void {
  const rule = OPERATIONS[operation];
  if (rule) refuseUnless(rule, viewer);
}

/** Refuses an export to a viewer who may not download it. @throws ShopError UNAUTHENTICATED or FORBIDDEN */
export function authorizeExport(path: string, viewer: Viewer): void {
  const rule = EXPORTS[path];
  if (!rule) throw forbidden(`${path} is open to nobody.`);
  refuseUnless(rule, viewer);
}

function onlyFor(viewers: Viewers, resolve: Resolve, others: () => null): Resolve {
  return (source, args, context, info) =>
    isAmong(viewers, readerOf(context.viewer)) ? resolve(source, args, context, info) : others();
}

function refuse(): never {
  throw forbidden();
}

/** Whether the viewer may read a field of a type. */
export function mayRead(type: string, field: string, viewer: Viewer): boolean {
  const viewers = FIELDS[type]?.[field];
  return viewers !== undefined && isAmong(viewers, readerOf(viewer));
}

/** As whom somebody reads fields: whoever must set up a second step first reads what guests do (specification 8.22). */
function readerOf(viewer: Viewer): Viewer {
  return viewer.lacksSecondStep ? GUEST : viewer;
}

function denied(name: string): Resolve {
  return () => {
    throw forbidden(`${name} is open to nobody.`);
  };
}
