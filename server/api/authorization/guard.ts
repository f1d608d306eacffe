import { defaultFieldResolver, GraphQLObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { forbidden } from '../../core/errors';
import type { Context } from '../../graphql/context';
import type { Viewer } from '../../identity/viewer';
import { FIELDS } from './fields';
import { EXPORTS, OPERATIONS } from './operations';
import { EVERYONE, kindOf, refuseUnless, type Rule, type Who } from './rules';

/** Puts the tables before every resolver of the schema. Fields open to everyone cost nothing. */
export function guard(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(type instanceof GraphQLObjectType) || type.name.startsWith('__')) continue;
    const isRoot = roots.includes(type);
    for (const [name, field] of Object.entries(type.getFields())) {
      const rule = isRoot ? OPERATIONS[`${type.name}.${name}`] : undefined;
      const who = isRoot ? rule?.who : FIELDS[type.name]?.[name];
      const resolve = field.resolve ?? defaultFieldResolver;
      // A subscription is refused before it begins, and at each event.
      if (field.subscribe) field.subscribe = rule ? admit(rule, field.subscribe) : refused(`${type.name}.${name}`);
      if (!who) field.resolve = refused(`${type.name}.${name}`);
      else if (rule) field.resolve = admit(rule, resolve);
      else if (who !== EVERYONE) field.resolve = hide(who, resolve);
    }
  }
  return schema;
}

type Resolve = GraphQLFieldResolver<unknown, Context>;

function admit(rule: Rule, resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    refuseUnless(rule, context.viewer);
    return resolve(source, args, context, info);
  };
}

/**
 * Refuses an operation (`Query.users`) to whoever may not run it, before its input is looked at: a guest learns that it
 * has to sign in, not what a good input would be.
 * @throws ShopError UNAUTHENTICATED or FORBIDDEN
 */
export function authorize(operation: string, viewer: Viewer): void {
  const rule = OPERATIONS[operation];
  if (rule) refuseUnless(rule, viewer);
}

/** Refuses an export to whoever may not download it. @throws ShopError UNAUTHENTICATED or FORBIDDEN */
export function authorizeExport(path: string, viewer: Viewer): void {
  const rule = EXPORTS[path];
  if (!rule) throw forbidden(`${path} is open to nobody.`);
  refuseUnless(rule, viewer);
}

function hide(who: Who, resolve: Resolve): Resolve {
  return (source, args, context, info) =>
    who.includes(kindOf(context.viewer)) ? resolve(source, args, context, info) : null;
}

function refused(name: string): Resolve {
  return () => {
    throw forbidden(`${name} is open to nobody.`);
  };
}
