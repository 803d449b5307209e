import { Resolver } from 'node:dns/promises';

/** The TXT records of a name, each as one text; none where there is no such name. Throws when no name server answers. */
export type TxtRecords = (name: string) => Promise<readonly string[]>;

const none: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

/** Asks the name servers of this machine, anew each time and for no longer than some seconds. */
export const systemTxtRecords: TxtRecords = async (name) => {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (error instanceof Error && 'code' in error && none.has(error.code)) return [];
    throw error;
  }
};
