import { PageInfo } from '../graphql/paging';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Money } from '../graphql/scalars';
import { PriceRule } from '../pricing/price';
import type { ProductFilter } from './products/readProducts';
import { PriceStepOutcome } from './agreedPrices/explainPrice';
import { ProductSort } from './products/productSort';

registerEnumType(ProductSort, {
  name: 'ProductSort',
  description: 'What a list of products is sorted by.',
  valuesConfig: {
    RELEVANCE: { description: "The best match of a search first; without one, the shop's own order." },
    NAME: { description: 'By name, as in a dictionary.' },
    PRICE_LOW: {
      description:
        "The lowest of the viewer's own prices first, those of the first size; products without a price last. For who sees no prices, like RELEVANCE.",
    },
    PRICE_HIGH: { description: 'Like PRICE_LOW, the highest first.' },
    NEWEST: { description: 'What came last into the shop first.' },
  },
});

registerEnumType(PriceRule, {
  name: 'PriceRule',
  description: 'The step of the fallback order that gave a price.',
  valuesConfig: {
    INDIVIDUAL_VARIANT: { description: 'The price agreed with the business for the product and variant.' },
    INDIVIDUAL_PRODUCT: { description: 'The price agreed with the business for the product without a variant.' },
    VARIANT_BUSINESS: { description: "The variant's business price." },
    BUSINESS: { description: "The product's business price." },
    VARIANT_CUSTOMER: { description: "The variant's customer price." },
    CUSTOMER: { description: "The product's customer price." },
    LEGACY: { description: 'The legacy price.' },
  },
});

registerEnumType(PriceStepOutcome, {
  name: 'PriceStepOutcome',
  description: 'What became of one step of the fallback order.',
  valuesConfig: {
    CHOSEN: { description: 'This step gave the price.' },
    NOT_SET: { description: 'Nothing is set here, so the next step was asked.' },
    NOT_REACHED: { description: 'An earlier step had already given the price.' },
  },
});

@ObjectType('Picture', { simpleResolvers: true, description: 'A picture of the catalogue.' })
export class PictureType {
  @Field({
    description:
      'Address at 640 pixels wide, for ever the same picture. The widths 96, 160, 320, 480, 640, 720, 960 and 1200 exist: put one in place of 640.',
  })
  url: string;

  @Field(() => Int, { description: 'Width of the original in pixels.' })
  width: number;

  @Field(() => Int, { description: 'Height of the original in pixels.' })
  height: number;
}

@ObjectType('Price', { simpleResolvers: true, description: "One viewer's price, with its reason." })
export class PriceType {
  @Field(() => Money, { description: 'What the viewer pays for one.' })
  amount: string;

  @Field(() => Money, { nullable: true, description: 'The customer price beside it; null when there is none.' })
  listAmount: string | null;

  @Field(() => Money, { description: 'How much less than the customer price; "0.00" when it is not less.' })
  saved: string;

  @Field(() => Int, { description: 'The saving as a rounded percentage of the customer price.' })
  percentOff: number;

  @Field(() => PriceRule, { description: 'The step of the fallback order that gave the base.' })
  rule: PriceRule;

  @Field(() => String, {
    nullable: true,
    description: 'The business discount that was taken off, like "10.00"; null when none was.',
  })
  discountPercent: string | null;
}

@ObjectType('ProductVariant', { simpleResolvers: true, description: 'A size of a product that has its own price.' })
export class ProductVariantType {
  @Field({ description: 'The label of the size, like "500ml": what an order names as `selectedSize`.' })
  name: string;

  @Field(() => PriceType, {
    nullable: true,
    description: 'What the viewer pays; null means no price yet ("Price TBD"), or a viewer who sees no prices.',
  })
  price: PriceType | null;

  @Field(() => Money, { nullable: true, description: 'The price for customers; null for employees.' })
  customerPrice: string | null;

  @Field(() => Money, {
    nullable: true,
    description: 'The price for businesses; null unless an admin or an approved business looks.',
  })
  businessPrice: string | null;
}

@ObjectType('Category', { description: 'A part of the catalogue.' })
export class CategoryType {
  @Field(() => Int, { description: 'Names the category for ever.' })
  id: number;

  @Field(() => Int, {
    description: 'Counts its edits; sent with a change, it keeps others’ changes from being overwritten unseen.',
  })
  version: number;

  @Field({ description: 'The name that shoppers read.' })
  name: string;

  @Field({ description: 'The name in addresses: lower case, with hyphens.' })
  slug: string;

