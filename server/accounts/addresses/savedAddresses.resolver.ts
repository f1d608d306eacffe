import { Arg, Ctx, Field, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context';
import { signedIn } from '../../identity/viewer';
import { SavedAddress } from './savedAddress.entity';
import { deleteAddress, readAddresses, saveAddress, type OwnAddress, type SavedAddressValues } from './savedAddresses';

function Part(description: string): PropertyDecorator {
  return Field(() => String, { nullable: true, description });
}

@InputType('SavedAddressInput', { description: 'An address to be saved.' })
class SavedAddressInput implements SavedAddressValues {
  @Part('Like "Home", at most 40 characters; required.')
  label?: string | null;

  @Part('Of who gets it; required.')
  firstName?: string | null;

  @Part('Of who gets it; required.')
  lastName?: string | null;

  @Part('A Lebanese phone number; required.')
  phone?: string | null;

  @Part('Street and number, at least 5 characters; required.')
  street?: string | null;

  @Part('The building.')
  building?: string | null;

  @Part('The floor.')
  floor?: string | null;

  @Part('The area or region; required.')
  area?: string | null;

  @Part('The city; required.')
  city?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True makes it the default, and no other; the first one is that anyway.',
  })
  isDefault?: boolean | null;
}

/** The addresses of customers (specification 8.17). */
@Resolver()
export class SavedAddressResolver {
  /** @param shopPhone the example in the message about the phone */
  constructor(private readonly shopPhone: string) {}

  @Query(() => [SavedAddress], { description: "The customer's saved addresses, the default first; at most 20." })
  savedAddresses(@Ctx() { reads, viewer }: Context): Promise<OwnAddress[]> {
    return readAddresses(reads, signedIn(viewer).id);
  }

  @Mutation(() => SavedAddress, {
    description: 'Saves an address, or replaces one; the twenty-first is a CONFLICT.',
  })
  saveAddress(
    @Arg('id', () => Int, { nullable: true, description: 'The one to replace; absent: a new one.' }) id: number | null,
    @Arg('input', () => SavedAddressInput, { description: 'The whole address.' }) input: SavedAddressInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<OwnAddress> {
    return saveAddress(db, signedIn(viewer).id, id ?? null, input, this.shopPhone);
  }

  @Mutation(() => Boolean, { description: 'Deletes a saved address; orders that went there keep it.' })
  async deleteAddress(
    @Arg('id', () => Int, { description: 'Which one.' }) id: number,
    @Ctx() { db, viewer }: Context,
  ): Promise<boolean> {
    await deleteAddress(db, signedIn(viewer).id, id);
    return true;
  }
}
