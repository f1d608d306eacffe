import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars';

@InputType('PasskeyAnswerInput', {
  description: 'What a passkey has signed, as the browser gives it; everything in base64url.',
})
export class PasskeyAnswerInput {
  @Field({ description: 'Which passkey.' })
  id: string;

  @Field({ description: 'What was signed, and at which site.' })
  clientDataJSON: string;

  @Field({ description: 'What the device says of itself.' })
  authenticatorData: string;

  @Field({ description: 'The signature.' })
  signature: string;
}

@InputType('NewPasskeyInput', {
  description: 'A passkey that a browser has made; everything but the names in base64url.',
})
export class NewPasskeyInput {
  @Field({ description: 'Which passkey.' })
  id: string;

  @Field({ description: 'What it was made for, and at which site.' })
  clientDataJSON: string;

  @Field({ description: 'Its public key, and what the device says of itself.' })
  attestationObject: string;

  @Field(() => [String], { nullable: true, description: 'How the browser reaches the device, like "usb".' })
  transports?: string[] | null;
}

@InputType('ConfirmationInput', {
  description: 'Shows that it is still the owner who is signed in: one of these.',
})
export class ConfirmationInput {
  @Field(() => String, { nullable: true, description: 'The password.' })
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'A code of the authenticator app, or a recovery code.' })
  code?: string | null;

  @Field(() => PasskeyAnswerInput, {
    nullable: true,
    description: 'What a passkey has signed of beginConfirmation.',
  })
  passkey?: PasskeyAnswerInput | null;
}

@ObjectType('Passkey', { simpleResolvers: true, description: 'A passkey of who works for the shop.' })
export class PasskeyType {
  @Field(() => Int, { description: 'Names it.' })
  id: number;

  @Field({ description: 'What its owner calls it.' })
  name: string;

  @Field(() => DateTime, { description: 'When it was added.' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was used last; null: not yet.' })
  lastUsedAt: Date | null;
}

@ObjectType('SecondStep', { simpleResolvers: true, description: 'What somebody signs in with besides the password.' })
export class SecondStepType {
  @Field({ description: 'Whether the account must have one, and reaches nothing else before.' })
  isRequired: boolean;

  @Field(() => [PasskeyType], { description: 'The passkeys, the oldest first.' })
  passkeys: PasskeyType[];

  @Field(() => DateTime, { nullable: true, description: 'When the authenticator app was added; null for none.' })
  appAddedAt: Date | null;

  @Field(() => Int, { description: 'How many recovery codes were not used yet.' })
  recoveryCodesLeft: number;
}

@ObjectType('SecondStepChange', { simpleResolvers: true, description: 'A second step that was just changed.' })
export class SecondStepChange {
  @Field(() => SecondStepType, { description: 'As it is now.' })
  secondStep: SecondStepType;

  @Field(() => [String], {
    nullable: true,
    description: 'New recovery codes, which nobody is ever shown again; null when those of before stay.',
  })
  recoveryCodes: string[] | null;
}

@ObjectType('NewApp', { simpleResolvers: true, description: 'An authenticator app that is to be set up.' })
export class NewAppType {
  @Field({ description: 'To be typed into the app.' })
  setupKey: string;

  @Field({ description: 'The same as a link, to be shown as a QR code.' })
  uri: string;
}
