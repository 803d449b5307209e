import { Languages } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { BlockSchema } from '@boardwright/blocks-schema';
import type { Engine } from '../../create-engine.ts';
import { useEditorT } from '../editor-words.tsx';
import { BlockPanel } from '../panel/block-panel.tsx';
import { outlineOf, type EditorSite, type Settings } from '../site-pages.ts';
import controls from '../ui/controls.module.css';
import { Choice } from '../ui/choice.tsx';
import { Canvas } from './canvas.tsx';
import { useEditorAddress } from './editor-address.ts';
import { EditorFrame } from './editor-frame.tsx';
import { Outline } from './outline.tsx';
import { PageSwitcher } from './page-switcher.tsx';
import { ViewportSwitch } from './viewport-switch.tsx';
import styles from './workbench.module.css';

/** Below this width, in pixels, outline and settings lie over the page (see the style sheet). */
const narrow = 1024;

interface WorkbenchProps {
  readonly site: EditorSite;
  readonly engine: Engine;
  readonly version: string;
}

/** The page on the bench: its outline left, the chosen block's settings right (specification §2 'Editor'). */
export function Workbench({ site, engine, version }: WorkbenchProps) {
  const t = useEditorT();
  const address = useEditorAddress(site);
  const { entries, entry, blockId, viewport } = address;
  const [outlineOpen, setOutlineOpen] = useState(() => window.innerWidth >= narrow);
  function choose(id: number | undefined): void {
    address.chooseBlock(id);
    // Where both lie over the page, the settings take the outline's place.
    if (id !== undefined && window.innerWidth < narrow) setOutlineOpen(false);
  }
  const items = useMemo(() => (entry ? outlineOf(entry.page, engine.blocks) : []), [entry, engine]);
  const chosen = items.find(({ block }) => block.id === blockId);
  const schema = chosen && (engine.blocks.get(chosen.block.key)?.schema as BlockSchema<string, Settings>);
  useEffect(() => {
    document.title = `${entry?.name ?? t('shell.documentTitle')} · ${site.site.name} · Boardwright`;
  }, [entry, site, t]);
  const anyChosen = blockId !== undefined;
  const { chooseBlock } = address;
  useEffect(() => {
    if (!anyChosen) return;
    const letGo = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') chooseBlock(undefined);
    };
    document.addEventListener('keydown', letGo);
    return () => document.removeEventListener('keydown', letGo);
  }, [anyChosen, chooseBlock]);
  const tools = (
    <>
      <PageSwitcher entries={entries} current={entry} onChoose={address.choosePage} />
      {site.locales.length > 1 ? (
        <Choice
          label={t('shell.siteLanguage')}
          icon={<Languages size={15} strokeWidth={1.75} aria-hidden />}
          value={site.locale}
          options={site.locales.map((locale) => ({ value: locale, text: locale.toUpperCase() }))}
          onChoose={address.chooseLocale}
        />
      ) : null}
      <span className={styles.middle}>
        <ViewportSwitch current={viewport} onChoose={address.chooseViewport} />
      </span>
    </>
  );
  return (
    <EditorFrame
      siteName={site.site.name}
      preview={entry?.shown ?? '/'}
      version={version}
      tools={tools}
      outline={{ open: outlineOpen, toggle: () => setOutlineOpen(!outlineOpen) }}
    >
      <div className={styles.body} data-outline={outlineOpen} data-panel={chosen !== undefined}>
        {outlineOpen ? <Outline items={items} chosen={blockId} onChoose={choose} /> : null}
        <main id="bench" className={styles.bench} tabIndex={-1}>
          <h1 className={controls.unseen}>{entry?.name ?? site.site.name}</h1>
          {entry ? (
            <Canvas
              address={entry.shown}
              name={entry.name}
              width={viewport.width}
              chosen={blockId}
              titleOf={(id) => items.find(({ block }) => block.id === id)?.title}
              onChoose={choose}
            />
          ) : null}
        </main>
        <BlockPanel key={blockId} chosen={chosen} schema={schema} onClose={() => choose(undefined)} />
      </div>
    </EditorFrame>
  );
}
