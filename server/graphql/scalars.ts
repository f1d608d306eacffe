import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { GraphQLDateTimeISO, GraphQLSafeInt } from 'graphql-scalars';
import { isAmount } from '../../common/amountText';
import { amount } from '../../common/money';

/** An amount of money: a string with two decimals on the way out; never a number, which would be a binary float. */
export const Money = new GraphQLScalarType<string, string>({
  name: 'Money',
  description: 'An amount of money with two decimals, as a string: "12.50".',
  serialize: (value) => {
    if (typeof value !== 'string') throw new TypeError('An amount must be a decimal string');
    return value;
  },
  parseValue: parseAmount,
  parseLiteral: (node) => parseAmount(node.kind === Kind.STRING ? node.value : null),
});

function parseAmount(value: unknown): string {
  if (typeof value !== 'string' || !isAmount(value)) {
    throw new GraphQLError('An amount must be a string with at most two decimals, like "12.50"');
  }
  return amount(value);
}

/** A moment: ISO 8601, UTC. */
export const DateTime = new GraphQLScalarType<Date, string>({
  ...GraphQLDateTimeISO.toConfig(),
  name: 'DateTime',
  description: 'A moment, ISO 8601 in UTC: "2026-11-21T08:30:00.000Z".',
});

/** A whole number that `Int` is too small for; exact, since a number of JavaScript holds it. */
export const SafeInt = new GraphQLScalarType({
  ...GraphQLSafeInt.toConfig(),
  name: 'SafeInt',
  description: 'A whole number of up to 9007199254740991, more than an Int holds.',
});
