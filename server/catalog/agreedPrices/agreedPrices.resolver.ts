import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { readUser } from '../../identity/userRow';
import { PriceStepOutcome } from '../../pricing/explanation';
import { priceSentence } from '../../pricing/sentences';
import type { Context } from '../../graphql/context';
import { Cost } from '../../graphql/cost';
import { DateTime } from '../../graphql/scalars';
import { PriceOriginType } from '../priceHistory/priceOrigin.types';
import { priceSince } from '../priceHistory/priceSince';
import { hasGivenRows } from '../products/shownRows';
import { readIndividualPrices, readOwnAgreedPrices } from './agreedPrices';
import { IndividualPriceType, PriceExplanationType } from './agreedPrices.types';
import { explainPriceFor } from './explainPrice';
import type { Language } from '../../../common/languages';
import { LanguageName } from '../../graphql/language';
import { SENTENCE_LANGUAGE } from './waterfall.types';
import { removeIndividualPrice, setIndividualPrice } from './writeAgreedPrices';

const BUSINESS = { description: 'Which business.' };
const PRODUCT = { description: 'Which product.' };
const VARIANT = { nullable: true, description: 'Name of one of its sizes; absent: the product without one.' } as const;
const EXPECTED = {
  nullable: true,
  description:
    'The price that the change was made from, "" for none; when somebody else has changed it since, it is refused with CONFLICT. Absent: whatever there is is changed.',
} as const;

@Resolver(() => PriceExplanationType)
export class PriceExplanationResolver {
  @Query(() => PriceExplanationType, {
    description: 'Why a price is what it is, for the viewer or, for admins, for any user.',
  })
  async priceExplanation(
    @Arg('productId', () => Int, { description: 'Which product.' }) productId: number,
    @Arg('variant', () => String, { nullable: true, description: 'Name of a size; absent: the product without one.' })
    variant: string | null,
    @Arg('userId', () => Int, { nullable: true, description: 'Admins alone: explain the price that this user sees.' })
    userId: number | null,
    @Arg('at', () => DateTime, {
      nullable: true,
      description: 'Admins and businesses: explain the price of this instant of the past; absent: of now.',
    })
    at: Date | null,
    @Ctx() { reads, viewer }: Context,
  ): Promise<PriceExplanationType> {
    const which = { productId, variant: variant ?? null, userId: userId ?? null, at: at ?? null };
    return explainPriceFor(reads, viewer, which);
  }

  @Cost({ each: 500 })
  @FieldResolver(() => PriceOriginType, {
    nullable: true,
    description:
      'Since when it has been this price, for admins and businesses; null: since before the history begins, or before the last thousand changes of what makes it.',
  })
  since(@Root() { of }: PriceExplanationType, @Ctx() { reads }: Context): Promise<PriceOriginType | null> {
    return priceSince(reads, of);
  }

  @FieldResolver(() => String, {
    description: 'The explanation in one sentence, to be read to the person who asks.',
  })
  sentence(
    @Root() { price, steps }: PriceExplanationType,
    @Arg('language', () => LanguageName, SENTENCE_LANGUAGE) language: Language,
  ): string {
    const chosen = steps.find(({ outcome }) => outcome === PriceStepOutcome.CHOSEN);
    return priceSentence(language, price, chosen?.amount ?? null);
  }
}

@Resolver()
export class IndividualPriceResolver {
  @Query(() => [IndividualPriceType], {
    description: "The signed-in business's own agreed prices; empty in discount mode.",
  })
  async individualPrices(@Ctx() { reads, viewer, shown }: Context): Promise<IndividualPriceType[]> {
    // Of a response of which only some products are made anew, nothing else counts.
    return hasGivenRows(shown) ? [] : readOwnAgreedPrices(reads, viewer);
  }

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
