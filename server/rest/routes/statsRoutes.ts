import { ok, route } from '../route';

export const statsRoutes = [
  route<{ stats: unknown }>({
    method: 'GET',
    path: '/api/admin/stats',
    summary: 'The figures of the dashboard',
    document: '{ stats { activeUsers totalOrders totalRevenue } }',
    answer: ({ stats }) => ok(stats),
  }),
];
