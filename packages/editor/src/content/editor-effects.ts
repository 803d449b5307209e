import type { MediaKind, MediaPage, PageRevision } from '@boardwright/api-client/contract';
import type { Colleague, Place } from '../model/colleague.ts';
import type { Command } from '../page-editing/command.ts';
import type { EditedSite } from '../page-editing/edited-site.ts';
import type { Journal, Saved } from '../page-editing/editing.ts';
import type { SiteContent } from './site-content.ts';

/** What saving a command says back, as far as there is anything to say: the numbers of what was made, and what it became. */
export type SavedChange = Partial<Saved>;

/**
 * All that a mounted editor asks of the application around it. One function is needed; each other one that is left out
 * hides what it is for. Ours give the site as it is edited (`EditedSite`): it has the numbers and revisions of our API.
 */
export interface EditorEffects<Site = SiteContent> {
  /**
   * Saves one command, the next one after it has answered: `saveToContent` says what it makes of a stored site. Asked again
   * with the same command where it rejected with `offline`.
   * @param confirmed the site as saved so far
   * @throws SaveError that says why it was not saved; any other Error is shown, and the change is put back
   */
  readonly save: (command: Command, confirmed: EditedSite) => Promise<SavedChange | void>;
  /** Keeps a picture for everybody to see. @throws Error whose message is a sentence for whoever edits */
  readonly uploadImage?: (file: File) => Promise<{ readonly url: string }>;
  /** Finds pictures or videos that the site has already, the newest first. @throws Error whose message is a sentence for whoever edits */
  readonly findPictures?: (query: {
    readonly kind: MediaKind;
    readonly words: string;
    readonly after?: string;
  }) => Promise<Pick<MediaPage, 'pictures' | 'next'>>;
  /**
   * Says where this window is, every ten seconds; undefined once it closes.
   * @returns the other windows, a number that grows by one with each save, and, where comments are stored, a text that is
   * another one as soon as something of them changed
   */
  readonly sharePresence?: (place: Place | undefined) => Promise<{
    readonly version: number;
    readonly comments?: string;
    readonly colleagues: readonly Colleague[];
  }>;
  /** The site as it is stored now: read when that number says that a colleague saved something. */
  readonly readSite?: () => Promise<{ readonly version: number; readonly site: Site }>;
  /** A page's revisions. @param part 1 for the newest. @throws Error whose message is a sentence for whoever edits */
  readonly findRevisions?: (
    pageId: number,
    part: number,
  ) => Promise<{ readonly revisions: readonly PageRevision[]; readonly isLast: boolean }>;
  /**
   * Names a revision, which is then kept for good; an empty name takes it away.
   * @param was the name it had when it was read: where it has another one by now, somebody named it meanwhile
   * @returns that other name, with which nothing was saved; nothing where the name was saved
   * @throws Error whose message is a sentence for whoever edits
   */
  readonly nameRevision?: (revision: number, name: string, was: string) => Promise<string | undefined | void>;
  /** What was left unsaved in this browser. */
  readonly readJournal?: () => Journal | undefined;
  /** Keeps what is not saved yet and what can be undone, across reloads. Called with every change, as it happens. */
  readonly writeJournal?: (journal: Journal) => void;
  /** Milliseconds; the browser's clock where it is left out. */
  readonly now?: () => number;
}
