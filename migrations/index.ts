import { Foundation1790000000000 } from './1790000000000-foundation';

/** Every migration, oldest first. */
export const migrations = [Foundation1790000000000];
