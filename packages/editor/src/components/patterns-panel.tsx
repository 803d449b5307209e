import { inLocale } from '@boardwright/messages';
import { ChevronDown } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { useWork } from '../block-actions/work.tsx';
import { useEditorLocale, useEditorT } from '../editor-messages.tsx';
import { useEdited, useEditor } from '../page-editing/page-editing.react.tsx';
import { patternCategories, type Pattern } from '../patterns/define-pattern.ts';
import { findPatterns } from '../patterns/find-patterns.ts';
import { patterns } from '../patterns/patterns.ts';
import { readyBlocks } from '../patterns/ready-blocks.ts';
import { SidePanel } from '../workbench/side-panel.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import styles from './components-panel.module.css';
import { PatternCard } from './pattern-card.tsx';
import { PatternPreview } from './pattern-preview.tsx';
import own from './patterns-panel.module.css';
import { useCardDrag } from './use-card-drag.ts';
import { usePatternsMessages } from './use-patterns-messages.ts';

/** Milliseconds that the pointer rests on a pattern before it is shown: passing over the list shows nothing. */
const rest = 120;

/** Shows what one looks at a little later, and what one leaves no longer. */
function useLooked(): readonly [Pattern | undefined, (pattern: Pattern | undefined) => void] {
  const [looked, setLooked] = useState<Pattern>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = (pattern: Pattern | undefined): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLooked(pattern), rest);
  };
  return [looked, look];
}

/** Sections that arrive finished: found by what they are for, seen as this site shows them, and added in one step. */
export function PatternsPanel() {
  const t = usePatternsMessages();
  const editorT = useEditorT();
  const locale = useEditorLocale();
  const { engine } = useWorkbench();
  const editor = useEditor();
  const cardDrag = useCardDrag();
  const [typed, setTyped] = useState('');
  const [looked, look] = useLooked();
  const isCarrying = useWork(({ drag }) => drag !== undefined);
  const primary = useEdited(({ settings }) => settings['primary_color']);
  // Of the site only where its pages are and which languages it has: typing in a block draws nothing here.
  const pages = useEdited((site) => site.pageOf);
  const languages = useEdited((site) => site.languages);
  const items = useMemo(
    () =>
      patterns.map((pattern) => {
        const missing = [...new Set(pattern.blocks.map(({ key }) => key))].filter(
          (key) => !engine.blocks.has(key),
        );
        const versionOf = (key: string): number => engine.blocks.get(key)?.schema.version ?? 0;
        const blocks =
          missing.length > 0
            ? undefined
            : readyBlocks(pattern.blocks, { ...editor.site(), pageOf: pages, languages }, versionOf);
        return { pattern, missing, blocks };
      }),
    [engine, editor, pages, languages],
  );
  const found = new Set(findPatterns(patterns, typed));
  const visible = items.filter(({ pattern }) => found.has(pattern));
  const first = visible.find(({ blocks }) => blocks !== undefined);
  const site = typeof primary === 'string' && primary !== '' ? primary : undefined;
  const seen = isCarrying ? undefined : items.find(({ pattern }) => pattern === looked);
  return (
    <>
      <SidePanel
        title={editorT('shell.patterns')}
        note={String(visible.length)}
        find={{
          label: t('find'),
          typed,
          onType: setTyped,
          onEnter: () => {
            if (typed.trim() === '' || !first?.blocks) return;
            const { name } = inLocale(first.pattern.texts, locale);
            cardDrag.place({ kind: 'ready', name, blocks: first.blocks });
          },
        }}
      >
        {visible.length === 0 ? <p className={styles.none}>{t('none')}</p> : null}
        <div style={site === undefined ? undefined : ({ '--site': site } as CSSProperties)}>
          {patternCategories.map((category) => {
            const inIt = visible.filter(({ pattern }) => pattern.category === category);
            return inIt.length === 0 ? null : (
              <details key={category} className={styles.group} open>
                <summary>
                  <ChevronDown size={12} strokeWidth={2.2} aria-hidden />
                  {t(`category.${category}`)}
                  <span>{inIt.length}</span>
                </summary>
                <ul className={styles.grid}>
                  {inIt.map((item) => (
                    <li key={item.pattern.key} className={own.item}>
                      <PatternCard {...item} drag={cardDrag} onLook={look} />
                    </li>
                  ))}
                </ul>
              </details>
            );
          })}
        </div>
      </SidePanel>
      <PatternPreview pattern={seen?.pattern} blocks={seen?.blocks} />
    </>
  );
}
