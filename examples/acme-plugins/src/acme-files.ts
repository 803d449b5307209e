import { Readable } from 'node:stream';
import { definePlugin, isStorageKey, type Storage } from '@boardwright/api';
import { type AcmeAccount, ask } from './acme-account.ts';

const lengthOf = (response: Response): number => Number(response.headers.get('content-length') ?? 0);

export function acmeStorage(account: AcmeAccount): Storage {
  const get = async (method: 'GET' | 'HEAD', key: string) =>
    isStorageKey(key) ? ask(account, method, `/files/${key}`) : undefined;
  return {
    async write(key, content) {
      if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
      await ask(account, 'PUT', `/files/${key}`, { body: Uint8Array.from(content) });
    },
    async read(key) {
      const response = await get('GET', key);
      if (!response) throw new Error(`Acme has nothing under ${key}`);
      return Buffer.from(await response.arrayBuffer());
    },
    async open(key) {
      const response = await get('GET', key);
      if (!response?.body) return undefined;
      return { stream: Readable.fromWeb(response.body), size: lengthOf(response) };
    },
    async size(key) {
      const response = await get('HEAD', key);
      return response && lengthOf(response);
    },
    async remove(key) {
      if (isStorageKey(key)) await ask(account, 'DELETE', `/files/${key}`);
    },
  };
}

/** Acme keeps the files. */
export const acmeFiles = (account: AcmeAccount) =>
  definePlugin({ name: 'acme-files', storage: acmeStorage(account) });
