import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars';

@ObjectType('AccountSession', { simpleResolvers: true, description: 'Where an account is signed in.' })
export class AccountSessionType {
  @Field({ description: 'Names it, and opens nothing.' })
  id: string;

  @Field({ description: 'Whether it is the one that asks.' })
  isThis: boolean;

  @Field(() => String, { nullable: true, description: 'Like "Chrome"; null when it is not known.' })
  browser: string | null;

  @Field(() => String, { nullable: true, description: 'Like "Windows"; null when it is not known.' })
  system: string | null;

  @Field(() => DateTime, { description: 'When it began.' })
  signedInAt: Date;

  @Field(() => DateTime, { description: 'When it was used last, to five minutes.' })
  lastUsedAt: Date;
}
