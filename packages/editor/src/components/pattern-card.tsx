import { Plus } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import { announce } from '../ui/announce.ts';
import { inLocale } from '@boardwright/messages';
import type { ReadyBlock } from '../model/block-commands.ts';
import controls from '../ui/controls.module.css';
import { useEditorLocale } from '../editor-messages.tsx';
import type { Pattern } from '../patterns/define-pattern.ts';
import { Drawing } from '../workbench/drawings/block-drawing.tsx';
import styles from './components-panel.module.css';
import own from './patterns-panel.module.css';
import type { CardDrag } from './use-card-drag.ts';
import { usePatternsMessages } from './use-patterns-messages.ts';

interface PatternCardProps {
  readonly pattern: Pattern;
  /** What it puts on the page; undefined where a kind of block is not installed. */
  readonly blocks: readonly ReadyBlock[] | undefined;
  /** The kinds of blocks that are not installed. */
  readonly missing: readonly string[];
  readonly drag: CardDrag;
  /** Shows how it looks; undefined when nobody looks any more. */
  readonly onLook: (pattern: Pattern | undefined) => void;
}

/** A pattern in the list: added by a click, dragged, or picked up with Space. */
export function PatternCard({ pattern, blocks, missing, drag, onLook }: PatternCardProps) {
  const t = usePatternsMessages();
  const locale = useEditorLocale();
  const purposeId = useId();
  const { name, purpose } = inLocale(pattern.texts, locale);
  const why = missing.length > 0 ? t('missing', { blocks: missing.join(', ') }) : undefined;
  const load = blocks && {
    what: { kind: 'ready', name, blocks } as const,
    name,
    blockKey: blocks[0]?.key ?? '',
  };
  const space = (event: KeyboardEvent): void => {
    // While something is dragged, Space drops it: the keyboard's own business.
    if (event.key !== ' ' || drag.isCarrying()) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type !== 'keydown' || event.repeat) return;
    onLook(undefined);
    if (load) drag.pickUp(load);
    else if (why !== undefined) announce(why);
  };
  return (
    <button
      type="button"
      className={styles.card}
      title={why ?? t('hint')}
      aria-label={t('add', { name })}
      aria-describedby={purposeId}
      aria-disabled={load === undefined}
      data-pattern={pattern.key}
      onClick={() => {
        onLook(undefined);
        if (load) drag.place(load.what);
        else if (why !== undefined) announce(why);
      }}
      onKeyDown={space}
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onFocus={() => onLook(pattern)}
      onBlur={() => onLook(undefined)}
      onPointerEnter={() => onLook(pattern)}
      onPointerLeave={() => onLook(undefined)}
      onPointerDown={(event) => load && drag.press(event, load)}
    >
      <span className={`${styles.drawing} ${own.drawing}`}>
        <Drawing shapes={pattern.drawing} />
        {load ? (
          <span className={styles.plus}>
            <Plus size={14} strokeWidth={2} aria-hidden />
          </span>
        ) : null}
      </span>
      <span className={styles.name}>{name}</span>
      {why === undefined ? null : <span className={styles.note}>{why}</span>}
      <span id={purposeId} className={controls.unseen}>
        {purpose}
      </span>
    </button>
  );
}
