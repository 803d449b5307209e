import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

interface Asked {
  readonly challenge: string;
}
interface AskedToMake extends Asked {
  readonly user: { readonly id: string };
}

/** What a test has a device, or a page in between, do wrong. */
export interface Faults {
  /** Of the page that asks; that of the host where it is left out. */
  readonly origin?: string;
  /** It signs for another host. */
  readonly rpId?: string;
  /** It does not make sure whose it is. */
  readonly isUnverified?: boolean;
  /** What it counts; one more each time where it is left out. */
  readonly counter?: number;
  readonly challenge?: string;
  readonly userHandle?: string;
  readonly type?: string;
}

/** A passkey as a device has it. */
interface Key {
  readonly id: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  count: number;
}

const encoded = (bytes: Buffer): string => bytes.toString('base64url');
const hash = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();

/** CBOR of what a new passkey says of itself: maps and texts of fewer than 24, bytes, and small numbers. */
function cbor(value: Buffer | string | number | ReadonlyMap<string | number, unknown>): Buffer {
  const head = (major: number, length: number): Buffer =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  const entries = [...value].flatMap(([key, of]) => [cbor(key), cbor(of as Buffer)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** COSE of an ES256 key. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return cbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

/** A device with passkeys and the browser before it, as one host's pages see them; its bytes are those of WebAuthn. */
export function softwareAuthenticator(host = 'localhost') {
  const keys: Key[] = [];
  const page = host === 'localhost' ? 'http://localhost:3000' : `https://${host}`;
  const clientData = (type: string, asked: Asked, faults: Faults): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: faults.type ?? type,
        challenge: faults.challenge ?? asked.challenge,
        origin: faults.origin ?? page,
        crossOrigin: false,
      }),
    );
  function authData(key: Key, faults: Faults, isNew: boolean): Buffer {
    key.count += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(faults.counter ?? key.count);
    const flags = 1 | (faults.isUnverified ? 0 : 4) | (isNew ? 64 : 0);
    return Buffer.concat([hash(faults.rpId ?? host), Buffer.from([flags]), counter]);
  }
  return {
    keys,
    /** Makes a passkey, as `navigator.credentials.create` does. */
    make(asked: AskedToMake, faults: Faults = {}, id = encoded(randomBytes(16))) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const key = { id, userHandle: asked.user.id, privateKey, count: 0 };
      keys.push(key);
      const raw = Buffer.from(id, 'base64url');
      const length = Buffer.from([raw.length >> 8, raw.length & 255]);
      const data = Buffer.concat([
        authData(key, faults, true),
        Buffer.alloc(16),
        length,
        raw,
        coseOf(publicKey),
      ]);
      const made = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: encoded(clientData('webauthn.create', asked, faults)),
          attestationObject: encoded(cbor(made)),
          transports: ['internal'],
        },
      };
    },
    /** Signs with a passkey, the last one where none is named, as `navigator.credentials.get` does. */
    sign(asked: Asked, faults: Faults = {}, id = keys.at(-1)?.id) {
      const key = keys.find((one) => one.id === id);
      if (!key) throw new Error('The device has no such passkey');
      const client = clientData('webauthn.get', asked, faults);
      const data = authData(key, faults, false);
      return {
        id: key.id,
        rawId: key.id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(sign('sha256', Buffer.concat([data, hash(client)]), key.privateKey)),
          userHandle: faults.userHandle ?? key.userHandle,
        },
      };
    },
  };
}
