import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from './context';

@ObjectType({ simpleResolvers: true, description: "The shop's own contact details." })
class Shop {
  @Field()
  name: string;

  @Field()
  phone: string;

  @Field()
  email: string;

  @Field()
  instagramUrl: string;

  @Field()
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
