import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { NewPasskeyInput, PasskeyAnswerInput } from '../gql/graphql';

/** Whether the browser knows passkeys, at this address. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Lets the browser ask for a passkey and sign with it. @throws when its owner does not, see `wasCancelled` */
export async function signWithPasskey(options: unknown): Promise<PasskeyAnswerInput> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

/** Lets the browser make a passkey. @throws as `signWithPasskey` */
export async function makePasskey(options: unknown): Promise<NewPasskeyInput> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, response } = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, clientDataJSON, attestationObject, transports: transports ?? null };
}

/** Whether the passkey's owner has closed the browser's question, or not answered it. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}

/** Whether the device has a passkey of the account already. */
export function isThereAlready(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError';
}
