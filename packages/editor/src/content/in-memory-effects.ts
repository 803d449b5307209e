import { translate } from '@boardwright/messages';
import { checkContent } from './check-content.ts';
import type { EditorEffects } from './editor-effects.ts';
import type { KindOfBlock } from './edited-content.ts';
import { storedMessages } from './stored.messages.ts';
import { storedPictures, type Pictures } from './stored-pictures.ts';
import { revisionOf } from './row-revisions.ts';
import type { SiteContent } from './site-content.ts';

export interface InMemoryOptions {
  /** The site to begin with. */
  readonly site: SiteContent;
  /** Every kind of block that the editor is given. */
  readonly blocks: readonly KindOfBlock[];
  /** The language of the editor, as 'nl': what is refused is said in it. Left out, English. */
  readonly language?: string;
  /** Keeps the site under a name, as `localStorage` does: a reload finds what was saved. Left out, nothing outlives the page. */
  readonly storage?: { readonly store: Pick<Storage, 'getItem' | 'setItem'>; readonly name: string };
}

export interface InMemoryEffects extends EditorEffects {
  /** The site as it is saved so far. */
  readonly read: () => SiteContent;
}

/** What is stored under the name, as far as it can be used. */
function storedSite({ storage, site }: InMemoryOptions, pictures: Pictures): SiteContent {
  try {
    const text = storage?.store.getItem(storage.name);
    const stored = text ? (JSON.parse(pictures.inPage(text)) as SiteContent) : site;
    checkContent(stored);
    return stored;
  } catch {
    // What another version or another hand left there is of no use: one begins anew.
    return site;
  }
}

/**
 * Effects of a `<Editor>` without a server: saved is what the editor shows, by the same code. For a first try, for stories
 * and tests, and as the model of effects that ask a server.
 * @throws SiteContentError where the site to begin with cannot be edited
 */
export function inMemoryEffects(options: InMemoryOptions): InMemoryEffects {
  checkContent(options.site);
  const { storage, blocks, language } = options;
  const pictures = storedPictures(storage, language);
  let site = storedSite(options, pictures);
  return {
    read: () => site,
    async save(command, confirmed) {
      // What is saved is checked by code that only who saves here needs.
      const { saveToContent } = await import('./save-to-content.ts');
      const { site: next, saved } = saveToContent(
        site,
        command,
        blocks,
        revisionOf(command, confirmed),
        language,
      );
      // Stored first: a store that is full refuses the change, and what is read is what is kept.
      try {
        storage?.store.setItem(storage.name, pictures.stored(JSON.stringify(next)));
      } catch (cause) {
        throw new Error(translate(storedMessages, language ?? 'en')('full'), { cause });
      }
      site = next;
      return saved;
    },
    uploadImage: async (file) => ({ url: await pictures.add(file) }),
  };
}
