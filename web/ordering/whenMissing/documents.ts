import { graphql } from '../../gql/gql';

export const LastWhenMissingDocument = graphql(`
  query LastWhenMissing {
    viewer {
      id
      whenMissing
    }
  }
`);
