import { useEffect } from 'react';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useCanvasRendering } from '../workbench/canvas-source.ts';
import { frameContent } from '../workbench/frame-content.ts';
import { useCanvasAddress } from '../workbench/use-canvas-address.ts';
import { useCanvasLink } from '../workbench/use-canvas-link.ts';
import { useEditorT } from '../editor-messages.tsx';
import type { PageEntry } from '../saving/site-pages.ts';
import { useFramePage } from '../ui/use-frame-page.ts';
import styles from './translations-page.module.css';
import { useTranslationMessages } from './use-translation-messages.ts';

/** Pixels: the page is drawn this wide, and shrunk to the width beside the texts. */
const [pageWidth, cardWidth] = [720, 320];

/** The page on the bench in its language, with every text as it is written. */
export function PagePreview() {
  const { entry } = useWorkbench();
  return entry ? <Preview key={entry.page.id} entry={entry} /> : null;
}

function Preview({ entry }: { readonly entry: PageEntry }) {
  const t = useEditorT();
  const translationT = useTranslationMessages();
  const { engine, locale, visitor, blockId } = useWorkbench();
  const address = useCanvasAddress(entry, visitor);
  const { ref, onLoad, page } = useFramePage(address);
  useCanvasRendering(page, { page: entry.page.id, locale, visitor });
  useCanvasLink(page?.defaultView ?? undefined, entry.page.id, locale, engine);
  useEffect(() => {
    if (blockId === undefined) return;
    page?.querySelector(`[data-block="${blockId}"]`)?.scrollIntoView({ block: 'start' });
  }, [page, blockId]);
  if (address === undefined) return null;
  return (
    <aside className={styles.preview} aria-label={translationT('inPage')}>
      <h2>
        {translationT('inPage')} <span>{locale.toUpperCase()}</span>
      </h2>
      <div className={styles.frame}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the site's own page, on its own origin: it needs its scripts, and the editor writes its words into it */}
        <iframe
          ref={ref}
          key={address}
          title={t('shell.canvas', { name: entry.name })}
          {...frameContent(address)}
          style={{ width: pageWidth, transform: `scale(${cardWidth / pageWidth})` }}
          onLoad={onLoad}
        />
      </div>
    </aside>
  );
}
