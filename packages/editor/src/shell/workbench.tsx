import { Languages } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import type { BlockSchema } from '@boardwright/blocks-schema';
import { useEdited, useEditor, useFirstNumber } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useWork } from '../block-actions/work.tsx';
import { loadSharedDialog } from '../block-actions/shared-changes.tsx';
import { loadSamples } from '../checks/use-samples.ts';
import { useEditorT } from '../editor-messages.tsx';
import { BlockPanel, loadSettings } from '../panel/block-panel.tsx';
import type { Settings } from '../saving/site-pages.ts';
import controls from '../ui/controls.module.css';
import { Choice } from '../ui/choice.tsx';
import { Canvas } from './canvas.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { leftPanelViews } from './left-panels.ts';
import { useIsTested } from '../publication/publication.tsx';
import { useRendered } from '../workbench/use-rendered.ts';
import { PageSwitcher } from './page-switcher.tsx';
import { panelsOver, settingsOver } from '../workbench/viewports.ts';
import { useFirstInput } from '../workbench/use-first-input.ts';
import { VisitorSwitch } from './visitor-switch.tsx';
import { useSiteName } from '../workbench/use-site-name.ts';
import { ViewportSwitch } from './viewport-switch.tsx';
import styles from './workbench.module.css';
import { useDocumentTitle } from '../ui/editor-features.ts';

const TestedNote = lazy(() => import('./tested-note.tsx').then((m) => ({ default: m.TestedNote })));
const PagePanel = lazy(() => import('../pages/page-panel.tsx').then((m) => ({ default: m.PagePanel })));

/** The page on the bench: a panel left, the settings of the chosen block or of the page right (specification §2 'Editor'). */
export function Workbench() {
  const t = useEditorT();
  const bench = useWorkbench();
  const { engine, editorSite, entries, entry, page, blockId, locale, viewport, left, openLeft } = bench;
  const isRendered = useRendered();
  const [isUsed, setUsed] = useFirstInput();
  const siteName = useSiteName();
  const languages = useEdited((site) => site.languages);
  // Its kind only: with every key in its settings, the bench itself is not drawn again.
  const chosen = useEdited((site) => (blockId === undefined ? undefined : site.blockOf[blockId]?.key));
  const schema =
    chosen === undefined
      ? undefined
      : (engine.blocks.get(chosen)?.schema as BlockSchema<string, Settings> | undefined);
  useEffect(() => {
    if (chosen !== undefined) void loadSamples();
  }, [chosen]);
  const firstNumber = useFirstNumber(blockId);
  const isTested = useIsTested(blockId);
  const isPast = useWork(({ past }) => past !== undefined);
  // The dialog has a form of the same settings: a label leads to one of them.
  const isComparing = useWork(({ dialog }) => dialog?.kind === 'experiment');
  const { chooseBlock } = bench;
  function choose(id: number | undefined): void {
    chooseBlock(id);
    // Where the panel lies over the page, it gives way to what was chosen there.
    if (id !== undefined && window.innerWidth < panelsOver) openLeft(undefined);
  }
  const editor = useEditor();
  /** What the settings of the page's blocks are drawn and checked with, before one of them is chosen. */
  function prepareSettings(): void {
    setUsed();
    void loadSettings();
    void loadSharedDialog();
    void loadSamples();
    const { blockOf } = editor.site();
    for (const id of page?.blocks ?? []) {
      const key = blockOf[id]?.key;
      if (key !== undefined) void engine.settingsValidators.validatorOf(key);
    }
  }
  useDocumentTitle(`${entry?.name ?? t('shell.documentTitle')} · ${siteName} · Boardwright`);
  const settings = (
    <BlockPanel
      key={firstNumber}
      blockId={blockId}
      pageId={page?.id}
      locale={locale.toUpperCase()}
      schema={schema}
      title={schema?.title ?? chosen ?? ''}
      siteLocales={editorSite.edited.languages}
      onClose={() => choose(undefined)}
      held={
        isTested && blockId !== undefined ? (
          <Suspense>
            <TestedNote block={blockId} />
          </Suspense>
        ) : undefined
      }
    />
  );
  const isOfPage = chosen === undefined && isUsed && window.innerWidth >= settingsOver;
  const Left = left === undefined ? undefined : leftPanelViews[left];
  const tools = (
    <>
      <PageSwitcher entries={entries} current={entry} onChoose={bench.choosePage} />
      {languages.length > 1 ? (
        <Choice
          label={t('shell.siteLanguage')}
          icon={<Languages size={15} strokeWidth={1.75} aria-hidden />}
          value={locale}
          options={languages.map((one) => ({ value: one, text: one.toUpperCase() }))}
          onChoose={bench.chooseLocale}
        />
      ) : null}
      <span className={styles.middle}>
        <ViewportSwitch current={viewport} onChoose={bench.chooseViewport} />
        <VisitorSwitch />
      </span>
    </>
  );
  return (
    <EditorFrame preview={entry?.visibleAddress} tools={tools}>
      <div
        className={styles.body}
        data-outline={Left !== undefined}
        data-panel={isPast ? 'none' : chosen !== undefined}
      >
        {Left ? <Suspense fallback={<div />}>{isRendered ? <Left /> : <div />}</Suspense> : null}
        <main id="bench" className={styles.bench} tabIndex={-1} onPointerEnter={prepareSettings}>
          <h1 className={controls.unseen}>{entry?.name ?? siteName}</h1>
          {entry ? <Canvas entry={entry} onChoose={choose} /> : null}
        </main>
        {isPast ? null : isRendered && !isComparing ? (
          <Suspense fallback={settings}>
            {isOfPage && entry ? <PagePanel entry={entry} locale={locale} /> : settings}
          </Suspense>
        ) : (
          <div />
        )}
      </div>
    </EditorFrame>
  );
}
