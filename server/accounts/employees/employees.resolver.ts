import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver } from 'type-graphql';
import { unauthenticated } from '../../core/errors';
import type { Context } from '../../graphql/context';
import { cursorId, pageSize } from '../../graphql/paging';
import { countEmployees, createEmployee, deleteEmployee, readEmployees, updateEmployee } from './employees';
import { EmployeeInput, EmployeePageType, EmployeeType } from './employees.types';
import { Removal } from '../../identity/roles';
import type { Account, Viewer } from '../../identity/viewer';

@Resolver(() => EmployeePageType)
export class EmployeeResolver {
  @Query(() => EmployeePageType, { description: "The signed-in business's employees, newest first." })
  async employees(
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' })
    after: string | null,
    @Ctx() { reads, viewer }: Context,
  ): Promise<EmployeePageType> {
    const rows = await readEmployees(reads, businessOf(viewer), { first: pageSize(first), before: cursorId(after) });
    const nodes = rows.slice(0, first);
    const last = nodes.at(-1);
    return { nodes, pageInfo: { endCursor: last ? String(last.id) : null, hasNextPage: rows.length > first } };
  }

  @FieldResolver(() => Int, { description: 'How many employees there are over all pages.' })
  totalCount(@Ctx() { reads, viewer }: Context): Promise<number> {
    return countEmployees(reads, businessOf(viewer));
  }

  @Mutation(() => EmployeeType, { description: 'Makes an employee of the signed-in business.' })
  createEmployee(
    @Arg('input', () => EmployeeInput, { description: 'The new employee.' }) input: EmployeeInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<EmployeeType> {
    return createEmployee(db, businessOf(viewer), input);
  }

  @Mutation(() => EmployeeType, { description: "Changes one of the signed-in business's employees." })
  updateEmployee(
    @Arg('id', () => Int, { description: 'Which employee.' }) id: number,
    @Arg('input', () => EmployeeInput, { description: 'The whole form.' }) input: EmployeeInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<EmployeeType> {
    return updateEmployee(db, businessOf(viewer), id, input);
  }

  @Mutation(() => Removal, {
    description: "Deletes one of the signed-in business's employees; one with orders is deactivated.",
  })
  deleteEmployee(
    @Arg('id', () => Int, { description: 'Which employee.' }) id: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<Removal> {
    return deleteEmployee(db, businessOf(viewer), id);
  }
}

/** The authorisation table admits only approved businesses. */
function businessOf({ account }: Viewer): Account {
  if (!account) throw unauthenticated();
  return account;
}
