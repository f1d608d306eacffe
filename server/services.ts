import type { Registration } from './accounts/signIn/registration';
import type { SignIn } from './accounts/signIn/signIn';
import type { Config } from './core/config';
import type { Outbox } from './mail/outbox';

/** The parts of the shop that live as long as the process. */
export interface Services {
  readonly config: Config;
  readonly signIn: SignIn;
  readonly registration: Registration;
  readonly outbox: Outbox;
}
