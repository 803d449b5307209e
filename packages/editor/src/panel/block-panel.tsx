import type { BlockSchema } from '@boardwright/blocks-schema';
import { Globe, Search, X } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { pagesWith } from '../page-editing/edited-site.ts';
import { useEdited, useFirstNumber } from '../page-editing/page-editing.react.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { BlockIcon } from '../workbench/block-icon.tsx';
import controls from '../ui/controls.module.css';
import styles from './block-panel.module.css';

/** The settings come with a form library, a third of the editor: fetched when a block is about to be chosen. */
export const loadSettings = () => import('./settings-pane.tsx').then((m) => ({ default: m.SettingsPane }));
const SettingsPane = lazy(loadSettings);

interface BlockPanelProps {
  /** The chosen block; undefined while none is. */
  readonly blockId: number | undefined;
  /** The page it is changed on: where an undo leads back to. */
  readonly pageId: number | undefined;
  /** The language that is written, in upper case. */
  readonly locale: string;
  readonly schema: BlockSchema | undefined;
  readonly title: string;
  readonly onClose: () => void;
  /** Languages of the site. */
  readonly siteLocales: readonly string[];
  /** Why nothing of it can be changed now; it is still to be seen. */
  readonly held?: ReactNode;
}

/** The chosen block's settings, drawn from its schema: every change shows at once and saves itself. */
export function BlockPanel(props: BlockPanelProps) {
  const { blockId, pageId, locale, schema, title, onClose, siteLocales, held } = props;
  const t = useEditorT();
  const key = useEdited((site) => (blockId === undefined ? undefined : site.blockOf[blockId]?.key));
  const [searched, setSearched] = useState<string>();
  const firstNumber = useFirstNumber(blockId);
  if (blockId === undefined || key === undefined || !schema)
    return (
      <aside className={styles.panel} aria-label={t('panel.choose')}>
        <div className={styles.empty}>
          <b>{key === undefined ? t('panel.choose') : title}</b>
          <p>{t(key === undefined ? 'panel.chooseHint' : 'shell.unknown')}</p>
        </div>
      </aside>
    );
  return (
    <aside
      className={styles.panel}
      aria-label={t('panel.settings', { name: title })}
      data-panel-of={blockId}
      data-began-as={firstNumber}
    >
      <header className={styles.head}>
        <span className={styles.sign}>
          <BlockIcon icon={schema.icon} />
        </span>
        <div className={styles.title}>
          <h2>{title}</h2>
          <code>
            {key}-{blockId}
          </code>
        </div>
        <button
          type="button"
          id="panel-search"
          className={controls.iconButton}
          aria-label={t('panel.search')}
          title={t('panel.search')}
          aria-pressed={searched !== undefined}
          onClick={() => setSearched(searched === undefined ? '' : undefined)}
        >
          <Search size={16} aria-hidden />
        </button>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={t('panel.close')}
          title={t('panel.close')}
          onClick={onClose}
        >
          <X size={16} aria-hidden />
        </button>
      </header>
      {held}
      <div className={styles.settings} inert={held !== undefined}>
        <Suspense fallback={<div className={styles.coming} />}>
          <SettingsPane
            key={`${firstNumber}/${locale}`}
            block={blockId}
            page={pageId}
            locale={locale}
            schema={schema}
            title={title}
            siteLocales={siteLocales}
            wanted={searched}
            onSearch={setSearched}
          />
        </Suspense>
      </div>
      <SharedNote block={blockId} />
    </aside>
  );
}

/** Says that a change shows on other pages too. */
function SharedNote({ block }: { readonly block: number }) {
  const t = useEditorT();
  const count = useEdited((site) => (site.blockOf[block]?.isGlobal ? pagesWith(site, block).length : 0));
  if (count === 0) return null;
  return (
    <p className={styles.shared}>
      <Globe size={14} aria-hidden />
      {t('panel.shared', { count })}
    </p>
  );
}
