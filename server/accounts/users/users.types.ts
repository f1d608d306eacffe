import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../graphql/nodes/node';
import { connectionOf, PageArgs } from '../../graphql/paging';
import { DateTime, Money } from '../../graphql/scalars';
import { UserSort, type UserFilter } from './readUsers';
import { Duty } from '../../identity/duties';
import { PaymentMode, PricingMode, Removal, Role, SettableRole, UserStatus } from '../../identity/roles';

registerEnumType(SettableRole, {
  name: 'SettableRole',
  description: 'The roles that an admin gives; employees are made by their business.',
  valuesConfig: {
    CUSTOMER: { description: 'Buys for itself.' },
    BUSINESS: { description: 'Buys at its own prices, once approved.' },
    STAFF: { description: 'Works for the shop, and may do what its duties say; admins alone give it.' },
    ADMIN: { description: 'Runs the shop; admins alone give it.' },
  },
});

registerEnumType(UserStatus, {
  name: 'UserStatus',
  description: 'By what admins filter the list of users.',
  valuesConfig: {
    ACTIVE: { description: 'Not deactivated.' },
    INACTIVE: { description: 'Deactivated: cannot sign in.' },
    APPROVED: { description: 'A business that was approved and is not deactivated.' },
    PENDING: { description: 'A business that waits for its approval and is not deactivated.' },
  },
});

registerEnumType(Removal, {
  name: 'Removal',
  description: 'What became of a user that was deleted.',
  valuesConfig: {
    ERASED: { description: 'The account is gone, with all that was its own; the audit log keeps what was done.' },
    DEACTIVATED: { description: 'It has orders or credit entries, so it stays and cannot sign in any more.' },
  },
});

registerEnumType(UserSort, {
  name: 'UserSort',
  description: 'By what users are sorted.',
  valuesConfig: {
    DATE: { description: 'By when they were made.' },
    USERNAME: { description: 'By the username, without regard to case.' },
    NAME: { description: "By the business's name, else the person's, else the username." },
    CREDIT: { description: 'By the credit that is still available; 0 unless a business in credit mode.' },
  },
});

@ArgsType()
export class UserListArgs extends PageArgs {
  @Field(() => Role, { nullable: true, description: 'Only users of this role.' })
  role?: Role | null;

  @Field(() => UserStatus, { nullable: true, description: 'Only users in this state.' })
  status?: UserStatus | null;

  @Field(() => PaymentMode, { nullable: true, description: 'Only users that pay this way.' })
  paymentMode?: PaymentMode | null;

  @Field(() => PricingMode, { nullable: true, description: 'Only users whose prices are made this way.' })
  pricingMode?: PricingMode | null;

  @Field(() => String, {
    nullable: true,
    description: "Text in the username, the e-mail, the name or the business's name.",
  })
  search?: string | null;

  @Field(() => UserSort, { defaultValue: UserSort.DATE, description: 'By what they are sorted.' })
  sort: UserSort;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of a page from 1, as the documented list counts them; slower and less exact than `after`.',
  })
  page?: number | null;
}

/** What is shown of everybody with an account. */
@ObjectType({ simpleResolvers: true })
export abstract class Person {
  @Field(() => Int, { description: 'Grows with time.' })
  id: number;

  @Field({ description: 'Where mails go.' })
  email: string;

  @Field(() => String, { nullable: true, description: 'First name.' })
  firstName: string | null;

  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName: string | null;
}

@ObjectType('User', { implements: Node, simpleResolvers: true, description: 'A user as admins see it.' })
export class UserType extends Person {
  @Field(() => Int, {
    description: 'Counts its edits; sent with a change, it keeps others’ changes from being overwritten unseen.',
  })
  version: number;

