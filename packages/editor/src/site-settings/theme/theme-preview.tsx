import { useEffect, useMemo, useRef, useState } from 'react';
import type { ThemeSettings } from '@boardwright/ui/theme-variables';
import { useEdited } from '../../page-editing/page-editing.react.tsx';
import { useEditorT } from '../../editor-messages.tsx';
import { useFramePage } from '../../ui/use-frame-page.ts';
import { Segments } from '../fields/segments.tsx';
import { dressRoot, themeSheet } from './dress-page.ts';
import { NoFrontPage } from './no-front-page.tsx';
import styles from './theme-preview.module.css';
import { useSavedSite } from './use-saved-site.ts';

/** Pixels a page is drawn at, as on a phone and on a desktop. */
const widths = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof widths;
type Visitor = 'candidate' | 'employer';
const sheetId = 'drafted-theme';

interface ThemePreviewProps {
  readonly theme: ThemeSettings;
  /** Of the site's pages. */
  readonly locale: string;
  /** Something is not saved yet. */
  readonly drafted: boolean;
}

/** The site's own front page in the theme being chosen. Nothing of it is live. */
export function ThemePreview({ theme, locale, drafted }: ThemePreviewProps) {
  const t = useEditorT();
  const [visitor, setVisitor] = useState<Visitor>('candidate');
  const [width, setWidth] = useState<Width>('phone');
  const pages = useEdited((site) => site.pages.length);
  const saved = useSavedSite();
  return (
    <aside className={styles.preview} aria-labelledby="live-preview">
      <header className={styles.head}>
        <h2 id="live-preview">{t('siteSettings.theme.preview')}</h2>
        <Segments
          id="preview-visitor"
          label={t('siteSettings.theme.visitor')}
          value={visitor}
          options={[
            { value: 'candidate', text: t('siteSettings.theme.candidate') },
            { value: 'employer', text: t('siteSettings.theme.employer') },
          ]}
          onChoose={(value) => setVisitor(value as Visitor)}
        />
      </header>
      {saved.hasFrontPage ? (
        <Page key={saved.state} theme={theme} locale={locale} visitor={visitor} width={widths[width]} />
      ) : (
        <NoFrontPage theme={theme} visitor={visitor} />
      )}
      {saved.hasFrontPage ? (
        <Segments
          id="preview-width"
          label={t('siteSettings.theme.previewWidth')}
          value={width}
          options={[
            { value: 'phone', text: t('siteSettings.theme.phone') },
            { value: 'desktop', text: t('siteSettings.theme.desktop') },
          ]}
          onChoose={(value) => setWidth(value as Width)}
        />
      ) : null}
      <p className={styles.note}>
        {saved.hasFrontPage
          ? drafted
            ? t('siteSettings.theme.notLive', { count: pages })
            : t('siteSettings.theme.live')
          : t('siteSettings.theme.sketch')}
      </p>
    </aside>
  );
}

const address = `/?${new URLSearchParams({ layout: 'editor' })}`;

interface PageProps extends Pick<ThemePreviewProps, 'theme' | 'locale'> {
  readonly visitor: Visitor;
  readonly width: number;
}

function Page({ theme, locale, visitor, width }: PageProps) {
  const t = useEditorT();
  const frame = useRef<HTMLDivElement>(null);
  const { ref, onLoad, page: loaded } = useFramePage(address);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!frame.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (loaded) dressRoot(loaded.documentElement, theme, visitor);
  }, [loaded, theme, visitor]);
  // The sheet changes with font and colours; while a colour is dragged only its few lines of fallback differ.
  const sheet = useMemo(() => themeSheet(theme, locale), [theme, locale]);
  useEffect(() => {
    if (!loaded) return;
    const style = loaded.getElementById(sheetId) ?? loaded.createElement('style');
    style.id = sheetId;
    if (style.textContent !== sheet) style.textContent = sheet;
    loaded.head.append(style);
  }, [loaded, sheet]);
  const scale = size.width / width;
  return (
    <div className={styles.room} ref={frame}>
      {size.width === 0 ? null : (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the site's own page, on its own origin: it needs its scripts, and is dressed from here
        <iframe
          className={styles.page}
          title={t('siteSettings.theme.preview')}
          ref={ref}
          src={address}
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
          onLoad={onLoad}
        />
      )}
    </div>
  );
}
