import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from './context';

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
}

@Resolver()
export class ShopResolver {
  @Query(() => Shop, { description: "The shop's own contact details, as configured." })
  shop(@Ctx() { services }: Context): Shop {
    const { name, phone, email, instagramUrl, tiktokUrl, whatsappNumber } = services.config.shop;
    return { name, phone, email, instagramUrl, tiktokUrl, whatsappUrl: `https://wa.me/${whatsappNumber}` };
  }
}
