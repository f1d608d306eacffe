import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  Float,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { PageInfo } from '../catalog/catalogue.types';
import type { Context } from '../graphql/context';
import { cursorId, pageSize } from '../graphql/paging';
import { DateTime } from '../graphql/scalars';
import { countCodes, createCode, deleteCode, readCodes, updateCode } from './writeCodes';

@ObjectType('DiscountCode', { simpleResolvers: true, description: 'A discount code, as admins see it.' })
class DiscountCodeType {
  @Field(() => Int, { description: 'Names the code for ever.' })
  id: number;

  @Field({ description: 'What a buyer types, without regard to case.' })
  code: string;

  @Field({ description: 'Percent off the subtotal, like "10.00".' })
  discountPercent: string;

  @Field(() => Int, { nullable: true, description: 'How many orders may use it; null: any number.' })
  maxUses: number | null;

  @Field(() => Int, { description: 'How many orders use it now; cancelled ones do not count.' })
  currentUses: number;

  @Field(() => DateTime, { nullable: true, description: 'From when on it is no longer taken; null: never.' })
  expiresAt: Date | null;

  @Field({ description: 'An inactive code is not taken.' })
  isActive: boolean;
}

@ObjectType('DiscountCodePage', { description: 'One page of discount codes, newest first.' })
class DiscountCodePageType {
  @Field(() => [DiscountCodeType], { simple: true, description: 'The codes of this page.' })
  nodes: DiscountCodeType[];

  @Field(() => PageInfo, { simple: true, description: 'Where the next page begins.' })
  pageInfo: PageInfo;
}

@InputType('DiscountCodeInput', { description: 'What a discount code is to say; required are code and percentage.' })
class DiscountCodeInputType {
  @Field(() => String, { nullable: true, description: 'At most 50 characters; unique without regard to case.' })
  code?: string | null;

  @Field(() => Float, { nullable: true, description: 'Percent off the subtotal, 1 to 100, at most two decimals.' })
  discountPercent?: number | null;

  @Field(() => Int, { nullable: true, description: 'At least 1; null or absent: any number of uses.' })
  maxUses?: number | null;

  @Field(() => DateTime, { nullable: true, description: 'Null or absent: never expires.' })
  expiresAt?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'Absent: a new code is active, another stays as it is.' })
  isActive?: boolean | null;
}

@Resolver(() => DiscountCodePageType)
export class DiscountAdminResolver {
  @Query(() => DiscountCodePageType, { description: 'The discount codes, newest first.' })
  async discountCodes(
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' })
    after: string | null,
    @Ctx() { reads }: Context,
  ): Promise<DiscountCodePageType> {
    const rows = await readCodes(reads, { first: pageSize(first), before: cursorId(after) });
    const nodes = rows.slice(0, first);
    const last = nodes.at(-1);
    return { nodes, pageInfo: { endCursor: last ? String(last.id) : null, hasNextPage: rows.length > first } };
  }

  @FieldResolver(() => Int, { description: 'How many codes there are over all pages.' })
  totalCount(@Ctx() { reads }: Context): Promise<number> {
    return countCodes(reads);
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