  @Field({ description: 'One sentence about the category.' })
  description: string;

  @Field(() => PictureType, { nullable: true, description: 'Null: show "Photo Unavailable".' })
  picture: PictureType | null;

  pictureHash: string | null;
}

@ObjectType('Product', { description: 'Something the shop sells, as the viewer may see it.' })
export class ProductType {
  @Field(() => Int, { simple: true, description: 'Names the product for ever.' })
  id: number;

  @Field(() => Int, {
    simple: true,
    nullable: true,
    description:
      'For admins: counts its edits; sent with a change, it keeps others’ changes from being overwritten unseen.',
  })
  version: number | null;

  @Field({ simple: true, description: 'The name that shoppers read.' })
  name: string;

  @Field({ simple: true, description: 'A sentence or two about it.' })
  description: string;

  @Field(() => Int, { simple: true, description: 'The id of its category.' })
  categoryId: number;

  @Field({ simple: true, description: 'The slug of its category.' })
  categorySlug: string;

  @Field(() => [String], { simple: true, description: 'Short labels; a card shows the first three.' })
  tags: string[];

  @Field({ simple: true, description: 'What is not in stock cannot be ordered.' })
  inStock: boolean;

  @Field(() => PictureType, { nullable: true, simple: true, description: 'Null: show "Photo Unavailable".' })
  picture: PictureType | null;

  pictureHash: string | null;

  @Field(() => PriceType, {
    nullable: true,
    simple: true,
    description:
      'What the viewer pays for the product without a variant; null means no price yet ("Price TBD"), or a viewer who sees no prices.',
  })
  price: PriceType | null;

  @Field(() => [ProductVariantType], { simple: true, description: 'The sizes, in the order of the selector.' })
  variants: ProductVariantType[];

  @Field(() => Money, { nullable: true, simple: true, description: 'The base price of customers; null for employees.' })
  customerPrice: string | null;

  @Field(() => Money, {
    nullable: true,
    simple: true,
    description: 'The base price of businesses; null unless an admin or an approved business looks.',
  })
  businessPrice: string | null;

  @Field(() => Money, { nullable: true, simple: true, description: 'The legacy fallback price; null for employees.' })
  listPrice: string | null;
}

@ObjectType('ProductPage', { description: 'One page of products.' })
export class ProductPageType {
  @Field(() => [ProductType], { simple: true, description: 'What stands on this page.' })
  nodes: ProductType[];

  @Field(() => PageInfo, { simple: true, description: 'Where the next page begins.' })
  pageInfo: PageInfo;

  /** For the count, which is made only when it is asked for. */
  filter: ProductFilter;

  /** The count, when reading the page has found it out. */
  knownCount?: number | undefined;
}

@ObjectType('PriceStep', { simpleResolvers: true, description: 'One step of the fallback order.' })
export class PriceStepType {
  @Field(() => PriceRule, { description: 'Which step it is.' })
  rule: PriceRule;

  @Field(() => Money, {
    nullable: true,
    description: 'What is set at this step, before any discount; null when nothing is.',
  })
  amount: string | null;

  @Field(() => PriceStepOutcome, { description: 'What became of this step.' })
  outcome: PriceStepOutcome;
}

@ObjectType('PriceExplanation', { simpleResolvers: true, description: 'Why a price is what it is.' })
export class PriceExplanationType {
  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field({ description: 'The name of the product.' })
  productName: string;

  @Field(() => String, { nullable: true, description: 'The size that it is about; null: the product without one.' })
  variant: string | null;

  @Field({ description: 'The price book: "customer", "discount:10.00", "individual:7".' })
  priceBook: string;

  @Field(() => PriceType, {
    nullable: true,
    description: 'The price that comes out; null when the product cannot be bought yet.',
  })
  price: PriceType | null;

  @Field(() => [PriceStepType], { description: 'The fallback order, first to last.' })
  steps: PriceStepType[];

  @Field({ description: 'The explanation in one sentence, to be read to the person who asks.' })
  sentence: string;
}

@ObjectType('IndividualPrice', { simpleResolvers: true, description: 'A price agreed with one business.' })
export class IndividualPriceType {
  @Field(() => Int, { description: 'The id of the product.' })
  productId: number;

  @Field(() => String, {
    nullable: true,
    description: 'Null: the product without a variant, and the fallback of its variants.',
  })
  variant: string | null;

  @Field(() => Money, { description: 'What was agreed for one.' })
  customPrice: string;
}
