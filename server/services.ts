import type { Registration } from './accounts/registration';
import type { SignIn } from './accounts/signIn';
import type { Config } from './config';
import type { Outbox } from './mail/outbox';

/** The parts of the shop that live as long as the process. */
export interface Services {
  readonly config: Config;
  readonly signIn: SignIn;
  readonly registration: Registration;
  readonly outbox: Outbox;
}
