import type { SettingsValidator } from '@boardwright/blocks-schema';
import { pageSettingNames, type PageRow, type PageSettingName } from '../model/page-settings.ts';
import { rowProblems } from './page-draft.ts';

interface Typed {
  /** What can be written. */
  readonly written: Partial<PageRow>;
  /** What stays typed, since it does not fit. */
  readonly open: Partial<PageRow>;
}

const pick = (row: PageRow, names: readonly PageSettingName[]): Partial<PageRow> =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

/**
 * Parts what is typed into what is written at once and what waits until it fits.
 * @param open what waited until now
 * @param next all of it, as it is typed now
 */
export function typedSettings(
  stored: PageRow,
  open: Partial<PageRow>,
  next: PageRow,
  validator: Pick<SettingsValidator, 'problemsOf'>,
): Typed {
  const wrong = new Set(rowProblems(next, validator).map(({ pointer }) => pointer));
  const typed = pageSettingNames.filter((name) => name in open || next[name] !== stored[name]);
  const waiting = typed.filter((name) => wrong.has(`/${name}`));
  return {
    written: pick(
      next,
      typed.filter((name) => !waiting.includes(name)),
    ),
    open: pick(next, waiting),
  };
}
