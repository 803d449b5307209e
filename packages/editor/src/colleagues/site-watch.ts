import type { EditedSite } from '../page-editing/edited-site.ts';
import type { Colleague, Place } from '../model/colleague.ts';

/** Where it is seen who else is in the editor, and that somebody saved something of the site. */
export interface SiteSource {
  /**
   * Says where this window is.
   * @returns the version the server has, which grows by one with every save, and the other windows
   * @throws ApiError
   */
  readonly glance: (place: Place) => Promise<Glance>;
  /** The site as the server has it. @throws ApiError */
  readonly read: () => Promise<{ readonly site: EditedSite; readonly version: number }>;
  /** This window closes: nobody need see it from now on. Nothing waits for it, and nothing depends on it. */
  readonly leave: () => void;
}

interface Glance {
  readonly version: number;
  /** Another text as soon as something of the comments changed; undefined where there are none. */
  readonly comments?: string | undefined;
  readonly colleagues: readonly Colleague[];
}

export interface SiteWatch {
  /** Something was saved here. */
  readonly saved: () => void;
  /** Looks who is here and whether somebody else saved something, and if so hands over the site. */
  readonly look: () => Promise<void>;
}

interface Watched {
  readonly source: Pick<SiteSource, 'glance' | 'read'>;
  /** The version that is shown. */
  readonly version: number;
  /** Where this window is now. */
  readonly place: () => Place;
  /** Nothing is being saved, or waits to be. */
  readonly isAtRest: () => boolean;
  readonly seen: (colleagues: readonly Colleague[], comments: string | undefined) => void;
  /** @returns whether the site was taken; one that was not is read again the next time */
  readonly changed: (site: EditedSite) => boolean;
}

/**
 * Watches for colleagues and for what they save. The editor counts its own saves along: only a version that is not its
 * own is read again. What was read while something was saved here is dropped, and looked for the next time.
 */
export function createSiteWatch(watched: Watched): SiteWatch {
  const { source, place, isAtRest, seen, changed } = watched;
  let known = watched.version;
  let isLooking = false;
  let isAskedAgain = false;
  async function look(): Promise<void> {
    const before = known;
    const isStill = (): boolean => isAtRest() && known === before;
    const wasStill = isStill();
    const { version, comments, colleagues } = await source.glance(place());
    seen(colleagues, comments);
    if (!wasStill || version === known || !isStill()) return;
    const read = await source.read();
    if (isStill() && changed(read.site)) known = read.version;
  }
  return {
    saved: () => {
      known += 1;
    },
    async look() {
      isAskedAgain = true;
      if (isLooking) return;
      isLooking = true;
      try {
        // What was saved since a look began is seen by the next one only.
        while (isAskedAgain) {
          isAskedAgain = false;
          // oxlint-disable-next-line no-await-in-loop -- one look at a time
          await look();
        }
      } catch {
        // Policy: what cannot be asked now is asked the next time; a save that fails is reported by itself.
      } finally {
        isLooking = false;
      }
    },
  };
}
