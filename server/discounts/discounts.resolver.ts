import { Arg, createUnionType, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context';
import { Refusal, RefusalCode } from '../graphql/errors/refusal';
import { CodeGuesses } from './codeGuesses';
import { findValidCode } from './codes';

@ObjectType({ simpleResolvers: true, description: 'A code that can be used now.' })
class ValidDiscountCode {
  readonly __typename: 'ValidDiscountCode';

  @Field({ description: 'As the shop writes it.' })
  code: string;

  @Field({ description: 'Percent off the subtotal, like "10.00".' })
  discountPercent: string;
}

@ObjectType({
  implements: Refusal,
  simpleResolvers: true,
  description: 'A code that cannot be used, without telling why.',
})
class DiscountCodeRefusal extends Refusal {
  readonly __typename: 'DiscountCodeRefusal';
}

const DiscountCodeCheck = createUnionType({
  name: 'DiscountCodeCheck',
  description: 'What a code gives, or that it cannot be used.',
  types: () => [ValidDiscountCode, DiscountCodeRefusal] as const,
});

@Resolver()
export class DiscountResolver {
  constructor(private readonly guesses: CodeGuesses) {}

  @Query(() => DiscountCodeCheck, {
    description: 'Whether a discount code could be used now; the order itself decides.',
  })
  async checkDiscountCode(
    @Arg('code', () => String, { description: 'Without regard to case and outer spaces.' }) code: string,
    @Ctx() { reads, request }: Context,
  ): Promise<ValidDiscountCode | DiscountCodeRefusal> {
    const valid = await this.guesses.lookUp(request, code, () => findValidCode(reads, code));
    if (valid) return { __typename: 'ValidDiscountCode', ...valid };
    return {
      __typename: 'DiscountCodeRefusal',
      code: RefusalCode.DISCOUNT_CODE_INVALID,
      message: 'Please check your discount code and try again.',
    };
  }
}
