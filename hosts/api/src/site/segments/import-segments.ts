import { type ImportedSegment, mostSegments } from '@boardwright/api-client/contract';
import type { LocalisedText } from '../../platform/database/schema.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { segmentMessage } from './segment.messages.ts';
import { insertSegments, type NewSegment } from './insert-segments.ts';
import { nameProblem, TakenNames, tidied } from './segment-names.ts';
import { changeSegments, requireGroup, type SegmentDeps } from './save-segment.ts';
import { findOffered } from './segments.queries.ts';

/** `Zorg; Care` → `{ nl: 'Zorg', en: 'Care' }`. @returns undefined for more names than languages */
function namesIn(line: string, languages: readonly string[]): LocalisedText | undefined {
  const names = line.split(line.includes('\t') ? '\t' : ';');
  if (names.slice(languages.length).some((name) => name.trim() !== '')) return undefined;
  return tidied(Object.fromEntries(languages.map((language, at) => [language, names[at] ?? ''])));
}

/**
 * Adds the segments of a list to a group, one a line; a line that is wrong keeps none of the others from being added.
 * @param isDryRun only says what would become of each
 * @throws HttpError `notFound`
 */
export async function importSegments(
  deps: SegmentDeps,
  context: RequestContext,
  groupId: number,
  text: string,
  isDryRun: boolean,
): Promise<ImportedSegment[]> {
  const { site, board } = scope(context);
  const { locale } = context;
  const language = site.defaultLocale;
  const languages = [language, ...site.supportedLocales.filter((one) => one !== language)];
  return changeSegments(deps, async (tx) => {
    await requireGroup(tx, groupId);
    const offered = await findOffered(tx, board.id, groupId);
    const taken = new TakenNames(offered, language);
    const added: NewSegment[] = [];
    const result: ImportedSegment[] = [];
    for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
      if (line.trim() === '') continue;
      const of = { line: at + 1, text: line.trim().slice(0, 200) };
      const names = namesIn(line, languages);
      if (names && taken.has(names)) {
        result.push({ ...of, state: 'known', problem: null });
        continue;
      }
      const problem =
        names === undefined
          ? segmentMessage(locale, 'namesMany')
          : offered.length + added.length >= mostSegments
            ? segmentMessage(locale, 'tooMany')
            : nameProblem(names, taken, { locale, language });
      if (problem !== undefined || !names) {
        result.push({ ...of, state: 'wrong', problem: problem ?? null });
        continue;
      }
      added.push({ names, icon: null });
      taken.add(names);
      result.push({ ...of, state: 'added', problem: null });
    }
    if (!isDryRun) await insertSegments(tx, { boardId: board.id, groupId, language }, added);
    return result;
  });
}
