import type { DriverRunFragment } from '../gql/graphql';

/** A stop as the driver sees it. */
export type DriverStop = DriverRunFragment['stops'][number];
