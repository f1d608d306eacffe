import { Foundation1790000000000 } from './1790000000000-foundation';
import { EndSessions1790000100000 } from './1790000100000-end-sessions';

/** Every migration, oldest first. */
export const migrations = [Foundation1790000000000, EndSessions1790000100000];
