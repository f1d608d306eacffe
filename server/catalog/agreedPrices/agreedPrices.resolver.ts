import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readUser } from '../../identity/userRow';
import type { Context } from '../../graphql/context';
import { readIndividualPrices } from './agreedPrices';
import { IndividualPriceType } from './agreedPrices.types';
import { removeIndividualPrice, setIndividualPrice } from './writeAgreedPrices';

const BUSINESS = { description: 'Which business.' };
const PRODUCT = { description: 'Which product.' };
const VARIANT = { nullable: true, description: 'Name of one of its sizes; absent: the product without one.' } as const;
const EXPECTED = {
  nullable: true,
  description:
    'The price that the change was made from, "" for none; when somebody else has changed it since, it is refused with CONFLICT. Absent: whatever there is is changed.',
} as const;

@Resolver()
export class IndividualPriceResolver {
  @Query(() => [IndividualPriceType], {
    description: 'The prices agreed with a business, whatever its pricing mode, for products that are not deleted.',
  })
  async agreedPrices(
    @Arg('userId', () => Int, BUSINESS) userId: number,
    @Ctx() { reads }: Context,
  ): Promise<IndividualPriceType[]> {
    const { id } = await readUser(reads, userId);
    return readIndividualPrices(reads, id);
  }

  @Mutation(() => IndividualPriceType, {
    description: 'Agrees a price with a business; it counts while the business is in individual mode.',
  })
  setIndividualPrice(
    @Arg('userId', () => Int, BUSINESS) userId: number,
    @Arg('productId', () => Int, PRODUCT) productId: number,
    @Arg('variant', () => String, VARIANT) variant: string | null,
    @Arg('price', () => String, {
      nullable: true,
      description: 'Required: an amount of at least zero, like "12.50"; zero shows "Price TBD".',
    })
    price: string | null,
    @Arg('seen', () => String, EXPECTED) expected: string | null | undefined,
    @Ctx() { db, viewer }: Context,
  ): Promise<IndividualPriceType> {
    return setIndividualPrice(db, viewer, { userId, productId, variant, expected }, price);
  }

  @Mutation(() => IndividualPriceType, { description: 'Takes an agreed price back, and gives what it was.' })
  removeIndividualPrice(
    @Arg('userId', () => Int, BUSINESS) userId: number,
    @Arg('productId', () => Int, PRODUCT) productId: number,
    @Arg('variant', () => String, VARIANT) variant: string | null,
    @Arg('seen', () => String, EXPECTED) expected: string | null | undefined,
    @Ctx() { db, viewer }: Context,
  ): Promise<IndividualPriceType> {
    return removeIndividualPrice(db, viewer, { userId, productId, variant, expected });
  }
}
