import { graphql } from '../../gql/gql';

export const StatsDocument = graphql(`
  query AdminStats {
    stats {
      activeUsers
      totalOrders
      totalRevenue
    }
    products(first: 1) {
      totalCount
    }
  }
`);
