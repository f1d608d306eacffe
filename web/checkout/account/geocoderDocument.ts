import { graphql } from '../../gql/gql';

export const GeocoderDocument = graphql(`
  query Geocoder {
    shop {
      geocoderUrl
    }
  }
`);
