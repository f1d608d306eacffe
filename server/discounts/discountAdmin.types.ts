import { ArgsType, Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageArgs, PageInfo } from '../graphql/paging';
import { DateTime } from '../graphql/scalars';
import { CodeSort, CodeState, type CodeFilter } from './listCodes';

registerEnumType(CodeState, {
  name: 'DiscountCodeState',
  description: 'Whether a code could be used now, else the first reason why not.',
  valuesConfig: {
    INACTIVE: { description: 'It was switched off.' },
    EXPIRED: { description: 'Its time is over.' },
    USED_UP: { description: 'It has no use left.' },
    VALID: { description: 'It can be used.' },
  },
});

registerEnumType(CodeSort, {
  name: 'DiscountCodeSort',
  description: 'By what discount codes are sorted.',
  valuesConfig: {
    DATE: { description: 'By when they were made.' },
    CODE: { description: 'By the code.' },
    DISCOUNT: { description: 'By the percentage.' },
    USES: { description: 'By how many orders use them.' },
    EXPIRY: { description: 'By when they expire; those that never do count as the latest.' },
  },
});

@ArgsType()
export class DiscountCodeListArgs extends PageArgs {
  @Field(() => CodeState, { nullable: true, description: 'Only codes in this state.' })
  state?: CodeState | null;

  @Field(() => String, { nullable: true, description: 'Text in the code; at most 100 characters.' })
  search?: string | null;

  @Field(() => CodeSort, { defaultValue: CodeSort.DATE, description: 'By what they are sorted.' })
  sort: CodeSort;
}

@ObjectType('DiscountCode', { simpleResolvers: true, description: 'A discount code, as admins see it.' })
export class DiscountCodeType {
  @Field(() => Int, { description: 'Names the code for ever.' })
  id: number;

  @Field(() => Int, {
    description: 'Counts its edits; sent with a change, it keeps others’ changes from being overwritten unseen.',
  })
  version: number;

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

@ObjectType('DiscountCodePage', { description: 'One page of discount codes.' })
export class DiscountCodePageType {
  @Field(() => [DiscountCodeType], { simple: true, description: 'The codes of this page.' })
  nodes: DiscountCodeType[];

  @Field(() => PageInfo, { simple: true, description: 'Where the next page begins.' })
  pageInfo: PageInfo;

  /** For the count, which is made only when it is asked for. */
  filter: CodeFilter;
}

@InputType('DiscountCodeInput', { description: 'What a discount code is to say; required are code and percentage.' })
export class DiscountCodeInputType {
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

  @Field(() => Int, {
    nullable: true,
    description:
      'Of a change: the version that it was made from; it is refused with CONFLICT when there is a newer one. Absent: whatever there is is overwritten.',
  })
  version?: number | null;
}
