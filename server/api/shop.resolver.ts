import { Ctx, Field, FieldResolver, ObjectType, Query, Resolver } from 'type-graphql';
import type { Config } from '../core/config';
import { readShownRate } from '../currency/shownRate';
import { readTransferAccount } from '../currency/transferAccounts';
import type { Context } from '../graphql/context';
import { Money } from '../graphql/scalars';

@ObjectType({ description: "The shop's own contact details." })
class Shop {
  @Field({ simple: true, description: 'The name of the shop.' })
  name: string;

  @Field({ simple: true, description: 'The number to call the shop.' })
  phone: string;

  @Field({ simple: true, description: 'Where to write to the shop.' })
  email: string;

  @Field({ simple: true, description: 'The page on Instagram.' })
  instagramUrl: string;

  @Field({ simple: true, description: 'The page on TikTok.' })
  tiktokUrl: string;

  @Field({ simple: true, description: 'Opens a chat with the shop.' })
  whatsappUrl: string;

  @Field({ simple: true, description: 'The number on WhatsApp, its digits alone with the country code.' })
  whatsappNumber: string;

  @Field(() => String, {
    simple: true,
    nullable: true,
    description: "What a chat begins with, when the shop has set its own; null: the screens' own greeting.",
  })
  whatsappGreeting: string | null;

  @Field({ simple: true, description: 'Where the address of a place is asked for (Nominatim reverse geocoding).' })
  geocoderUrl: string;

  @Field({ simple: true, description: 'By which clock the shop tells days and times, like "Asia/Beirut".' })
  timeZone: string;
}

@Resolver(() => Shop)
export class ShopResolver {
  constructor(private readonly config: Pick<Config, 'shop' | 'geocoderUrl' | 'timeZone'>) {}

  @Query(() => Shop, { description: "The shop's own contact details, as configured." })
  shop(): Shop {
    const { shop, geocoderUrl, timeZone } = this.config;
    return { ...shop, whatsappUrl: `https://wa.me/${shop.whatsappNumber}`, geocoderUrl, timeZone };
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description: 'LBP for one USD, where the shop shows USD beside LBP; null: it does not, and for employees.',
  })
  lbpPerUsd(@Ctx() { reads }: Context): Promise<string | null> {
    return readShownRate(reads);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Where buyers send what they pay by WishMoney; null: the shop does not say it, and for employees.',
  })
  wishMoneyTo(@Ctx() { reads }: Context): Promise<string | null> {
    return readTransferAccount(reads);
  }
}
