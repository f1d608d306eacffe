import { graphql } from '../../gql/gql';

export const OwnSessionsDocument = graphql(`
  query OwnSessions {
    ownSessions {
      id
      isThis
      browser
      system
      lastUsedAt
    }
  }
`);

export const EndSessionDocument = graphql(`
  mutation EndSession($id: String!) {
    endSession(id: $id)
  }
`);

export const EndOtherSessionsDocument = graphql(`
  mutation EndOtherSessions {
    endOtherSessions
  }
`);
