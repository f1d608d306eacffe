import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { ConnectionArgs } from '../../graphql/paging';
import { countEmployees, createEmployee, deleteEmployee, readEmployees, updateEmployee } from './employees';
import { EmployeeInput, EmployeePageType, EmployeeType } from './employees.types';
import { Removal } from '../../identity/roles';
import { signedIn } from '../../identity/viewer';

@Resolver(() => EmployeePageType)
export class EmployeeResolver {
  @Query(() => EmployeePageType, { description: "The signed-in business's employees, newest first." })
  employees(
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Ctx() { reads, viewer }: Context,
  ): Promise<EmployeePageType> {
    return readEmployees(reads, signedIn(viewer), page);
  }

  @FieldResolver(() => Int, { description: 'How many employees there are over all pages.' })
  totalCount(@Ctx() { reads, viewer }: Context): Promise<number> {
    return countEmployees(reads, signedIn(viewer));
  }

  @Mutation(() => EmployeeType, { description: 'Makes an employee of the signed-in business.' })
  createEmployee(
    @Arg('input', () => EmployeeInput, { description: 'The new employee.' }) input: EmployeeInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<EmployeeType> {
    return createEmployee(db, signedIn(viewer), input);
  }

  @Mutation(() => EmployeeType, { description: "Changes what is sent of one of the signed-in business's employees." })
  updateEmployee(
    @Arg('id', () => Int, { description: 'Which employee.' }) id: number,
    @Arg('input', () => EmployeeInput, { description: 'What is not sent stays as it is.' }) input: EmployeeInput,
    @Ctx() { db, viewer, request }: Context,
  ): Promise<EmployeeType> {
    return updateEmployee(db, signedIn(viewer), id, input, request.language);
  }

  @Mutation(() => Removal, {
    description: "Deletes one of the signed-in business's employees; one with orders is deactivated.",
  })
  deleteEmployee(
    @Arg('id', () => Int, { description: 'Which employee.' }) id: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<Removal> {
    return deleteEmployee(db, signedIn(viewer), id);
  }
}
