import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context';
import { searchText } from '../graphql/paging';
import { DiscountCodeInput, DiscountCodeListArgs, DiscountCodePageType } from './discountAdmin.types';
import { DiscountCode } from './discountCode.entity';
import { countCodes, findCode, listCodes } from './listCodes';
import { createCode, deleteCode, updateCode } from './writeCodes';

@Resolver(() => DiscountCodePageType)
export class DiscountAdminResolver {
  @Query(() => DiscountCodePageType, { description: 'The discount codes.' })
  async discountCodes(
    @Args(() => DiscountCodeListArgs) { state, search, sort, ...page }: DiscountCodeListArgs,
    @Ctx() { lateReads: reads }: Context,
  ): Promise<DiscountCodePageType> {
    const filter = { state: state ?? null, search: searchText(search) };
    return { ...(await listCodes(reads, filter, { ...page, by: sort })), filter };
  }

  @Query(() => DiscountCode, { nullable: true, description: 'One discount code; null when there is none.' })
  discountCode(
    @Arg('id', () => Int, { description: 'Its number.' }) id: number,
    @Ctx() { db }: Context,
  ): Promise<DiscountCode | null> {
    return findCode(db, id);
  }

  @FieldResolver(() => Int, { description: 'How many codes there are over all pages.' })
  totalCount(@Root() page: DiscountCodePageType, @Ctx() { lateReads: reads }: Context): Promise<number> {
    return countCodes(reads, page.filter);
  }

  @Mutation(() => DiscountCode, { description: 'Makes a discount code.' })
  createDiscountCode(
    @Arg('input', () => DiscountCodeInput, { description: 'The whole code.' }) input: DiscountCodeInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<DiscountCode> {
    return createCode(db, viewer, input);
  }

  @Mutation(() => DiscountCode, { description: 'Replaces what a discount code says; its uses stay counted.' })
  updateDiscountCode(
    @Arg('id', () => Int, { description: 'Which code.' }) id: number,
    @Arg('input', () => DiscountCodeInput, { description: 'The whole code.' }) input: DiscountCodeInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<DiscountCode> {
    return updateCode(db, viewer, id, input);
  }

  @Mutation(() => Boolean, { description: 'Deletes a discount code; orders that used it keep their discount.' })
  deleteDiscountCode(
    @Arg('id', () => Int, { description: 'Which code.' }) id: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<boolean> {
    return deleteCode(db, viewer, id);
  }
}
