/** Where pictures are kept that no server takes. */
interface Storing {
  readonly store: Pick<Storage, 'getItem' | 'setItem'>;
  readonly name: string;
}

/** Pictures that live in the page: each has an address of the browser's own, short enough for any setting. */
export interface Pictures {
  /** @throws Error whose message is a sentence for whoever edits */
  readonly add: (file: File) => Promise<string>;
  /** A text in which addresses of an earlier page stand, with those that the same pictures have now. */
  readonly renewed: (text: string) => string;
}

async function dataUrl(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Error('The picture could not be read: choose another file');
  });
  let content = '';
  for (const byte of new Uint8Array(bytes)) content += String.fromCodePoint(byte);
  return `data:${file.type};base64,${btoa(content)}`;
}

function fileOf(data: string): Blob {
  const [, type = '', content = ''] = /^data:([^;,]*);base64,(.*)$/s.exec(data) ?? [];
  return new Blob([Uint8Array.from(atob(content), (char) => char.codePointAt(0) ?? 0)], { type });
}

/** A picture as it is stored. */
interface StoredPicture {
  readonly data: string;
  /** What it was called, the newest last: pages that are open at once have one each. */
  readonly addresses: readonly string[];
}

/** Pages that may be open at once before the address of the first is forgotten. */
const mostAddresses = 50;

/** Keeps pictures for as long as the page lives, and where there is a store beside the site, for as long as that does. */
export function storedPictures(storing: Storing | undefined): Pictures {
  const name = `${storing?.name} pictures`;
  const read = (): readonly StoredPicture[] => {
    const text = storing?.store.getItem(name);
    return text ? (JSON.parse(text) as readonly StoredPicture[]) : [];
  };
  const write = (pictures: readonly StoredPicture[]): void =>
    storing?.store.setItem(name, JSON.stringify(pictures));
  return {
    async add(file) {
      const data = await dataUrl(file);
      const address = URL.createObjectURL(file);
      if (storing) write([...read(), { data, addresses: [address] }]);
      return address;
    },
    renewed(text) {
      const pictures = read().map(({ data, addresses }): StoredPicture => {
        const address = URL.createObjectURL(fileOf(data));
        return { data, addresses: [...addresses, address].slice(-mostAddresses) };
      });
      if (pictures.length > 0) write(pictures);
      return pictures.reduce(
        (all, { addresses }) =>
          addresses.reduce((some, before) => some.replaceAll(before, addresses.at(-1) ?? before), all),
        text,
      );
    },
  };
}
