import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  Int,
  Mutation,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../../graphql/context';
import { connectionOf, PageArgs, searchText } from '../../graphql/paging';
import { DateTime } from '../../graphql/scalars';
import { ApiToken } from './apiToken.entity';
import {
  countTokens,
  createApiToken,
  readTokens,
  revokeApiToken,
  TokenSort,
  type ListedToken,
  type TokenFilter,
} from './apiTokens';
import { Role } from '../../identity/roles';
import { TokenScope } from '../../identity/tokenScope';
import type { Viewer } from '../../identity/viewer';

registerEnumType(TokenScope, {
  name: 'TokenScope',
  description: 'What an API token may be used for; what is said of one scope is not part of another.',
  valuesConfig: {
    READ: { description: 'Reading whatever its owner may read.' },
    ORDER: {
      description: 'Placing orders, and reading what strangers may read: the catalogue, at its owner’s prices.',
    },
    EMPLOYEES: {
      description: "Reading, making, changing and deleting a business's employees; for businesses' tokens alone.",
    },
    STAFF: { description: "Doing what its owner's duties open at that moment; for tokens of staff alone." },
    ADMIN: { description: "Running the shop; for administrators' tokens alone." },
  },
});

registerEnumType(TokenSort, {
  name: 'ApiTokenSort',
  description: 'By what API tokens are sorted.',
  valuesConfig: {
    DATE: { description: 'By when they were made.' },
    NAME: { description: 'By what their owners call them.' },
    LAST_USE: { description: 'By when they were last used.' },
  },
});

@ArgsType()
class ApiTokenListArgs extends PageArgs {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those that can still be used, or that were revoked or have expired.',
  })
  usable?: boolean | null;

  @Field(() => String, { nullable: true, description: "Text in the name or the owner's username." })
  search?: string | null;

  @Field(() => TokenSort, { defaultValue: TokenSort.DATE, description: 'By what they are sorted.' })
  sort: TokenSort;
}

@ObjectType('CreatedApiToken', { simpleResolvers: true, description: 'A new API token.' })
class CreatedApiToken {
  @Field({ description: 'The token itself: this is the only time that it is shown.' })
  token: string;

  @Field(() => ApiToken, { description: 'What stays known of it.' })
  apiToken: ListedToken;
}

@ObjectType('ApiTokenPage', { description: 'One page of API tokens.' })
class ApiTokenPageType extends connectionOf<ListedToken>(() => ApiToken, 'ApiToken') {
  /** The filter, for `totalCount`, which is computed only when it is selected. */
  filter: TokenFilter;
}

@Resolver(() => ApiTokenPageType)
export class ApiTokenResolver {
  @Query(() => ApiTokenPageType, { description: "The viewer's API tokens, for admins everyone's." })
  async apiTokens(
    @Args(() => ApiTokenListArgs) { sort, usable, search, ...page }: ApiTokenListArgs,
    @Ctx() { lateReads: reads, viewer }: Context,
  ): Promise<ApiTokenPageType> {
    const filter = { ownerId: ownerFor(viewer), usable: usable ?? null, search: searchText(search) };
    return { ...(await readTokens(reads, filter, { ...page, by: sort })), filter };
  }

  @FieldResolver(() => Int, { description: 'How many tokens there are over all pages.' })
  totalCount(@Root() page: ApiTokenPageType, @Ctx() { lateReads: reads }: Context): Promise<number> {
    return countTokens(reads, page.filter);
  }

  @Mutation(() => CreatedApiToken, {
    description: "Makes an API token that acts with the viewer's role and prices, never more, within its scopes.",
  })
  createApiToken(
    @Arg('name', () => String, { description: 'To know it by, at most 100 characters.' }) name: string,
    @Arg('scopes', () => [TokenScope], { description: 'At least one.' }) scopes: TokenScope[],
    @Arg('expiresAt', () => DateTime, { nullable: true, description: 'Absent: it does not expire.' })
    expiresAt: Date | null,
    @Ctx() { db, viewer }: Context,
  ): Promise<CreatedApiToken> {
    return createApiToken(db, viewer, { name, scopes, expiresAt });
  }

  @Mutation(() => ApiToken, { description: "Ends an API token at once: the viewer's own, any for an admin." })
  revokeApiToken(
    @Arg('id', () => Int, { description: 'Which token.' }) id: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<ListedToken> {
    return revokeApiToken(db, viewer, id);
  }
}

/** Whose tokens the viewer sees; null: everyone's. */
function ownerFor({ account }: Viewer): number | null {
  // The authorisation table admits no guest; 0 is the id of no user.
  return account?.role === Role.ADMIN ? null : (account?.id ?? 0);
}
