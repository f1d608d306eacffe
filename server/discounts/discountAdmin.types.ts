import { ArgsType, Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageArgs, connectionOf } from '../graphql/paging';
import { DateTime } from '../graphql/scalars';
import { DiscountCode } from './discountCode.entity';
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

@ObjectType('DiscountCodePage', { description: 'One page of discount codes.' })
export class DiscountCodePageType extends connectionOf<DiscountCode>(() => DiscountCode, 'DiscountCode') {
  /** The filter, for `totalCount`, which is computed only when it is selected. */
  filter: CodeFilter;
}

@InputType('DiscountCodeInput', { description: 'What a discount code is to say; required are code and percentage.' })
export class DiscountCodeInput {
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
