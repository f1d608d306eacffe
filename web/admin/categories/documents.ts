import { graphql } from '../../gql/gql';
import type { AdminCategoriesQuery } from '../../gql/graphql';

/** A category as the table shows it. */
export type Category = AdminCategoriesQuery['categories'][number];

export const AdminCategoriesDocument = graphql(`
  query AdminCategories {
    categories {
      id
      name
      description
      slug
      version
      translations {
        language
        name
        description
      }
      picture {
        url
        width
        height
      }
    }
  }
`);

export const CreateCategoryDocument = graphql(`
  mutation CreateCategory($input: CategoryInput!) {
    createCategory(input: $input) {
      id
    }
  }
`);

export const UpdateCategoryDocument = graphql(`
  mutation UpdateCategory($id: Int!, $input: CategoryInput!) {
    updateCategory(id: $id, input: $input) {
      id
    }
  }
`);

export const DeleteCategoryDocument = graphql(`
  mutation DeleteCategory($id: Int!) {
    deleteCategory(id: $id)
  }
`);
