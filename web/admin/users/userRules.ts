import { changedUserRules, newUserRules } from '../../../common/rules/accountRules';

// The form names duties as GraphQL does, and offers no others.

/** What the form of a new user is held to. */
export const NEW_USER_RULES = newUserRules().omit(['duties']);

/** What the form of a user that is there is held to. */
export const CHANGED_USER_RULES = changedUserRules().omit(['duties']);
