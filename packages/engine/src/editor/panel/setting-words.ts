import { pageKindOf } from '@boardwright/blocks-schema';
import type { Translate } from '../../i18n/translate.ts';
import { capitalised } from '../site-pages.ts';
import type { ValueProblem } from './value-problems.ts';

/** A setting's or a choice's name as a person reads it: `guestLinks` → 'Guest links', `p-job-list` → 'Job list'. */
export function readable(name: string): string {
  const kind = pageKindOf(name);
  if (kind) return capitalised(kind.name);
  return capitalised(
    name
      .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
      .replaceAll(/[_-]+/g, ' ')
      .trim()
      .toLowerCase(),
  );
}

/** The words of a key; undefined where there are none: then the key itself is what is drawn. */
function wordsOf(t: Translate, key: string): string | undefined {
  const said = t(key);
  return said === key ? undefined : said;
}

/** What a setting is called: the block's own word for it, the common one, else its schema's title or its key in words. */
export function settingName(t: Translate, blockKey: string, name: string, title?: string): string {
  return wordsOf(t, `names.${blockKey}/${name}`) ?? wordsOf(t, `names.${name}`) ?? title ?? readable(name);
}

/** What one of a setting's choices is called. */
export function choiceName(t: Translate, value: string | number): string {
  if (typeof value === 'number') return String(value);
  return wordsOf(t, `choices.${value === '' ? 'none' : value}`) ?? readable(value);
}

/** What one item of a list is called, for 'Add question'. */
export function thingName(t: Translate, list: string): string {
  return wordsOf(t, `things.${list}`) ?? wordsOf(t, 'things.other') ?? list;
}

/** A problem as a sentence under its field (specification §5). */
export function problemSentence(t: Translate, field: string, { rule, count }: ValueProblem): string {
  return t(`fields.problem.${rule}`, { field, count });
}
