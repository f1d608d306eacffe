import { Field, InterfaceType, registerEnumType } from 'type-graphql';

/** Codes of the refusals that a screen answers in its own way. */
export enum RefusalCode {
  INVALID_CREDENTIALS = 'INVALID_CREDENTIALS',
  SIGN_IN_EXPIRED = 'SIGN_IN_EXPIRED',
  RATE_LIMITED = 'RATE_LIMITED',
  DISCOUNT_CODE_INVALID = 'DISCOUNT_CODE_INVALID',
  PRICE_CHANGED = 'PRICE_CHANGED',
  OUT_OF_STOCK = 'OUT_OF_STOCK',
  PRICE_UNAVAILABLE = 'PRICE_UNAVAILABLE',
  INSUFFICIENT_CREDIT = 'INSUFFICIENT_CREDIT',
  IDEMPOTENCY_CONFLICT = 'IDEMPOTENCY_CONFLICT',
  DELIVERY_UNAVAILABLE = 'DELIVERY_UNAVAILABLE',
}

registerEnumType(RefusalCode, {
  name: 'RefusalCode',
  description: 'Why something expected was refused.',
  valuesConfig: {
    INVALID_CREDENTIALS: { description: 'Wrong username or password, or a wrong code or passkey.' },
    SIGN_IN_EXPIRED: { description: 'The second step came too late, or for no password: begin again.' },
    RATE_LIMITED: { description: 'Too many tries; wait as said.' },
    DISCOUNT_CODE_INVALID: { description: 'The code is unknown, inactive, expired or used up.' },
    PRICE_CHANGED: { description: 'An amount that was sent is not what the server computes.' },
    OUT_OF_STOCK: { description: 'A product of the order is out of stock.' },
    PRICE_UNAVAILABLE: { description: 'A product of the order has no price yet.' },
    INSUFFICIENT_CREDIT: { description: 'The order is over the available credit.' },
    DELIVERY_UNAVAILABLE: { description: 'It cannot be delivered as it is asked for.' },
    IDEMPOTENCY_CONFLICT: { description: 'The idempotency key was used for another request.' },
  },
});

/** The fields of every expected refusal. */
@InterfaceType('Refusal', { description: 'An expected refusal, which a screen answers in its own way.' })
export abstract class Refusal {
  @Field(() => RefusalCode, { description: 'Why it was refused, for programs.' })
  code: RefusalCode;

  @Field({ description: 'What is wrong and what would be right, for a person to read.' })
  message: string;
}
