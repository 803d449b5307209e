import { inLocale } from '@boardwright/messages';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useBlockActions } from '../block-actions/use-block-actions.ts';
import { usePlaceForNew } from '../block-actions/use-place-for-new.ts';
import { useEditorLocale } from '../editor-messages.tsx';
import type { ReadyBlock } from '../model/block-commands.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import type { Pattern } from '../patterns/define-pattern.ts';
import type { PageEntry } from '../saving/site-pages.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { BlocksFrame } from './blocks-frame.tsx';
import styles from './pattern-preview.module.css';
import { usePatternsMessages } from './use-patterns-messages.ts';

interface PatternPreviewProps {
  /** Undefined while nobody looks at one. */
  readonly pattern: Pattern | undefined;
  readonly blocks: readonly ReadyBlock[] | undefined;
}

/** How a pattern looks on this site, beside the list: the site's own page renders it. Fetched with the first look. */
export function PatternPreview({ pattern, blocks }: PatternPreviewProps) {
  const { entry } = useWorkbench();
  const [last, setLast] = useState<PatternPreviewProps>();
  // What was looked at last stays there while it fades, and the frame for the next look.
  if (pattern && last?.pattern !== pattern) setLast({ pattern, blocks });
  if (!entry || !last?.pattern) return null;
  return (
    <div className={styles.preview} data-open={pattern !== undefined} inert>
      <About pattern={last.pattern} />
      {last.blocks ? <Page entry={entry} pattern={last.pattern} blocks={last.blocks} /> : null}
    </div>
  );
}

/** What it is, where it goes and in which languages it comes. */
function About({ pattern }: { readonly pattern: Pattern }) {
  const t = usePatternsMessages();
  const locale = useEditorLocale();
  const { page } = useWorkbench();
  const { nameOf } = useBlockActions();
  const { gap } = usePlaceForNew()();
  const languages = useEdited((site) => site.languages);
  const { name, purpose } = inLocale(pattern.texts, locale);
  const above = page?.blocks[gap - 1];
  const written = languages.filter((language) => language in pattern.texts);
  const isReady = pattern.blocks.every((block) => block.isReady);
  const facts: readonly ReactNode[] = [
    t('count', { count: pattern.blocks.length }),
    above === undefined ? t('first') : t('below', { name: nameOf([above]) }),
    t(isReady ? 'own' : 'sample', { languages: written.map((one) => one.toUpperCase()).join(', ') }),
  ];
  return (
    <header className={styles.about}>
      <b>{name}</b>
      <p>{purpose}</p>
      <p className={styles.facts}>{facts.join(' · ')}</p>
    </header>
  );
}

interface PageProps {
  readonly entry: PageEntry;
  readonly pattern: Pattern;
  readonly blocks: readonly ReadyBlock[];
}

/** The page itself, as wide as a desktop's, shrunk. */
function Page({ entry, pattern, blocks }: PageProps) {
  const t = usePatternsMessages();
  const locale = useEditorLocale();
  const place = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(0);
  useLayoutEffect(() => {
    if (!place.current) return;
    const watch = new ResizeObserver(([box]) => setAvailable(box?.contentRect.width ?? 0));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div className={styles.page} ref={place}>
      {available > 0 ? (
        <BlocksFrame
          entry={entry}
          title={t('preview', { name: inLocale(pattern.texts, locale).name })}
          blocks={blocks}
          opens={pattern.category === 'openings'}
          width={1280}
          scale={available / 1280}
        />
      ) : null}
    </div>
  );
}
