import { mostSegments, type SiteTemplate, type StarterSegment } from '@boardwright/api-client/contract';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { insertSegments } from './insert-segments.ts';
import { changeSegments, type SegmentDeps } from './save-segment.ts';
import { segmentMessage } from './segment.messages.ts';
import { TakenNames } from './segment-names.ts';
import { findGroups, findOffered } from './segments.queries.ts';
import { starterSet } from './starter-sets.ts';

/**
 * Adds the segments of a field of work to their groups (specification §3 'Segments'); what a group has already by name is
 * left alone, and what stands in a group that is not there is left out.
 * @param isDryRun only says what would become of each
 * @throws HttpError `validation` where a group would be too full
 */
export async function addStarterSet(
  deps: SegmentDeps,
  context: RequestContext,
  field: SiteTemplate,
  isDryRun: boolean,
): Promise<StarterSegment[]> {
  const { site, board } = scope(context);
  const language = site.defaultLocale;
  const languages = [language, ...site.supportedLocales.filter((one) => one !== language)];
  const set = starterSet(field, languages);
  return changeSegments(deps, async (tx) => {
    const result: StarterSegment[] = [];
    for (const { id: groupId, key } of await findGroups(tx, board.id)) {
      const offered = await findOffered(tx, board.id, groupId);
      const taken = new TakenNames(offered, language);
      const listed = set
        .filter(({ group }) => group === key)
        .map(
          ({ name, icon }) =>
            ({ group: key, name, icon, state: taken.has(name) ? 'known' : 'added' }) as const,
        );
      const added = listed.filter(({ state }) => state === 'added');
      if (offered.length + added.length > mostSegments)
        refuseProblems([['field', segmentMessage(context.locale, 'tooMany')]]);
      if (!isDryRun)
        await insertSegments(
          tx,
          { boardId: board.id, groupId, language },
          added.map(({ name: names, icon }) => ({ names, icon })),
        );
      result.push(...listed);
    }
    return result;
  });
}
