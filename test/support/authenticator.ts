import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

const FLAGS = { touched: 1, verified: 4, hasKey: 64 };

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

/** CBOR, as far as an authenticator writes it. */
function cbor(value: number | string | Buffer | Map<number | string, any>): Buffer {
  const head = (kind: number, size: number) =>
    size < 24
      ? Buffer.from([kind * 32 + size])
      : size < 256
        ? Buffer.from([kind * 32 + 24, size])
        : Buffer.from([kind * 32 + 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

/** A security key in software: it really signs, for requests over HTTP without a browser. */
export class Authenticator {
  private readonly id = randomBytes(16);
  private readonly key: KeyObject;
  private readonly publicKey: Buffer;
  /** How often it has signed. */
  uses = 0;

  /** @param origin the site that the browser stands at @param verifies whether it makes sure who touches it */
  constructor(
    public origin: string,
    private readonly verifies = true,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    this.publicKey = cbor(
      new Map<number, any>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]),
    );
  }

  /** A new passkey, as a browser gives it. */
  make({ challenge, rp }: { challenge: string; rp: { id: string } }) {
    const length = Buffer.from([0, this.id.length]);
    const data = this.data(rp.id, FLAGS.hasKey, Buffer.concat([Buffer.alloc(16), length, this.id, this.publicKey]));
    const attestation = new Map<string, any>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ]);
    return {
      id: base64url(this.id),
      clientDataJSON: this.clientData('webauthn.create', challenge),
      attestationObject: base64url(cbor(attestation)),
      transports: ['usb'],
    };
  }

  /** What it signs. */
  sign({ challenge, rpId }: { challenge: string; rpId: string }) {
    this.uses += 1;
    const data = this.data(rpId, 0);
    const clientDataJSON = this.clientData('webauthn.get', challenge);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: base64url(this.id),
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(createSign('sha256').update(signed).sign(this.key)),
    };
  }

  private clientData(type: string, challenge: string): string {
    return base64url(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private data(rpId: string, flags: number, rest = Buffer.alloc(0)): Buffer {
    const uses = Buffer.alloc(4);
    uses.writeUInt32BE(this.uses);
    const all = flags | FLAGS.touched | (this.verifies ? FLAGS.verified : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), uses, rest]);
  }
}
