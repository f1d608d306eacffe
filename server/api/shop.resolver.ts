import { Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Config } from '../core/config';

@ObjectType({ simpleResolvers: true, description: "The shop's own contact details." })
class Shop {
  @Field({ description: 'The name of the shop.' })
  name: string;

  @Field({ description: 'The number to call the shop.' })
  phone: string;

  @Field({ description: 'Where to write to the shop.' })
  email: string;

  @Field({ description: 'The page on Instagram.' })
  instagramUrl: string;

  @Field({ description: 'The page on TikTok.' })
  tiktokUrl: string;

  @Field({ description: 'Opens a chat with the shop.' })
  whatsappUrl: string;

  @Field({ description: 'The number on WhatsApp, its digits alone with the country code.' })
  whatsappNumber: string;

  @Field(() => String, {
    nullable: true,
    description: "What a chat begins with, when the shop has set its own; null: the screens' own greeting.",
  })
  whatsappGreeting: string | null;

  @Field({ description: 'Where the address of a place is asked for (Nominatim reverse geocoding).' })
  geocoderUrl: string;
}

@Resolver()
export class ShopResolver {
  constructor(private readonly config: Pick<Config, 'shop' | 'geocoderUrl'>) {}

  @Query(() => Shop, { description: "The shop's own contact details, as configured." })
  shop(): Shop {
    const { shop, geocoderUrl } = this.config;
    return { ...shop, whatsappUrl: `https://wa.me/${shop.whatsappNumber}`, geocoderUrl };
  }
}
