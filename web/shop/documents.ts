import { graphql } from '../gql/gql';

export const ShopDocument = graphql(`
  query Shop {
    shop {
      name
      phone
      email
      instagramUrl
      tiktokUrl
      whatsappUrl
      whatsappGreeting
      timeZone
    }
  }
`);

export const CategoriesDocument = graphql(`
  query Categories {
    categories {
      id
      name
      slug
      description
      untranslated
      picture {
        url
        width
        height
      }
    }
  }
`);
