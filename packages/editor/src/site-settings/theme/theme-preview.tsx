import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ThemeSettings } from '@boardwright/ui/theme-variables';
import { useEdited } from '../../page-editing/page-editing.react.tsx';
import { usePublication } from '../../publication/publication.tsx';
import type { PageEntry } from '../../saving/site-pages.ts';
import { FontFolderContext } from '../../ui/font-folder.ts';
import { useFramePage, type FramePage } from '../../ui/use-frame-page.ts';
import { CanvasSourceContext, useCanvasRendering } from '../../workbench/canvas-source.ts';
import { frameContent } from '../../workbench/frame-content.ts';
import { useCanvasAddress } from '../../workbench/use-canvas-address.ts';
import { useCanvasLink } from '../../workbench/use-canvas-link.ts';
import { useWorkbench } from '../../workbench/workbench-state.tsx';
import { Segments } from '../fields/segments.tsx';
import { dressRoot, themeSheet } from './dress-page.ts';
import { NoFrontPage } from './no-front-page.tsx';
import styles from './theme-preview.module.css';
import { useSavedSite } from './use-saved-site.ts';
import { useThemeMessages } from './use-theme-messages.ts';

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
  const t = useThemeMessages();
  const [visitor, setVisitor] = useState<Visitor>('candidate');
  const [width, setWidth] = useState<Width>('phone');
  const pages = useEdited((site) => site.pages.length);
  const saved = useSavedSite();
  const { site } = usePublication();
  const isByHand = site?.publishing === 'by_hand';
  const waits = (site?.changed_appearance.length ?? 0) > 0;
  const note = drafted
    ? isByHand
      ? t('notSaved')
      : t('notLive', { count: pages })
    : t(waits ? 'waits' : 'live');
  return (
    <aside className={styles.preview} aria-labelledby="live-preview">
      <header className={styles.head}>
        <h2 id="live-preview">{t('preview')}</h2>
        <Segments
          id="preview-visitor"
          label={t('visitor')}
          value={visitor}
          options={[
            { value: 'candidate', text: t('candidate') },
            { value: 'employer', text: t('employer') },
          ]}
          onChoose={(value) => setVisitor(value as Visitor)}
        />
      </header>
      {saved.hasFrontPage ? (
        <FrontPage key={saved.state} theme={theme} locale={locale} visitor={visitor} width={widths[width]} />
      ) : (
        <NoFrontPage theme={theme} visitor={visitor} />
      )}
      {saved.hasFrontPage ? (
        <Segments
          id="preview-width"
          label={t('previewWidth')}
          value={width}
          options={[
            { value: 'phone', text: t('phone') },
            { value: 'desktop', text: t('desktop') },
          ]}
          onChoose={(value) => setWidth(value as Width)}
        />
      ) : null}
      <p className={styles.note}>{saved.hasFrontPage ? note : t('sketch')}</p>
    </aside>
  );
}

const address = `/?${new URLSearchParams({ layout: 'editor' })}`;

interface PageProps extends Pick<ThemePreviewProps, 'theme' | 'locale'> {
  readonly visitor: Visitor;
  readonly width: number;
}

/** Where no website stands behind the editor, the front page is the one of its canvas. */
function FrontPage(props: PageProps) {
  const isWebsite = useContext(CanvasSourceContext) === undefined;
  return isWebsite ? <WebsitePage {...props} /> : <MountedPage {...props} />;
}

function MountedPage(props: PageProps) {
  const { entries } = useWorkbench();
  const front = entries.find(({ page }) => page.key === 'p-home');
  return front ? <CanvasPage {...props} front={front} /> : null;
}

function WebsitePage(props: PageProps) {
  return <Page {...props} address={address} framed={useFramePage(address)} />;
}

function CanvasPage({ front, ...props }: PageProps & { readonly front: PageEntry }) {
  const { engine, locale } = useWorkbench();
  const { visitor } = props;
  const frameAddress = useCanvasAddress(front, visitor);
  const framed = useFramePage(frameAddress);
  useCanvasRendering(framed.page, { page: front.page.id, locale, visitor });
  useCanvasLink(framed.page?.defaultView ?? undefined, front.page.id, locale, engine);
  return frameAddress === undefined ? null : <Page {...props} address={frameAddress} framed={framed} />;
}

interface FramedProps extends PageProps {
  readonly address: string;
  readonly framed: FramePage;
}

function Page({ theme, locale, visitor, width, address: frameAddress, framed }: FramedProps) {
  const t = useThemeMessages();
  const fonts = useContext(FontFolderContext);
  const frame = useRef<HTMLDivElement>(null);
  const { ref, onLoad, page: loaded } = framed;
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
  const sheet = useMemo(() => themeSheet(theme, locale, fonts), [theme, locale, fonts]);
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
          key={frameAddress}
          className={styles.page}
          title={t('preview')}
          ref={ref}
          {...frameContent(frameAddress)}
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
          onLoad={onLoad}
        />
      )}
    </div>
  );
}
