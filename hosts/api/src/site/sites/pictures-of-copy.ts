import { inArray } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { files } from '../../platform/database/schema.ts';
import { publicFolder, publicPath } from '../../platform/http/public-files.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import type { SiteCopy } from './site-copy.schema.ts';

type CopiedPicture = SiteCopy['pictures'][number];

/** Where the bytes of a picture's file lie, by its name in the copy. */
export type PictureKeys = ReadonlyMap<string, string>;

/** Sizes of an uploaded picture; other files have one. */
const sizes = ['upload', 'thumb', 'small', 'tiny'] as const;
const sizeOf = /-(?:upload|thumb|small|tiny)(\.(?:jpg|png|webp))$/;
const randomName = /^[0-9a-f]{40}$/;

/** `public/18/ab/<token>-thumb.png` → the path up to the token's end, and what kind it is; undefined for any other file. */
function uploadedOf(key: string): { readonly base: string; readonly extension: string } | undefined {
  const [ending = '', extension = ''] = sizeOf.exec(key) ?? [];
  const base = key.slice(0, key.length - ending.length);
  return ending !== '' && randomName.test(base.slice(-40)) ? { base, extension } : undefined;
}

interface Source {
  readonly db: Pick<Database, 'select'>;
  readonly storage: Storage;
  /** Before the path of a public file, where it is another host's; empty: none. */
  readonly publicAddress: string;
}

/** Names that several texts give the same pictures in the order they are met. */
export interface FoundPictures {
  /** A text with the addresses of pictures as a copy has them. */
  readonly rename: (text: string) => string;
  readonly all: () => Promise<{ readonly pictures: CopiedPicture[]; readonly keys: PictureKeys }>;
}

/**
 * Collects the pictures that texts of a site show.
 * @param exists keys that hold something; an address that leads nowhere stays as it is
 */
export function findPictures({ db, publicAddress }: Source, exists: ReadonlySet<string>): FoundPictures {
  const numbers = new Map<string, number>();
  const keys = new Map<string, string>();
  const filesOf = new Map<number, string[]>();
  const tokens = new Map<number, string>();
  const numberOf = (base: string): number => {
    const number = numbers.get(base) ?? numbers.size + 1;
    numbers.set(base, number);
    return number;
  };
  const add = (number: number, file: string, key: string) => {
    if (keys.has(file)) return;
    keys.set(file, key);
    filesOf.set(number, [...(filesOf.get(number) ?? []), file]);
  };
  const nameOf = (key: string): string => {
    const picture = uploadedOf(key);
    if (!picture) {
      const number = numberOf(key);
      const file = `${number}${key.slice(key.lastIndexOf('.'))}`;
      add(number, file, key);
      return file;
    }
    const { base, extension } = picture;
    const number = numberOf(base + extension);
    tokens.set(number, base.slice(-40));
    for (const size of sizes) {
      const sized = `${base}-${size}${extension}`;
      if (exists.has(sized)) add(number, `${number}-${size}${extension}`, sized);
    }
    return `${number}${key.slice(base.length)}`;
  };
  return {
    rename: (text) =>
      withoutAddress(text, publicAddress).replaceAll(publicFile, (found, path: string) => {
        const name = path.slice(0, path.length - endOf(path).length);
        const isThere = exists.has(publicFolder + name);
        return isThere ? publicPath + nameOf(publicFolder + name) + endOf(path) : found;
      }),
    async all() {
      const wanted = [...tokens.values()];
      const rows =
        wanted.length === 0
          ? []
          : await db
              .select({ token: files.token, name: files.name })
              .from(files)
              .where(inArray(files.token, wanted));
      const named = new Map(rows.map(({ token, name }) => [token, name]));
      const pictures = [...filesOf].map(([number, list]) => ({
        number,
        name: named.get(tokens.get(number) ?? '') ?? list[0] ?? '',
        files: list,
      }));
      return { pictures, keys };
    },
  };
}

/** Addresses of public files in a text; the first group is the path below their folder. */
const publicFile = /\/uploads\/([a-z0-9._/-]{1,200})/g;

/** The full stop of a sentence is none of an address. */
function endOf(path: string): string {
  let end = path.length;
  while (end > 0 && !/[a-z0-9]/.test(path[end - 1] ?? '')) end -= 1;
  return path.slice(end);
}

const withoutAddress = (text: string, publicAddress: string): string =>
  publicAddress === '' ? text : text.replaceAll(publicAddress + publicPath, publicPath);

/** The keys among what texts show that hold something, with all sizes of each picture. */
export async function existingPictures(
  { storage, publicAddress }: Omit<Source, 'db'>,
  content: string,
): Promise<ReadonlySet<string>> {
  const named = new Set(
    [...withoutAddress(content, publicAddress).matchAll(publicFile)].flatMap(([, path = '']) => {
      const key = publicFolder + path.slice(0, path.length - endOf(path).length);
      const picture = uploadedOf(key);
      return picture ? sizes.map((size) => `${picture.base}-${size}${picture.extension}`) : [key];
    }),
  );
  const found = new Set<string>();
  for (const key of named) if ((await storage.size(key)) !== undefined) found.add(key);
  return found;
}