  @Field({ description: 'Unique without regard to case.' })
  username: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether mails go to its e-mail address, for who cares for accounts to see: false until its owner has opened the link that was sent there; null without an address.',
  })
  emailConfirmed: boolean | null;

  @Field(() => Role, { description: 'What it may do.' })
  role: Role;

  @Field(() => [Duty], {
    nullable: true,
    description: 'What staff may do, for admins to see; null for every other role.',
  })
  duties?: readonly Duty[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it signs in with a second step, for admins to see; null unless admin or staff.',
  })
  secondStep?: boolean | null;

  @Field({ description: 'False for a deactivated user, who cannot sign in.' })
  active: boolean;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => PaymentMode, { description: 'How it pays; it matters for a business alone.' })
  paymentMode: PaymentMode;

  @Field(() => Boolean, { nullable: true, description: 'Whether an admin approved it; null unless a business.' })
  businessApproved: boolean | null;

  @Field(() => PricingMode, { nullable: true, description: 'How its prices are made; null unless a business.' })
  pricingMode: PricingMode | null;

  @Field(() => String, {
    nullable: true,
    description: 'Percent off in discount mode, like "10.00"; null unless a business.',
  })
  businessDiscount: string | null;

  @Field(() => Money, {
    nullable: true,
    description: 'Credit that is still available; null unless a business in credit mode.',
  })
  creditBalance: string | null;

  @Field(() => String, { nullable: true, description: 'Null unless a business.' })
  businessName: string | null;

  @Field(() => String, { nullable: true, description: 'Where one-click orders go; null unless a business.' })
  businessAddress: string | null;

  @Field(() => String, { nullable: true, description: 'Null unless a business.' })
  businessCity: string | null;

  @Field(() => String, { nullable: true, description: 'Null unless a business.' })
  businessState: string | null;

  @Field(() => String, { nullable: true, description: 'Null unless a business.' })
  businessZip: string | null;

  @Field(() => String, { nullable: true, description: 'Null unless a business.' })
  businessPhone: string | null;

  @Field(() => String, { nullable: true, description: '"USA" when none was given; null unless a business.' })
  businessCountry: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the place it works at; null unless an employee.' })
  employeeLocation: string | null;

  @Field(() => Int, { nullable: true, description: 'The business it works for; null unless an employee.' })
  parentBusinessId: number | null;
}

@ObjectType('UserPage', { description: 'One page of users.' })
export class UserPageType extends connectionOf<UserType>(() => UserType, 'User') {
  @Field(() => Int, { simple: true, description: 'The number of this page as it was asked for; 1 without one.' })
  page: number;

  /** The filter, for `totalCount`, which is computed only when it is selected. */
  filter: UserFilter;
}

/** The fields of every new user. */
@InputType()
export abstract class PersonInput {
  @Field(() => String, { nullable: true, description: 'Required.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Required.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Required.' })
  lastName?: string | null;
}

/** What the username and the password of a new account have to be. */
export const NEW_USERNAME = { nullable: true, description: 'Required; unique without regard to case.' };
export const NEW_PASSWORD = { nullable: true, description: 'Required; at least 6 characters.' };

@InputType('RegisterCustomerInput', { description: 'A customer who signs up.' })
export class RegisterCustomerInput extends PersonInput {
  @Field(() => String, NEW_USERNAME)
  username?: string | null;

  @Field(() => String, NEW_PASSWORD)
  password?: string | null;
}

const DUTIES = { nullable: true, description: 'What staff may do; for no other role, and given by admins alone.' };

@InputType('CreateUserInput', { description: 'A user that an admin makes.' })
export class CreateUserInput extends RegisterCustomerInput {
  @Field(() => SettableRole, { nullable: true, description: 'Required. A business made so waits for its approval.' })
  role?: SettableRole | null;

  @Field(() => [Duty], DUTIES)
  duties?: Duty[] | null;

  @Field(() => PaymentMode, { nullable: true, description: 'Absent: cash.' })
  paymentMode?: PaymentMode | null;
}

@InputType('UpdateUserInput', { description: 'What an admin changes of a user; what is not sent stays.' })
export class UpdateUserInput {
  @Field(() => String, { nullable: true, description: 'Where mails go.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'First name.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName?: string | null;

  @Field(() => SettableRole, {
    nullable: true,
    description: 'Holds from the next request on. A user that becomes a business waits for its approval.',
  })
  role?: SettableRole | null;

  @Field(() => [Duty], DUTIES)
  duties?: Duty[] | null;

  @Field(() => PaymentMode, { nullable: true, description: 'How it pays.' })
  paymentMode?: PaymentMode | null;

  @Field(() => String, {
    nullable: true,
    description: 'At least 6 characters; ends all sessions of the user. Empty: stays as it is.',
  })
  password?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Of a change: the version that it was made from; it is refused with CONFLICT when there is a newer one. Absent: whatever there is is overwritten.',
  })
  version?: number | null;
}
