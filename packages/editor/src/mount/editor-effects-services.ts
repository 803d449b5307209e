import type { EditorEffects } from '../content/editor-effects.ts';
import type { SiteSource } from '../colleagues/site-watch.ts';
import { newUid } from '../model/new-uid.ts';
import type { EditedSite } from '../page-editing/edited-site.ts';
import type { EditingEffects } from '../page-editing/page-editing.react.tsx';
import type { RevisionSource } from '../revisions/revision-source.ts';

type Effects = EditorEffects<EditedSite>;

const browserNow = (): number =>
  // oxlint-disable-next-line boardwright/clock -- a composition root: the clock of who gives none
  Date.now();

/** What the machine asks, of the effects that an editor was given. */
export function editingEffects({ save, writeJournal, now = browserNow }: Effects): EditingEffects {
  return {
    async save(command, confirmed) {
      const saved = (await save(command, confirmed)) ?? {};
      return { at: now(), stamps: [], numbers: {}, ...saved };
    },
    storeJournal: (journal) => writeJournal?.(journal),
    now,
    newUid,
  };
}

/** Where colleagues are seen; undefined where nobody says. */
export function siteSource({ sharePresence, readSite }: Effects): SiteSource | undefined {
  if (!sharePresence || !readSite) return undefined;
  return {
    glance: (place) => sharePresence(place),
    read: readSite,
    leave() {
      // Policy: it is said while the page goes, which nobody waits for.
      sharePresence(undefined).catch(() => undefined);
    },
  };
}

export function revisionSource({
  findRevisions,
  nameRevision,
  now = browserNow,
}: Effects): RevisionSource | undefined {
  if (!findRevisions) return undefined;
  return {
    find: findRevisions,
    async name(revision, name, was) {
      if (!nameRevision) throw new Error('Revisions have no names here');
      return (await nameRevision(revision, name, was)) ?? undefined;
    },
    now,
  };
}
