import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Role } from '../../identity/roles';

@ObjectType('OwnProfile', { description: 'What an account tells of its owner.' })
export class OwnProfile {
  @Field(() => Int, { description: 'Of the account.' })
  id: number;

  @Field({ description: 'The name to sign in by; it stays.' })
  username: string;

  @Field(() => Role, { description: 'What the account may do.' })
  role: Role;

  @Field(() => String, { nullable: true, description: 'The first name; of a business, of who answers for it.' })
  firstName: string | null;

  @Field(() => String, { nullable: true, description: 'The last name; of a business, of who answers for it.' })
  lastName: string | null;

  @Field(() => String, { nullable: true, description: 'The phone number.' })
  phone: string | null;

  @Field({ description: 'The e-mail address.' })
  email: string;

  @Field(() => Boolean, {
    description: 'False: its owner has yet to open the link that was sent there, and nothing else goes there.',
  })
  emailConfirmed: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'While the address is not confirmed: the one before, where mails still go; null for none.',
  })
  formerEmail: string | null;
}

@InputType('OwnProfileInput', {
  description: 'What one changes of the own profile; what is not sent stays. Not every account changes every field.',
})
export class OwnProfileInput {
  @Field(() => String, { nullable: true, description: 'The first name; not of employees.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'The last name; not of employees.' })
  lastName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The phone number, of customers and employees; an employee must have one.',
  })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'The e-mail address; another one is to be confirmed.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The present password; required for another e-mail address.' })
  currentPassword?: string | null;
}

@ObjectType('EmailConfirmed', { simpleResolvers: true, description: 'An address that its owner has confirmed.' })
export class EmailConfirmed {
  @Field({ description: 'The e-mail address.' })
  email: string;
}
