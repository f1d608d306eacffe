import { Field, InputType, Int } from 'type-graphql';
import { PaymentMode } from '../../identity/roles';
import { NEW_PASSWORD, NEW_USERNAME } from '../users/users.types';

@InputType()
export abstract class BusinessAddressFields {
  @Field(() => String, { nullable: true, description: 'Cannot be emptied.' })
  businessName?: string | null;

  @Field(() => String, { nullable: true, description: 'Cannot be emptied.' })
  businessAddress?: string | null;

  @Field(() => String, { nullable: true, description: 'Cannot be emptied.' })
  businessCity?: string | null;

  @Field(() => String, { nullable: true, description: 'Empty: none.' })
  businessState?: string | null;

  @Field(() => String, { nullable: true, description: 'Empty: none.' })
  businessZip?: string | null;

  @Field(() => String, { nullable: true, description: 'Empty: none.' })
  businessPhone?: string | null;

  @Field(() => String, { nullable: true, description: 'Empty: "USA".' })
  businessCountry?: string | null;
}

@InputType('BusinessAddressInput', {
  description: "Those parts of a business's address that change; what is not sent stays.",
})
export class BusinessAddressInput extends BusinessAddressFields {
  @Field(() => Int, {
    nullable: true,
    description:
      'Of a change: the version that it was made from; it is refused with CONFLICT when there is a newer one. Absent: whatever there is is overwritten.',
  })
  version?: number | null;
}

@InputType('CreateBusinessUserInput', { description: 'A business that an admin makes; it is approved at once.' })
export class CreateBusinessUserInput extends BusinessAddressFields {
  @Field(() => String, NEW_USERNAME)
  username?: string | null;

  @Field(() => String, NEW_PASSWORD)
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'Required.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'First name of whoever is in charge.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name of whoever is in charge.' })
  lastName?: string | null;

  @Field(() => PaymentMode, {
    nullable: true,
    description: 'Absent: credit, which opens a credit account; of staff that does not care for credit: cash.',
  })
  paymentMode?: PaymentMode | null;
}
