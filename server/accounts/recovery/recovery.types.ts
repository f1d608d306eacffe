import { Field, ObjectType } from 'type-graphql';
import { Role } from '../../identity/roles';

@ObjectType('PasswordReset', { simpleResolvers: true, description: 'Whose password was set by the link of a mail.' })
export class PasswordResetType {
  @Field({ description: 'The name to sign in by.' })
  username: string;

  @Field(() => Role, { description: 'What the account may do.' })
  role: Role;
}
