import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import { SHOP_NAME } from '../../../../common/constants';
import type { Queryable } from '../../../db/queryable';
import type { Account } from '../../../identity/viewer';
import type { NewPasskeyInput, PasskeyAnswerInput } from '../secondStep.types';
import type { Site } from './site';

/** A passkey as it is compared. */
interface Passkey {
  id: number;
  userId: number;
  credentialId: string;
  publicKey: Buffer;
  uses: string;
  transports: string[];
}

/** What the device tells of a new passkey. */
interface MadePasskey {
  credentialId: string;
  publicKey: Buffer;
  uses: number;
}

const COLUMNS = `id, user_id AS "userId", credential_id AS "credentialId", public_key AS "publicKey", uses, transports`;

function passkeysOf(db: Queryable, userId: number): Promise<Passkey[]> {
  return db.query(`SELECT ${COLUMNS} FROM passkey WHERE user_id = $1 ORDER BY id`, [userId]);
}

/** What a browser needs to make a passkey. A device that has one of the account makes no second. */
export async function creationOptions(
  db: Queryable,
  { rpId }: Site,
  { id, username }: Account,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const present = await passkeysOf(db, id);
  return generateRegistrationOptions({
    rpName: SHOP_NAME,
    rpID: rpId,
    userID: new TextEncoder().encode(`user:${id}`),
    userName: username,
    excludeCredentials: present.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // Where a device can, the passkey also signs in without a password.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/**
 * What a browser needs to sign with a passkey.
 * @param userId whose; null: whoever's it is, who then shows the device by finger, face or PIN that it is them
 */
export async function requestOptions(
  db: Queryable,
  { rpId }: Site,
  userId: number | null,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const present = userId === null ? [] : await passkeysOf(db, userId);
  return generateAuthenticationOptions({
    rpID: rpId,
    userVerification: userId === null ? 'required' : 'preferred',
    allowCredentials: present.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
}

/** @returns null when it was not made for this challenge, at this site, by a device that people touch */
export async function verifyNewPasskey(
  { rpId, origin }: Site,
  expectedChallenge: string,
  { id, clientDataJSON, attestationObject }: NewPasskeyInput,
): Promise<MadePasskey | null> {
  if (!isUnattested(attestationObject)) return null;
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { credential } = verified.registrationInfo;
  return { credentialId: credential.id, publicKey: Buffer.from(credential.publicKey), uses: credential.counter };
}

/**
 * Whether nobody vouches for the device, as the shop asks for, but at most its own key. The certificates of those who do
 * name addresses, which the library would fetch from whoever sent them.
 */
export function isUnattested(attestationObject: string): boolean {
  try {
    const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
    const format = decoded.get('fmt');
    return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}

/** The passkey that an answer names; null for none. */
export async function findPasskey(db: Queryable, credentialId: string): Promise<Passkey | null> {
  const [passkey] = await db.query<Passkey[]>(`SELECT ${COLUMNS} FROM passkey WHERE credential_id = $1`, [
    credentialId,
  ]);
  return passkey ?? null;
}

/**
 * Whether the passkey has signed the challenge, at this site; notes the use. A device that counts backwards is a copy.
 * @param isAlone whether nothing else shows who it is: then the device must have made sure
 */
export async function usePasskey(
  db: Queryable,
  { rpId, origin }: Site,
  passkey: Passkey,
  { challenge, answer, isAlone }: { challenge: string; answer: PasskeyAnswerInput; isAlone: boolean },
): Promise<boolean> {
  const { id, clientDataJSON, authenticatorData, signature } = answer;
  const verified = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: Number(passkey.uses),
    },
    requireUserVerification: isAlone,
  }).catch(() => null);
  if (!verified?.verified) return false;
  const [noted] = await db.query<unknown[]>(
    `WITH noted AS (UPDATE passkey SET uses = $2, last_used_at = now() WHERE id = $1 AND ($2 = 0 OR uses < $2) RETURNING 1)
     SELECT 1 FROM noted`,
    [passkey.id, verified.authenticationInfo.newCounter],
  );
  return noted !== undefined;
}
