import type { EditorTranslate } from '../editor.messages.ts';
import { kindName, withoutTags } from '../saving/site-pages.ts';
import type { LinkablePage } from '../editor-services.tsx';

/** How an item of a list is called: by the text that names it, else the page it leads to, else its first text. */
export function itemSummary(item: unknown, pages: readonly LinkablePage[], t: EditorTranslate): string {
  if (typeof item === 'string') return item;
  if (typeof item !== 'object' || item === null) return '';
  const texts = Object.entries(item).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  const textOf = (pattern: RegExp): string | undefined => texts.find(([name]) => pattern.test(name))?.[1];
  const named = textOf(/^name$/) ?? textOf(/name|title|question/i);
  if (named !== undefined) return withoutTags(named);
  const page = textOf(/^pageId$/);
  if (page !== undefined)
    return pages.find(({ identifier }) => identifier === page)?.name ?? kindName(page, t);
  const first = texts.find(([name]) => !/type$|id$|src$/i.test(name))?.[1];
  return first === undefined ? '' : withoutTags(first).slice(0, 80);
}
