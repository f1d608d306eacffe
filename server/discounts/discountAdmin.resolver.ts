import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../graphql/context';
import { searchText } from '../graphql/paging';
import {
  DiscountCodeInputType,
  DiscountCodeListArgs,
  DiscountCodePageType,
  DiscountCodeType,
} from './discountAdmin.types';
import { countCodes, findCode, listCodes } from './listCodes';
import { createCode, deleteCode, updateCode } from './writeCodes';

@Resolver(() => DiscountCodePageType)
export class DiscountAdminResolver {
  @Query(() => DiscountCodePageType, { description: 'The discount codes.' })
  async discountCodes(
    @Args(() => DiscountCodeListArgs) { state, search, sort, ...page }: DiscountCodeListArgs,
    @Ctx() { reads }: Context,
  ): Promise<DiscountCodePageType> {
    const filter = { state: state ?? null, search: searchText(search) };
    return { ...(await listCodes(reads, filter, { ...page, by: sort })), filter };
  }

  @Query(() => DiscountCodeType, { nullable: true, description: 'One discount code; null when there is none.' })
  discountCode(
    @Arg('id', () => Int, { description: 'Its number.' }) id: number,
    @Ctx() { reads }: Context,
  ): Promise<DiscountCodeType | null> {
    return findCode(reads, id);
  }

  @FieldResolver(() => Int, { description: 'How many codes there are over all pages.' })
  totalCount(@Root() page: DiscountCodePageType, @Ctx() { reads }: Context): Promise<number> {
    return countCodes(reads, page.filter);
  }

  @Mutation(() => DiscountCodeType, { description: 'Makes a discount code.' })
  createDiscountCode(
    @Arg('input', () => DiscountCodeInputType, { description: 'The whole code.' }) input: DiscountCodeInputType,
    @Ctx() { db, viewer }: Context,
  ): Promise<DiscountCodeType> {
    return createCode(db, viewer, input);
  }

  @Mutation(() => DiscountCodeType, { description: 'Replaces what a discount code says; its uses stay counted.' })
  updateDiscountCode(
    @Arg('id', () => Int, { description: 'Which code.' }) id: number,
    @Arg('input', () => DiscountCodeInputType, { description: 'The whole code.' }) input: DiscountCodeInputType,
    @Ctx() { db, viewer }: Context,
  ): Promise<DiscountCodeType> {
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
