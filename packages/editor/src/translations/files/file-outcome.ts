import { applyCommand } from '../../page-editing/apply-command.ts';
import type { Command } from '../../page-editing/command.ts';
import type { EditedSite } from '../../page-editing/edited-site.ts';
import { isSaying } from '../../panel/block-texts.ts';
import { rowOf } from '../../page-editing/value-change.ts';
import { FileProblem } from './file-problem.ts';
import { placeholderProblem, tagProblem } from './text-codes.ts';
import { comparable, siteOfId, type FileText, type TextUnit, type TranslationFile } from './text-unit.ts';

/** Why a text of a file is not simply taken. */
export type LineReason =
  | 'sourceChanged'
  | 'targetChanged'
  | 'unknown'
  | 'otherSite'
  | 'twice'
  | 'partial'
  | 'tooLong'
  | 'notAllowed'
  | 'placeholderMissing'
  | 'placeholderNew'
  | 'tagMissing'
  | 'tagNew'
  | 'tagOrder';

/** What becomes of a text of a file. */
export interface FileLine {
  readonly line: number;
  readonly id: string;
  readonly where: string;
  /** `disputed`: only taken where somebody says so. `empty`: not translated, so that nothing changes. */
  readonly state: 'new' | 'changed' | 'disputed' | 'refused' | 'same' | 'empty';
  readonly reason?: LineReason | undefined;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The source as it is now, and as the file has it where that is another. */
  readonly source: string;
  readonly sourceBefore?: string | undefined;
  readonly before: string;
  readonly after: string;
  readonly unit?: TextUnit | undefined;
}

/** What makes markup fit to be stored: the one sanitiser. */
export type Sanitise = (html: string) => string;

/** Of a language that a file names, the one that the site has: 'nl-NL' is 'nl' where it has no other. */
export function siteLanguage(site: EditedSite, named: string): string | undefined {
  const wanted = named.toLowerCase().replaceAll('_', '-');
  return (
    site.languages.find((one) => one === wanted) ?? site.languages.find((one) => one === wanted.split('-')[0])
  );
}

/**
 * The language a file is for.
 * @returns as the site writes it, lower case
 * @throws FileProblem where the file is of another site, or of languages that this one has not
 */
export function targetOf(site: EditedSite, file: TranslationFile): string {
  const sites = file.texts.map(({ id }) => siteOfId(id));
  if (!sites.includes(site.id))
    throw new FileProblem(sites.every((one) => one === undefined) ? 'kind' : 'otherSite');
  const { sourceLanguage, targetLanguage } = file;
  if (targetLanguage === undefined || targetLanguage === '') throw new FileProblem('noLanguage');
  const own = site.defaultLanguage;
  const named = (language: string) => ({ language: language.toUpperCase(), own: own.toUpperCase() });
  if (sourceLanguage && siteLanguage(site, sourceLanguage) !== own)
    throw new FileProblem('sourceLanguage', named(sourceLanguage));
  const target = siteLanguage(site, targetLanguage);
  if (target === undefined) throw new FileProblem('language', named(targetLanguage));
  if (target === own) throw new FileProblem('ownLanguage', named(targetLanguage));
  return target;
}

const isSame = (one: string, other: string): boolean => comparable(one) === comparable(other);

interface Known {
  readonly byId: ReadonlyMap<string, TextUnit>;
  readonly byPlace: ReadonlyMap<string, readonly TextUnit[]>;
}

/** The text that a line is of: where a list was put in another order, the one of the same source. */
function unitFor({ id, source }: FileText, { byId, byPlace }: Known): TextUnit | undefined {
  const unit = byId.get(id);
  if (source === undefined || (unit && isSame(unit.source, source))) return unit;
  const place =
    unit?.kindOfPlace ??
    id
      .split('.')
      .slice(1)
      .filter((part) => !/^\d+$/.test(part))
      .join('.');
  const moved = (byPlace.get(place) ?? []).filter((one) => isSame(one.source, source));
  return moved.length === 1 ? moved[0] : unit;
}

