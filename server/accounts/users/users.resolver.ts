import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { badInput } from '../../core/errors';
import { DEFAULT_PAGE, showPage } from '../../db/page';
import type { Context } from '../../graphql/context';
import { searchText } from '../../graphql/paging';
import { managesUser } from './managed';
import { countUsers, findSearched, readUsers } from './readUsers';
import { Removal } from '../../identity/roles';
import { showUser } from './showUser';
import { findUser } from '../../identity/userRow';
import { createUser, deleteUser, setUserActive, updateUser } from './users';
import { CreateUserInput, UpdateUserInput, UserListArgs, UserPageType, UserType } from './users.types';

@Resolver(() => UserPageType)
export class UserResolver {
  @Query(() => UserPageType, { description: 'The users of the shop that the viewer cares for: all for admins.' })
  async users(
    @Args(() => UserListArgs) { sort, role, status, paymentMode, pricingMode, search, page, ...list }: UserListArgs,
    @Ctx() { lateReads: reads, viewer }: Context,
  ): Promise<UserPageType> {
    const filter = await findSearched(reads, viewer, {
      role: role ?? null,
      status: status ?? null,
      paymentMode: paymentMode ?? null,
      pricingMode: pricingMode ?? null,
      search: searchText(search),
    });
    const number = pageNumber(page);
    const beginsAnywhere = list.after == null && list.before == null && list.last == null;
    const skip = beginsAnywhere ? (number - 1) * (list.first ?? DEFAULT_PAGE) : 0;
    const rows = await readUsers(reads, viewer, filter, { ...list, by: sort, skip });
    return { ...showPage(rows, showUser), filter, page: number };
  }

  @FieldResolver(() => Int, { description: 'How many users there are over all pages.' })
  totalCount(@Root() page: UserPageType, @Ctx() { lateReads: reads, viewer }: Context): Promise<number> {
    return countUsers(reads, viewer, page.filter);
  }

  @Query(() => UserType, {
    nullable: true,
    description: 'One user; null when there is none that the viewer cares for.',
  })
  async user(
    @Arg('id', () => Int, { description: 'Its number.' }) id: number,
    @Ctx() { reads, viewer }: Context,
  ): Promise<UserType | null> {
    const user = await findUser(reads, id);
    return user && managesUser(viewer, user) ? showUser(user) : null;
  }

  @Mutation(() => UserType, { description: 'Makes a user; a business made so waits for its approval.' })
  createUser(
    @Arg('input', () => CreateUserInput, { description: 'The new user.' }) input: CreateUserInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<UserType> {
    return createUser(db, viewer, input);
  }

  @Mutation(() => UserType, { description: 'Changes what is sent of a user.' })
  updateUser(
    @Arg('id', () => Int, { description: 'Which user.' }) id: number,
    @Arg('input', () => UpdateUserInput, { description: 'What is different.' }) input: UpdateUserInput,
    @Ctx() { db, viewer, request }: Context,
  ): Promise<UserType> {
    return updateUser(db, viewer, id, input, request.language);
  }

  @Mutation(() => UserType, { description: 'Deactivates a user, which ends all its sessions, or lets it in again.' })
  setUserActive(
    @Arg('id', () => Int, { description: 'Which user.' }) id: number,
    @Arg('active', () => Boolean, { description: 'False deactivates.' }) active: boolean,
    @Ctx() { db, viewer }: Context,
  ): Promise<UserType> {
    return setUserActive(db, viewer, id, active);
  }

  @Mutation(() => Removal, {
    description:
      'Deletes a user; one with orders, with employees that have some, or with credit entries is deactivated.',
  })
  deleteUser(
    @Arg('id', () => Int, { description: 'Which user.' }) id: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<Removal> {
    return deleteUser(db, viewer, id);
  }
}

const MAX_PAGE = 10_000;

function pageNumber(page: number | null | undefined): number {
  if (page === null || page === undefined) return 1;
  if (page < 1 || page > MAX_PAGE) throw badInput({ page: `Ask for a page from 1 to ${MAX_PAGE}` });
  return page;
}
