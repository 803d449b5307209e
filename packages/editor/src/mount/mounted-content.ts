import { emptyConfiguration } from '@boardwright/engine/empty-configuration';
import { editedContent, type KindOfBlock } from '../content/edited-content.ts';
import type { EditorEffects } from '../content/editor-effects.ts';
import type { SiteContent } from '../content/site-content.ts';
import type { EditedSite } from '../page-editing/edited-site.ts';
import { SaveError } from '../page-editing/save-problem.ts';
import type { EditorSite } from '../saving/site-pages.ts';

/** Nobody logs in to the editor here: what an ended session refuses is sent until the application has begun another. */
function untilBack(error: unknown): never {
  if (error instanceof SaveError && error.problem.kind === 'expired')
    throw new SaveError({ kind: 'offline' });
  throw error;
}

/** Effects over plain data, as the editor asks them. */
export function effectsOfContent(
  { readSite, save, ...effects }: EditorEffects,
  blocks: readonly KindOfBlock[],
): EditorEffects<EditedSite> {
  return {
    ...effects,
    save: async (command, confirmed) => save(command, confirmed).catch(untilBack),
    ...(readSite && {
      async readSite() {
        const { site, version } = await readSite();
        return { site: editedContent(site, blocks), version };
      },
    }),
  };
}

/** The site that an editing session begins with. @throws SiteContentError */
export function mountedSite(site: SiteContent, blocks: readonly KindOfBlock[]): EditorSite {
  return {
    configuration: emptyConfiguration,
    host: site.name,
    examples: {},
    products: [],
    version: 0,
    edited: editedContent(site, blocks),
  };
}
