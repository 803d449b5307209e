import { Globe, TriangleAlert } from 'lucide-react';
import { useMemo, type KeyboardEvent } from 'react';
import { useEdited } from '../../machines/page-editing/page-editing.react.tsx';
import { useBench } from '../bench/bench.tsx';
import { useEditorT } from '../editor-words.tsx';
import { outlineItem } from '../site-pages.ts';
import { BlockIcon } from './block-icon.tsx';
import styles from './outline.module.css';

/** Up and down walk the rows. */
function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const rows = [...(event.currentTarget.closest('ol')?.querySelectorAll('button') ?? [])];
  const next = rows[rows.indexOf(event.currentTarget) + step];
  if (step === 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** The blocks of the page from top to bottom; arrows walk them. */
export function Outline() {
  const t = useEditorT();
  const { engine, locale, page, blockId: chosen, chooseBlock: onChoose } = useBench();
  const blockOf = useEdited((site) => site.blockOf);
  const items = useMemo(
    () =>
      (page?.blocks ?? []).flatMap((id) =>
        blockOf[id] ? [outlineItem(blockOf[id], locale, engine.blocks)] : [],
      ),
    [page, blockOf, locale, engine],
  );
  return (
    <section className={styles.panel} aria-labelledby="outline-title">
      <header className={styles.head}>
        <h2 id="outline-title">{t('shell.outline')}</h2>
        <span>{t('shell.blocks', { count: items.length })}</span>
      </header>
      {items.length === 0 ? <p className={styles.none}>{t('shell.noBlocks')}</p> : null}
      <ol className={styles.list}>
        {items.map(({ block, title, words, known }) => (
          <li key={block.id}>
            <button
              type="button"
              className={styles.row}
              aria-current={block.id === chosen ? 'true' : undefined}
              onClick={() => onChoose(block.id)}
              onKeyDown={walk}
            >
              <BlockIcon blockKey={block.key} />
              <span className={styles.text}>
                {title} <span className={styles.words}>{words}</span>
              </span>
              {known ? null : (
                <TriangleAlert
                  className={styles.unknown}
                  size={15}
                  role="img"
                  aria-label={t('shell.unknown')}
                />
              )}
              {block.isGlobal ? (
                <Globe className={styles.global} size={15} role="img" aria-label={t('shell.global')} />
              ) : null}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
