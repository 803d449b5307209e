import type { EditedSite } from '../../machines/page-editing/edited-site.ts';

/** Where it is seen that somebody saved something of the site. */
export interface SiteSource {
  /** The version the server has; it grows by one with every save. @throws ApiError */
  readonly version: () => Promise<number>;
  /** The site as the server has it. @throws ApiError */
  readonly read: () => Promise<{ readonly site: EditedSite; readonly version: number }>;
}

export interface SiteWatch {
  /** Something was saved here. */
  readonly saved: () => void;
  /** Looks whether somebody else saved something, and if so hands over the site. */
  readonly look: () => Promise<void>;
}

interface Watched {
  readonly source: SiteSource;
  /** The version that is shown. */
  readonly version: number;
  /** Nothing is being saved, or waits to be. */
  readonly isAtRest: () => boolean;
  /** @returns whether the site was taken; one that was not is read again the next time */
  readonly changed: (site: EditedSite) => boolean;
}

/**
 * Watches for what colleagues save. The editor counts its own saves along: only a version that is not its own is read
 * again. What was read while something was saved here is dropped, and looked for the next time.
 */
export function createSiteWatch({ source, version, isAtRest, changed }: Watched): SiteWatch {
  let known = version;
  let isLooking = false;
  async function look(): Promise<void> {
    const before = known;
    const isStill = (): boolean => isAtRest() && known === before;
    if (!isStill() || (await source.version()) === known || !isStill()) return;
    const read = await source.read();
    if (isStill() && changed(read.site)) known = read.version;
  }
  return {
    saved: () => {
      known += 1;
    },
    async look() {
      if (isLooking) return;
      isLooking = true;
      try {
        await look();
      } catch {
        // Policy: what cannot be asked now is asked the next time; a save that fails is told by itself.
      } finally {
        isLooking = false;
      }
    },
  };
}
