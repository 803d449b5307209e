import { useState } from 'react';
import list from '../../lists/list.module.css';
import { withoutTags } from '../../saving/site-pages.ts';
import { useEdited } from '../../page-editing/page-editing.react.tsx';
import controls from '../../ui/controls.module.css';
import { useWorkbench } from '../../workbench/workbench-state.tsx';
import type { TextPlace } from '../outdated.tsx';
import { languageName } from '../text-table.tsx';
import pageStyles from '../translations-page.module.css';
import { useTranslationMessages } from '../use-translation-messages.ts';
import styles from './side-by-side.module.css';
import { useRightLanguage } from './use-right-language.ts';
import { useSideBySideMessages } from './use-side-by-side-messages.ts';
import type { WorkLine } from './use-work.ts';

/** Lines drawn at once. */
const perPart = 100;
const longest = 160;

interface WorkListProps {
  readonly work: readonly WorkLine[];
  /** Goes to where a text is written. */
  readonly onOpen: (place: TextPlace) => void;
}

/** What is missing and what is outdated in a language, on all pages. */
export function WorkList({ work, onOpen }: WorkListProps) {
  const sideT = useSideBySideMessages();
  const translationT = useTranslationMessages();
  const { chooseLocale } = useWorkbench();
  const own = useEdited((site) => site.defaultLanguage);
  const languages = useEdited((site) => site.languages);
  const right = useRightLanguage();
  const [visible, setVisible] = useState(perPart);
  const language = right.toLowerCase();
  const missing = work.filter(({ state }) => state === 'missing').length;
  const outdated = work.length - missing;
  return (
    <section aria-label={sideT('work')}>
      <div className={styles.bar}>
        <label>
          <span className={styles.unseen}>{sideT('language')}</span>
          <select value={language} onChange={(event) => chooseLocale(event.target.value)}>
            {languages
              .filter((locale) => locale !== own)
              .map((locale) => (
                <option key={locale} value={locale} lang={locale}>
                  {locale.toUpperCase()} {languageName(locale)}
                </option>
              ))}
          </select>
        </label>
        <p role="status">
          {work.length === 0
            ? sideT('done')
            : [
                missing > 0 ? sideT('missing', { count: missing }) : undefined,
                outdated > 0 ? sideT('outdatedCount', { count: outdated }) : undefined,
              ]
                .filter((part) => part !== undefined)
                .join(', ')}
        </p>
      </div>
      <ul className={styles.work}>
        {work.slice(0, visible).map(({ unit, state }) => (
          <li key={unit.id}>
            <button type="button" onClick={() => unit.place && onOpen(unit.place)}>
              <span>
                <small>{unit.where}</small>
                <span lang={own} dir="auto">
                  {excerpt(
                    unit.kind === 'rich' || unit.kind === 'html' ? withoutTags(unit.source) : unit.source,
                  )}
                </span>
              </span>
              <span className={list.badge} data-tone="open">
                {state === 'missing' ? translationT('notTranslated') : sideT('outdated')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {work.length > visible ? (
        <button
          type="button"
          className={`${controls.button} ${pageStyles.more}`}
          onClick={() => setVisible(visible + perPart)}
        >
          {translationT('more', { count: Math.min(perPart, work.length - visible) })}
        </button>
      ) : null}
    </section>
  );
}

const excerpt = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
