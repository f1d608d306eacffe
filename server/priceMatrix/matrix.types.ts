import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Money } from '../graphql/scalars';
import { PricingMode } from '../identity/roles';
import { PriceType } from '../catalog/products/price.types';

/** Which prices of businesses are looked for. */
export enum PriceMatrixFilter {
  ABOVE_CUSTOMER = 'above_customer',
  FAR_BELOW = 'far_below',
  UNCHANGED = 'unchanged',
  PLANNED = 'planned',
}

registerEnumType(PriceMatrixFilter, {
  name: 'PriceMatrixFilter',
  description: 'Which prices of businesses are looked for.',
  valuesConfig: {
    ABOVE_CUSTOMER: { description: 'Higher than the customer price beside it.' },
    FAR_BELOW: { description: 'More than `percent` of the customer price below it.' },
    UNCHANGED: { description: 'The same for `days` and longer, as far as the history of prices goes.' },
    PLANNED: { description: 'To become another one by a plan of prices.' },
  },
});

@ArgsType()
export class PriceMatrixArgs {
  @Field(() => String, { nullable: true, description: 'Only products that are found by this, at most 100 characters.' })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Only products of the category with this slug.' })
  category?: string | null;

  @Field(() => [Int], { nullable: true, description: 'Only these products, at most 200.' })
  productIds?: number[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only businesses in whose names or email this stands, at most 100 characters.',
  })
  business?: string | null;

  @Field(() => [Int], { nullable: true, description: 'Only these businesses, at most 200.' })
  userIds?: number[] | null;

  @Field(() => PricingMode, { nullable: true, description: 'Only businesses whose prices are made so.' })
  pricingMode?: PricingMode | null;

  @Field(() => PriceMatrixFilter, {
    nullable: true,
    description: 'Only rows and businesses with such a price. Absent: all of them.',
  })
  filter?: PriceMatrixFilter | null;

  @Field(() => Int, { defaultValue: 30, description: 'Of FAR_BELOW: how much of the customer price, 1 to 99.' })
  percent: number;

  @Field(() => Int, { defaultValue: 365, description: 'Of UNCHANGED: for how many days, 1 to 3,650.' })
  days: number;

  @Field(() => Int, { defaultValue: 20, description: 'How many products at most, 1 to 50.' })
  products: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Only products behind this one: `nextProductId` of the part before.',
  })
  afterProductId?: number | null;

  @Field(() => Int, { defaultValue: 10, description: 'How many businesses at most, 1 to 50.' })
  businesses: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Only businesses behind this one: `nextUserId` of the part before.',
  })
  afterUserId?: number | null;
}

@ObjectType('PlannedPrice', { simpleResolvers: true, description: 'What a price will be by a plan.' })
export class PlannedPriceType {
  @Field(() => Int, { description: 'The plan.' })
  planId: number;

  @Field(() => DateTime, { description: 'From when on.' })
  at: Date;

  @Field(() => Money, { nullable: true, description: 'How much; null: "Price TBD" from then on.' })
  amount: string | null;
}

@ObjectType('PriceMatrixBusiness', { simpleResolvers: true, description: 'A column of the matrix of prices.' })
export class PriceMatrixBusinessType {
  @Field(() => Int, { description: 'The id of the business.' })
  userId: number;

  @Field(() => String, { description: 'What it is called.' })
  businessName: string;

  @Field(() => String, { description: 'Its price book: "customer", "discount:10.00", "individual:7".' })
  priceBook: string;
}

@ObjectType('PriceMatrixCell', {
  simpleResolvers: true,
  description: 'What one business pays for one product or size.',
})
export class PriceMatrixCellType {
  @Field(() => Int, { description: 'The business.' })
  userId: number;

  @Field(() => PriceType, {
    nullable: true,
    description: 'What it pays now; null: "Price TBD", or a product with sizes, which is bought in one of them.',
  })
  price: PriceType | null;

  @Field(() => Money, {
    nullable: true,
    description: 'What is agreed with it for exactly this, whatever its pricing mode; null: nothing.',
  })
  agreedPrice: string | null;

  @Field(() => PlannedPriceType, { nullable: true, description: 'The next other price that is planned.' })
  planned: PlannedPriceType | null;

  @Field(() => Boolean, { description: 'Whether it is a price that the filter looks for; true without a filter.' })
  matches: boolean;
}

@ObjectType('PriceMatrixRow', { simpleResolvers: true, description: 'A product, or one of its sizes.' })
export class PriceMatrixRowType {
  @Field(() => Int, { description: 'The product.' })
  productId: number;

  @Field(() => String, { description: 'What it is called.' })
  productName: string;

  @Field(() => String, { nullable: true, description: 'The size; null: the product without one.' })
  variant: string | null;

  @Field(() => Boolean, {
    description:
      'Whether it stands for all sizes of a product with sizes, of which prices can be agreed, but none is paid.',
  })
  isForAllSizes: boolean;

  @Field(() => Money, { nullable: true, description: 'What customers pay; null: "Price TBD".' })
  customerPrice: string | null;

  @Field(() => [PriceMatrixCellType], { description: 'A cell for each of the businesses, in their order.' })
  cells: PriceMatrixCellType[];
}

@ObjectType('PriceMatrix', { simpleResolvers: true, description: 'What businesses pay, product by product.' })
export class PriceMatrixType {
  @Field(() => [PriceMatrixBusinessType], {
    description: 'The columns, by their ids; with a filter those with such a price in one of the rows.',
  })
  businesses: PriceMatrixBusinessType[];

  @Field(() => [PriceMatrixRowType], { description: 'The rows, by products; of each its sizes in their order.' })
  rows: PriceMatrixRowType[];

  @Field(() => Int, {
    nullable: true,
    description:
      'What to pass as `afterProductId` for what comes next, also after a part in which nothing was found; null: none is left.',
  })
  nextProductId: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'What to pass as `afterUserId` for more businesses of the same rows; null: none is left.',
  })
  nextUserId: number | null;

  @Field(() => Int, { description: 'How many products were looked at for this part, whatever was found of them.' })
  productsLookedAt: number;

  @Field(() => Boolean, {
    description: 'Whether a filter looked at the first 1,000 businesses only, since these are more.',
  })
  isOfFirstBusinesses: boolean;

  @Field(() => DateTime, { description: 'From when on prices are known; what is older counts as changed then.' })
  knownSince: Date;
}
