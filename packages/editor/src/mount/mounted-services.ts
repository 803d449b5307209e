import { emptyConfiguration } from '@boardwright/engine/empty-configuration';
import { editedContent, type KindOfBlock } from '../content/edited-content.ts';
import type { EditorEffects } from '../content/editor-effects.ts';
import type { SiteContent } from '../content/site-content.ts';
import type { SiteSource } from '../colleagues/site-watch.ts';
import { SaveError } from '../page-editing/save-problem.ts';
import type { EditingEffects } from '../page-editing/page-editing.react.tsx';
import type { RevisionSource } from '../revisions/revision-source.ts';
import { newUid } from '../model/new-uid.ts';
import type { EditorSite } from '../saving/site-pages.ts';

const browserNow = (): number =>
  // oxlint-disable-next-line boardwright/clock -- a host's composition root: the clock of who mounts nothing else
  Date.now();

/** Nobody logs in to the editor here: what an ended session refuses is sent until the application has begun another. */
function untilBack(error: unknown): never {
  if (error instanceof SaveError && error.problem.kind === 'expired')
    throw new SaveError({ kind: 'offline' });
  throw error;
}

/** What the machine asks, of what a mounted editor was given. */
export function editingEffects({ save, writeJournal, now = browserNow }: EditorEffects): EditingEffects {
  return {
    async save(command, confirmed) {
      const saved = (await save(command, confirmed).catch(untilBack)) ?? {};
      return { at: now(), stamps: [], numbers: {}, ...saved };
    },
    storeJournal: (journal) => writeJournal?.(journal),
    now,
    newUid,
  };
}

/** Where colleagues are seen; undefined where nobody says. */
export function siteSource(
  { sharePresence, readSite }: EditorEffects,
  blocks: readonly KindOfBlock[],
): SiteSource | undefined {
  if (!sharePresence || !readSite) return undefined;
  return {
    glance: (place) => sharePresence(place),
    async read() {
      const { site, version } = await readSite();
      return { site: editedContent(site, blocks), version };
    },
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
}: EditorEffects): RevisionSource | undefined {
  if (!findRevisions) return undefined;
  return {
    find: findRevisions,
    name: nameRevision ?? (() => Promise.reject(new Error('Revisions have no names here'))),
    now,
  };
}

/** The site that an editing session begins with. @throws SiteContentError */
export function mountedSite(site: SiteContent, blocks: readonly KindOfBlock[], version: number): EditorSite {
  return {
    configuration: emptyConfiguration,
    host: site.name,
    examples: {},
    products: [],
    version,
    edited: editedContent(site, blocks),
  };
}
