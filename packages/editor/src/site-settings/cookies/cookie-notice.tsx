import { use, useMemo } from 'react';
import type { DeclaredEngine } from '@boardwright/engine/create-engine';
import type { PageMessages } from '@boardwright/ui/translate';
import { labelCheck } from '@boardwright/ui/theme-contrast';
import { createTranslator } from '@boardwright/ui/translator';
import { useEdited } from '../../page-editing/page-editing.react.tsx';
import { appliedValue } from '../../model/setting-schema.ts';
import { draftedTheme } from '../theme/theme-draft.ts';
import { useFits } from '../use-site-problems.ts';
import { scriptsOf } from './script-changes.ts';
import styles from './cookie-notice.module.css';
import { useSiteSettingMessages } from '../use-site-setting-messages.ts';

interface CookieNoticeProps {
  readonly engine: DeclaredEngine;
  /** The site's language it is shown in, lower case. */
  readonly locale: string;
}

/** What visitors are asked, in the site's words and colour: the bar first, then the choice of each script. A picture. */
export function CookieNotice({ engine, locale }: CookieNoticeProps) {
  const settingT = useSiteSettingMessages();
  const settings = useEdited((site) => site.settings);
  const texts = useEdited((site) => site.texts);
  const fits = useFits();
  const own = useEdited((site) => site.defaultLanguage);
  const stored = useEdited((site) => site.cookieScripts);
  const messagesOf = use(engine.loadMessages());
  const pageT = useMemo(() => {
    const overlay = (appliedValue(settings, 'custom_translations') as Readonly<Record<string, PageMessages>>)[
      locale
    ];
    return createTranslator(locale, messagesOf(locale, []), overlay).namespace('consent');
  }, [messagesOf, locale, settings]);
  const text = (name: 'cookie_text_small' | 'cookie_text_large'): string => {
    const [here, fallback] = [texts[locale.toUpperCase()]?.[name], texts[own.toUpperCase()]?.[name]];
    return String(here ?? fallback ?? '');
  };
  const accent = String(draftedTheme(settings, {}, fits)['primary_color']);
  const filled = { backgroundColor: accent, color: labelCheck(accent).ink };
  const isAsked = appliedValue(settings, 'show_cookie_bar') === true && stored.length > 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <aside className={styles.aside} tabIndex={0} aria-labelledby="cookie-notice">
      <header className={styles.head}>
        <h2 id="cookie-notice">{settingT('scripts.visitorsGet')}</h2>
        <span>{locale.toUpperCase()}</span>
      </header>
      {isAsked ? (
        <div className={styles.card} lang={locale}>
          <b>{pageT('title')}</b>
          <p>{text('cookie_text_small') || pageT('text')}</p>
          <span className={styles.buttons}>
            <span>{pageT('refuse')}</span>
            <span>{pageT('accept')}</span>
          </span>
          <u>{pageT('choose')}</u>
        </div>
      ) : (
        <p className={styles.note}>
          {settingT(stored.length === 0 ? 'scripts.nothingAsked' : 'scripts.barOff')}
        </p>
      )}
      {stored.length > 0 ? (
        <div className={styles.card} lang={locale}>
          <b>{pageT('settings')}</b>
          {text('cookie_text_large') ? <p>{text('cookie_text_large')}</p> : null}
          <ul>
            {scriptsOf(stored).map(({ id, name, description, type }) => (
              <li key={id}>
                <span>
                  <b>{name || pageT(`type.${type}`)}</b>
                  <small>{description || pageT(`about.${type}`)}</small>
                </span>
                {type === 'mandatory' ? <em>{pageT('alwaysOn')}</em> : <i aria-hidden />}
              </li>
            ))}
          </ul>
          <span className={styles.buttons}>
            <span>{pageT('refuse')}</span>
            <span>{pageT('accept')}</span>
            <span style={filled}>{pageT('save')}</span>
          </span>
        </div>
      ) : null}
    </aside>
  );
}
