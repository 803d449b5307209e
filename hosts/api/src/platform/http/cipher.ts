import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts with the secret of the installation: a copy of the database alone opens nothing. */
export interface Cipher {
  /** @param owner whose text it is: as another's it does not open */
  readonly encrypt: (owner: string, text: string) => string;
  /** Undefined for what was encrypted with another secret, for another owner, or is damaged. */
  readonly decrypt: (owner: string, encrypted: string) => string | undefined;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export function createCipher(secret: Uint8Array): Cipher {
  // A key of its own: what signs tokens encrypts nothing.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'boardwright at rest', 32));
  return {
    encrypt(owner, text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
    },
    decrypt(owner, encrypted) {
      const bytes = Buffer.from(encrypted, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return undefined;
      const hidden = bytes.subarray(nonceBytes + tagBytes);
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
      } catch {
        // Policy: what does not authenticate is none of ours, whatever the reason.
        return undefined;
      }
    },
  };
}