function outcomeOf(text: FileText, site: EditedSite, known: Known, sanitise: Sanitise): FileLine {
  const unit = unitFor(text, known);
  const line = {
    line: text.line,
    id: text.id,
    where: unit?.where ?? (text.where || text.id),
    source: unit?.source ?? text.source ?? '',
    before: unit?.target ?? '',
    after: text.target ?? '',
  };
  const refused = (reason: LineReason, values: FileLine['values'] = {}): FileLine => ({
    ...line,
    unit,
    state: 'refused',
    reason,
    values,
  });
  if (siteOfId(text.id) !== site.id) return refused('otherSite');
  if (!unit) return refused('unknown');
  if (text.isPartial) return refused('partial');
  const { target } = text;
  if (target === undefined) return { ...line, unit, state: 'empty' };
  if (isSame(target, unit.target)) return { ...line, unit, state: unit.isMissing ? 'empty' : 'same' };
  // A tool that begins with a copy of the source has translated nothing.
  if (isSame(target, unit.source) && isSaying(target)) return { ...line, unit, state: 'empty' };
  const placeholder = placeholderProblem(unit.source, target);
  if (placeholder) return refused(placeholder.kind, { code: placeholder.code });
  const after = unit.kind === 'rich' ? sanitise(target) : target;
  if (isSame(after, unit.target)) return { ...line, unit, state: 'same' };
  if (unit.kind === 'rich' || unit.kind === 'html') {
    const tag = tagProblem([unit.source, ...(unit.isMissing ? [] : [unit.target])], target);
    if (tag) return refused(tag.kind, { code: tag.code });
    if (after.trim() === '') return refused('notAllowed');
  }
  const length = [...after].length;
  if (unit.limit !== undefined && length > unit.limit)
    return refused('tooLong', { count: length, most: unit.limit });
  const taken = { ...line, unit, after };
  if (text.source !== undefined && !isSame(text.source, unit.source))
    return { ...taken, state: 'disputed', reason: 'sourceChanged', sourceBefore: text.source };
  if (text.before !== undefined && text.before !== unit.mark)
    return { ...taken, state: 'disputed', reason: 'targetChanged' };
  return { ...taken, state: unit.isMissing ? 'new' : 'changed' };
}

/** Two lines that say different things of one text are both refused; the same filled twice is one. */
function withoutTwice(lines: readonly FileLine[]): readonly FileLine[] {
  const byUnit = new Map<string, FileLine[]>();
  for (const line of lines) {
    const key = line.unit?.id ?? `${line.line}`;
    byUnit.set(key, [...(byUnit.get(key) ?? []), line]);
  }
  return [...byUnit.values()].flatMap((same) => {
    const filled = same.filter(({ state }) => state !== 'empty');
    const isOneThing = new Set(filled.map(({ after }) => comparable(after))).size <= 1;
    if (isOneThing) return (filled.length > 0 ? filled : same).slice(0, 1);
    return filled.map((line): FileLine => ({ ...line, state: 'refused', reason: 'twice' }));
  });
}

/** What would become of each text of a file; nothing is written. @param units those of the file's language */
export function outcomeOfFile(
  site: EditedSite,
  units: readonly TextUnit[],
  file: TranslationFile,
  sanitise: Sanitise,
): readonly FileLine[] {
  const byPlace = new Map<string, TextUnit[]>();
  for (const unit of units) {
    const those = byPlace.get(unit.kindOfPlace);
    if (those) those.push(unit);
    else byPlace.set(unit.kindOfPlace, [unit]);
  }
  const known: Known = { byId: new Map(units.map((unit) => [unit.id, unit])), byPlace };
  return withoutTwice(file.texts.map((text) => outcomeOf(text, site, known, sanitise)));
}

/** Whether a line is written: those in doubt only where they were chosen. */
export const isTaken = ({ state, id }: FileLine, chosen: ReadonlySet<string>): boolean =>
  state === 'new' || state === 'changed' || (state === 'disputed' && chosen.has(id));

/** What writes the lines: one command for each language's row of a block, page or the site. */
export function commandsOf(site: EditedSite, lines: readonly FileLine[]): readonly Command[] {
  const commands = new Map<string, Command>();
  let now = site;
  for (const { unit, after } of lines) {
    if (!unit) continue;
    const command = unit.write(now, after);
    now = applyCommand(now, command);
    const key = JSON.stringify([command.type, rowOf(command)]);
    const before = commands.get(key);
    commands.set(
      key,
      before && 'set' in before && 'set' in command
        ? { ...command, set: { ...before.set, ...command.set } }
        : command,
    );
  }
  return [...commands.values()];
}
