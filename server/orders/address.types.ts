import { Field, InputType, ObjectType } from 'type-graphql';

/** A part of an address; each checkout's rules say which ones it requires. */
function Part(description: string): PropertyDecorator {
  return Field(() => String, { nullable: true, description });
}

@ObjectType({ simpleResolvers: true })
@InputType()
abstract class AddressParts {
  @Part('Who gets it.')
  name?: string | null;

  @Part('The business that gets it.')
  companyName?: string | null;

  @Part('Street and number.')
  street?: string | null;

  @Part('The area or quarter.')
  area?: string | null;

  @Part('The city.')
  city?: string | null;

  @Part('The state or governorate.')
  state?: string | null;

  @Part('The postal code.')
  postalCode?: string | null;

  @Part('The building.')
  building?: string | null;

  @Part('The floor.')
  floor?: string | null;

  @Part('The country.')
  country?: string | null;

  @Part('The phone number.')
  phone?: string | null;

  @Part('The e-mail address.')
  email?: string | null;
}

@ObjectType('DeliveryAddress', {
  simpleResolvers: true,
  description: 'Where an order goes; each checkout asks for other parts.',
})
export class DeliveryAddressType extends AddressParts {
  @Part('The whole address in one line.')
  fullAddress?: string | null;

  @Field({ description: 'False when what is kept is no address: it has no parts then.' })
  readable: boolean;
}

@InputType('EmployeeAddressInput', {
  description: "Another place than the employee's own location; it counts when it has street and city.",
})
export class EmployeeAddressInput extends AddressParts {}

@InputType('GuestAddressInput', {
  description: 'Who gets the order, and where; the checkout says which parts are required.',
})
export class GuestAddressInput {
  @Part('Required.')
  firstName?: string | null;

  @Part('Required.')
  lastName?: string | null;

  @Part('Where the confirmation goes, unless `guestEmail` says otherwise.')
  email?: string | null;

  @Part('A Lebanese phone number; required.')
  phone?: string | null;

  @Part('The address, at least 5 characters; required.')
  street?: string | null;

  @Part('Required.')
  city?: string | null;

  @Part('Required.')
  area?: string | null;

  @Part('The building.')
  building?: string | null;

  @Part('The floor.')
  floor?: string | null;

  @Part('The country.')
  country?: string | null;

  @Part('The whole address as one text.')
  fullAddress?: string | null;
}

@InputType('AccountAddressInput', { description: 'A written address of the account checkout.' })
export class AccountAddressInput {
  @Part('Street and number.')
  street?: string | null;

  @Part('The city.')
  city?: string | null;

  @Part('The state or governorate.')
  state?: string | null;

  @Part('The postal code.')
  zipCode?: string | null;

  @Part('The country.')
  country?: string | null;
}
