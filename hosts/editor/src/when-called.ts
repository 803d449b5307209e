import { translate } from '@boardwright/messages';
import { failureKindOf, RequestError } from '@boardwright/editor';
import { notLoadedMessages } from './not-loaded.messages.ts';

/** A part of which every member answers later. */
type Answering<Part> = { readonly [Name in keyof Part]: (...given: never[]) => Promise<unknown> };

/**
 * A part that is fetched with the first call of one of its members, for what nobody needs to see the editor. Its members
 * stay the same functions.
 * @returns the part; what could not be fetched rejects with a RequestError, and is fetched anew with the next call
 */
export function whenCalled<Part extends Answering<Part>>(load: () => Promise<Part>): Part {
  const known = new Map<PropertyKey, (...given: never[]) => Promise<unknown>>();
  const memberOf =
    (name: keyof Part) =>
    async (...given: never[]): Promise<unknown> =>
      (await fetched(load))[name](...given);
  return new Proxy({} as Part, {
    get(_, name) {
      const member = known.get(name) ?? memberOf(name as keyof Part);
      known.set(name, member);
      return member;
    },
  });
}

async function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    const message = translate(notLoadedMessages, document.documentElement.lang)('shell.failed');
    throw new RequestError({ kind: failureKindOf(0), message, fields: undefined }, { cause });
  }
}
