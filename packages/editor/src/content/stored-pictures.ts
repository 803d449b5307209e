import { translate } from '@boardwright/messages';
import { storedMessages } from './stored.messages.ts';

/** Where pictures are kept that no server takes. */
interface Storing {
  readonly store: Pick<Storage, 'getItem' | 'setItem'>;
  readonly name: string;
}

/** Pictures that live in the page: each has an address of the browser's own, short enough for any setting. */
export interface Pictures {
  /** @throws Error whose message is a sentence for whoever edits */
  readonly add: (file: File) => Promise<string>;
  /** A text as it is stored, with the addresses that its pictures have in this page. */
  readonly inPage: (text: string) => string;
  /** The other way round: a text with the names under which the pictures in it are stored. */
  readonly stored: (text: string) => string;
}

async function dataUrl(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  let content = '';
  for (const byte of new Uint8Array(bytes)) content += String.fromCodePoint(byte);
  return `data:${file.type};base64,${btoa(content)}`;
}

function fileOf(data: string): Blob {
  const [, type = '', content = ''] = /^data:([^;,]*);base64,(.*)$/s.exec(data) ?? [];
  return new Blob([Uint8Array.from(atob(content), (char) => char.codePointAt(0) ?? 0)], { type });
}

/** A picture as it is stored: its name is the address that it had in the page that added it. */
interface StoredPicture {
  readonly name: string;
  readonly data: string;
}

const isPicture = (one: unknown): one is StoredPicture =>
  typeof one === 'object' && one !== null && 'name' in one && typeof one.name === 'string' && 'data' in one;

/** What is stored under a name, as far as it can be used: without its pictures a site is still a site. */
function readPictures({ store, name }: Storing): readonly StoredPicture[] {
  try {
    const pictures: unknown = JSON.parse(store.getItem(name) ?? '[]');
    return Array.isArray(pictures) ? pictures.filter(isPicture) : [];
  } catch {
    return [];
  }
}

/**
 * Keeps pictures for as long as the page lives, and where there is a store beside the site, for as long as that does. An
 * address is good in one page only, so what is stored has names that no page changes: opening one writes nothing.
 * @param language of who reads why a picture is refused, as 'nl'
 */
export function storedPictures(storing: Storing | undefined, language = 'en'): Pictures {
  const t = translate(storedMessages, language);
  const storage = storing && { store: storing.store, name: `${storing.name} pictures` };
  const addressOf = new Map<string, string>();
  if (storage)
    for (const { name, data } of readPictures(storage))
      addressOf.set(name, URL.createObjectURL(fileOf(data)));
  return {
    async add(file) {
      const data = await dataUrl(file).catch((cause: unknown) => {
        throw new Error(t('unreadable'), { cause });
      });
      const address = URL.createObjectURL(file);
      try {
        storage?.store.setItem(
          storage.name,
          JSON.stringify([...readPictures(storage), { name: address, data }]),
        );
      } catch (cause) {
        URL.revokeObjectURL(address);
        throw new Error(t('full'), { cause });
      }
      return address;
    },
    inPage: (text) => [...addressOf].reduce((some, [name, address]) => some.replaceAll(name, address), text),
    stored: (text) => [...addressOf].reduce((some, [name, address]) => some.replaceAll(address, name), text),
  };
}
