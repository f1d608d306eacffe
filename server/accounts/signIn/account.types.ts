import { createUnionType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Language } from '../../../common/languages';
import { LanguageName } from '../../graphql/language';
import { Refusal } from '../../graphql/errors/refusal';
import { Duty } from '../../identity/duties';
import { PaymentMode, PricingMode, Role } from '../../identity/roles';

registerEnumType(Role, {
  name: 'Role',
  description: 'What an account may do.',
  valuesConfig: {
    ADMIN: { description: 'Runs the shop.' },
    STAFF: { description: 'Works for the shop, and may do what its duties say.' },
    BUSINESS: { description: 'Buys at its own prices, once approved.' },
    EMPLOYEE: { description: 'Orders for its business and sees no price.' },
    CUSTOMER: { description: 'Buys for itself.' },
  },
});

registerEnumType(PaymentMode, {
  name: 'PaymentMode',
  description: 'How a business pays.',
  valuesConfig: {
    CREDIT: { description: 'On its credit account.' },
    CASH: { description: 'On delivery.' },
  },
});

registerEnumType(PricingMode, {
  name: 'PricingMode',
  description: "How a business's prices are made.",
  valuesConfig: {
    DISCOUNT: { description: 'A percentage off the business prices.' },
    INDIVIDUAL: { description: 'Prices agreed one by one, the business prices for all else.' },
  },
});

@ObjectType('Viewer', { simpleResolvers: true, description: 'Who is signed in.' })
export class ViewerType {
  @Field(() => Int, { description: 'Names it for ever.' })
  id: number;

  @Field({ description: 'The name it signs in by.' })
  username: string;

  @Field({ description: 'The e-mail address.' })
  email: string;

  @Field(() => String, { nullable: true, description: 'The first name.' })
  firstName: string | null;

  @Field(() => String, { nullable: true, description: 'The last name.' })
  lastName: string | null;

  @Field(() => Role, { description: 'What the account may do.' })
  role: Role;

  @Field(() => [Duty], { description: 'What staff may do; empty for every other role, an admin among them.' })
  duties: readonly Duty[];

  @Field({ description: 'Whether it must set up a second step, and reaches nothing else before.' })
  lacksSecondStep: boolean;

  @Field({ description: 'Whether a business was approved by an admin; true for every other role.' })
  businessApproved: boolean;

  @Field(() => String, { nullable: true, description: 'The name of the business; null for others.' })
  businessName: string | null;

  @Field(() => Int, { nullable: true, description: 'The business it works for; null unless an employee.' })
  parentBusinessId: number | null;

  @Field(() => PaymentMode, { nullable: true, description: 'Null unless a business.' })
  paymentMode: PaymentMode | null;

  @Field(() => PricingMode, { nullable: true, description: 'Null unless an approved business.' })
  pricingMode: PricingMode | null;

  @Field(() => String, {
    nullable: true,
    description: 'Percent off in discount mode, like "10.00"; null unless an approved business.',
  })
  businessDiscount: string | null;

  @Field(() => LanguageName, { nullable: true, description: 'The language it reads, also in mails; null: not chosen.' })
  language: Language | null;
}

@ObjectType('DeliveryPlace', {
  simpleResolvers: true,
  description: "Where orders go when no other address is given: a business's address or an employee's location.",
})
export class DeliveryPlaceType {
  @Field(() => String, { nullable: true, description: "The business's name, of an employee its business's." })
  businessName: string | null;

  @Field(() => String, { nullable: true, description: "Name of an employee's location; null for a business." })
  location: string | null;

  @Field(() => String, { nullable: true, description: 'Street and building.' })
  address: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city: string | null;

  @Field(() => String, { nullable: true, description: 'State.' })
  state: string | null;

  @Field(() => String, { nullable: true, description: 'ZIP code.' })
  zip: string | null;

  @Field(() => String, { nullable: true, description: 'Country; of a business "USA" when none was given.' })
  country: string | null;

  @Field(() => String, { nullable: true, description: 'Whom the driver calls.' })
  phone: string | null;
}

@ObjectType('SignedIn', { simpleResolvers: true, description: 'The session has begun.' })
export class SignedIn {
  readonly __typename: 'SignedIn';

  @Field(() => ViewerType, { description: 'Who is signed in now.' })
  viewer: ViewerType;
}

/** By what a second step is shown. */
export enum SecondStepWay {
  PASSKEY = 'passkey',
  APP = 'app',
  RECOVERY_CODE = 'recovery_code',
}

registerEnumType(SecondStepWay, {
  name: 'SecondStepWay',
  description: 'By what somebody signs in besides the password.',
  valuesConfig: {
    PASSKEY: { description: 'A passkey: beginPasskeySignIn, then signInWithPasskey.' },
    APP: { description: 'The code that an authenticator app shows now: signInWithCode.' },
    RECOVERY_CODE: { description: 'A recovery code, which works once: signInWithCode.' },
  },
});

@ObjectType('SecondStepNeeded', {
  simpleResolvers: true,
  description: 'The password was right; the session begins with the second step, in this browser.',
})
export class SecondStepNeeded {
  readonly __typename: 'SecondStepNeeded';

  @Field(() => [SecondStepWay], { description: 'What the account has.' })
  ways: SecondStepWay[];

  @Field(() => Int, { description: 'How many minutes there are for it.' })
  minutes: number;
}

@ObjectType('SignInRefusal', { implements: Refusal, simpleResolvers: true, description: 'Why there is no session.' })
export class SignInRefusal extends Refusal {
  readonly __typename: 'SignInRefusal';

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds to wait before the next try; null when there is no need to wait.',
  })
  retryAfter: number | null;
}

export const SignInResult = createUnionType({
  name: 'SignInResult',
  description: 'Who is signed in now, what is needed besides, or why nobody is.',
  types: () => [SignedIn, SecondStepNeeded, SignInRefusal] as const,
});
