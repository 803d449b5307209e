import type { Failure } from '../page-editing/editing.ts';
import type { Values } from '../page-editing/edited-site.ts';
import { scriptsDraft } from './cookies/use-cookie-scripts.ts';
import { sectionNames, settingsIn, type SectionName } from './sections.ts';
import { failuresOf } from './use-site-setting.ts';

/** What the list says beside a section; the first that holds, the worst first. */
export type Badge =
  | { readonly kind: 'wrong'; readonly count: number }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'empty'; readonly count: number }
  | { readonly kind: 'count'; readonly count: number };

interface BadgesOf {
  /** In the site's default language. */
  readonly texts: Values;
  readonly scripts: number;
  readonly failures: readonly Failure[];
  /** The names of what is typed and not valid. */
  readonly drafted: readonly string[];
  /** The theme is being changed. */
  readonly isDrafted: boolean;
}

export function badgesOf({
  texts,
  scripts,
  failures,
  drafted,
  isDrafted,
}: BadgesOf): Readonly<Partial<Record<SectionName, Badge>>> {
  const locales = new Set(
    failures.flatMap(({ commands }) =>
      commands.flatMap((command) => (command.type === 'setSiteTexts' ? [command.locale] : [])),
    ),
  );
  const wrongIn = (section: SectionName): number =>
    section === 'scripts'
      ? failures.filter(({ commands }) => commands.some(({ type }) => type === 'setCookieScripts')).length +
        (drafted.includes(scriptsDraft) ? 1 : 0)
      : [...settingsIn[section], ...(section === 'gate' ? ['password'] : [])].filter(
          (name) =>
            // The theme's are chosen and not saved, which is nothing wrong.
            (section !== 'theme' && drafted.includes(name)) ||
            [undefined, ...locales].some((locale) => failuresOf(failures, name, locale).length > 0),
        ).length;
  const emptyLegal = settingsIn.legal.filter((name) => !texts[name]).length;
  const badges: [SectionName, Badge][] = sectionNames.flatMap((section): [SectionName, Badge][] => {
    const wrong = wrongIn(section);
    if (wrong > 0) return [[section, { kind: 'wrong', count: wrong }]];
    if (section === 'theme' && isDrafted) return [[section, { kind: 'unsaved' }]];
    if (section === 'legal' && emptyLegal > 0) return [[section, { kind: 'empty', count: emptyLegal }]];
    if (section === 'scripts' && scripts > 0) return [[section, { kind: 'count', count: scripts }]];
    return [];
  });
  return Object.fromEntries(badges);
}
