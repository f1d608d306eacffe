import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';
import { isUnattested } from './passkeys';

const attestation = (fmt: string, statement: Map<string, Uint8Array | Uint8Array[]>) =>
  isoBase64URL.fromBuffer(
    isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', statement],
        ['authData', new Uint8Array(37)],
      ]) as never,
    ),
  );
const bytes = new Uint8Array([1, 2, 3]);
const certificates = new Map([['x5c', [bytes, bytes]]]);

test.each([
  ['nobody', attestation('none', new Map()), true],
  ['its own key', attestation('packed', new Map([['sig', bytes]])), true],
  ['a certificate of its maker', attestation('packed', certificates), false],
  ['a certificate of a telephone', attestation('android-key', certificates), false],
  ['a certificate of a key', attestation('fido-u2f', certificates), false],
  ['what cannot be read', 'bm90IENCT1I', false],
])('a device for which vouches %s', (_, made, taken) => {
  expect(isUnattested(made)).toBe(taken);
});
