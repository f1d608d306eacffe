import { randomBytes } from 'node:crypto';
import { sign, unsign } from 'cookie-signature';

/** How long a device is known after it signed in, in days. */
export const KNOWN_FOR_DAYS = 365;
/** Accounts of one device, as on a computer that several people use; the oldest is forgotten. */
const MOST_ACCOUNTS = 10;
const ONE_DAY_MS = 24 * 3_600_000;

/** An account as it was when the device signed in to it. */
export interface KnownAccount {
  id: number;
  /** Of `UserEntity`. */
  credentialVersion: number;
}

/** `credentialVersion` of a new account, which is the column's default. */
export const FIRST_CREDENTIALS = 1;

/** A browser that has signed in before. */
interface Device {
  /** Random: nobody guesses it. */
  name: string;
  /** The last one first. */
  accounts: readonly (KnownAccount & { day: number })[];
}

/**
 * The devices that have signed in before, by a signed cookie that names the device and its accounts (specification 8.3).
 * It opens nothing: with it, wrong passwords of others do not keep the device out.
 */
export class KnownDevices {
  /** @param secret of the sessions; what is signed here cannot be taken for a session */
  constructor(private readonly secret: string) {}

  /** @param cookie as it came; null for none @returns null unless the shop has signed it */
  read(cookie: string | null): Device | null {
    const value = cookie === null ? false : unsign(cookie, this.secret);
    if (value === false) return null;
    const [kind, name, ...accounts] = value.split('.');
    if (kind !== 'device' || !name) return null;
    return {
      name,
      accounts: accounts.map((account) => {
        const [id = 0, credentialVersion = 0, day = 0] = account.split('-').map(Number);
        return { id, credentialVersion, day };
      }),
    };
  }

  /** The cookie of a device that has signed in to the account now. @param before what was read of its cookie */
  remember(before: Device | null, { id, credentialVersion }: KnownAccount): string {
    const others = before?.accounts.filter((other) => other.id !== id) ?? [];
    const accounts = [{ id, credentialVersion, day: today() }, ...others].slice(0, MOST_ACCOUNTS);
    const name = before?.name ?? randomBytes(16).toString('base64url');
    const parts = accounts.map((account) => `${account.id}-${account.credentialVersion}-${account.day}`);
    return sign(['device', name, ...parts].join('.'), this.secret);
  }
}

/** Whether the device has signed in to the account within a year, and since its password was changed. */
export function knows(device: Device, { id, credentialVersion }: KnownAccount): boolean {
  return device.accounts.some(
    (known) =>
      known.id === id && known.credentialVersion === credentialVersion && today() - known.day <= KNOWN_FOR_DAYS,
  );
}

function today(): number {
  return Math.floor(Date.now() / ONE_DAY_MS);
}
