import { Copy, RotateCcw } from 'lucide-react';
import { useMemo, type ComponentProps } from 'react';
import type { EditedBlock, EditedSite } from '../page-editing/edited-site.ts';
import { useEdited, useEditor } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { copyOfBlock, placeForNew } from '../model/block-commands.ts';
import { blocksInColumn } from '../model/column-commands.ts';
import { useWorkStore } from '../block-actions/work.tsx';
import { outlineItem } from '../saving/site-pages.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { changeText } from './change-text.ts';
import { diffPages, type PageChange } from './page-diff.ts';
import { versionNow } from './page-version.ts';
import type { Revision } from '../model/past.ts';
import { isSharedElsewhere, restoreCommands } from './restore-page.ts';
import { RevisionName } from './revision-name.tsx';
import { TextDifference } from './text-difference.tsx';
import { useAround } from './use-around.ts';
import { useTime } from '../ui/use-time.ts';
import styles from './revisions-panel.module.css';
import { useRevisionMessages } from './use-revision-messages.ts';

/** One revision: what restoring it would change, its name, and its blocks to copy. */
export function RevisionView({ revision, onName }: ComponentProps<typeof RevisionName>) {
  const revisionT = useRevisionMessages();
  const editor = useEditor();
  const { entry, engine, locale, blockId, chooseBlock } = useWorkbench();
  const work = useWorkStore();
  const time = useTime()(revision.at);
  const pageId = revision.page.id;
  const titleOf = ({ key }: EditedBlock): string => engine.blocks.get(key)?.schema.title ?? key;
  const name = entry?.name ?? '';
  const differences = useDifferences(revision);
  function restore(): void {
    const commands = restoreCommands(editor.site(), revision, editor);
    if (commands.length > 0)
      editor.act({ key: 'pageRestored', values: { page: name, time } }, commands, pageId);
    work.set({ past: undefined });
    announce(revisionT('restored', { page: name, time }));
  }
  function copy(block: EditedBlock): void {
    const site = editor.site();
    const { gap: index, column } = placeForNew(site, site.pageOf[pageId]?.blocks ?? [], blockId);
    const [copied] = blocksInColumn([copyOfBlock(editor.newId(), block)], column, site);
    if (!copied) return;
    editor.act(
      { key: 'blockCopiedBack', values: { block: titleOf(block) } },
      [{ type: 'addBlock', uid: editor.newUid(), page: pageId, index, block: copied }],
      pageId,
    );
    chooseBlock(copied.id);
    announce(revisionT('copied', { block: titleOf(block) }));
  }
  return (
    <div className={styles.view}>
      <Differences {...differences} />
      {differences.described.length === 0 ? null : (
        <button type="button" className={`${controls.button} ${controls.primary}`} onClick={restore}>
          <RotateCcw size={14} aria-hidden />
          {revisionT('restore', { time })}
        </button>
      )}
      <RevisionName revision={revision} onName={onName} />
      <details className={styles.copies}>
        <summary>{revisionT('copy')}</summary>
        <ul>
          {revision.blocks
            .map((block) => outlineItem(block, locale, engine.blocks))
            .map(({ block, title, excerpt }) => (
              <li key={block.id}>
                <button
                  type="button"
                  className={controls.button}
                  aria-label={[revisionT('copyOne', { block: title }), excerpt].filter(Boolean).join(': ')}
                  onClick={() => copy(block)}
                >
                  <Copy size={14} aria-hidden />
                  <span>
                    {title} <small>{excerpt}</small>
                  </span>
                </button>
              </li>
            ))}
        </ul>
      </details>
    </div>
  );
}

const changesTo = (site: EditedSite, revision: Revision): readonly PageChange[] => {
  const now = versionNow(site, revision.page.id);
  return now ? diffPages(now, revision, site.defaultLanguage.toUpperCase()) : [];
};

interface DifferencesProps {
  /** What restoring changes. */
  readonly described: readonly PageChange[];
  /** Names of the blocks that stand elsewhere too, and keep what they say. */
  readonly remaining: readonly string[];
}

/** What restoring a revision would change, and what it would leave. */
function useDifferences(revision: Revision): DifferencesProps {
  const { engine } = useWorkbench();
  const site = useEdited((all) => all);
  return useMemo(() => {
    const changes = changesTo(site, revision);
    const shared = revision.blocks.filter((block) => isSharedElsewhere(site, block, revision.page.id));
    const isStored = (change: PageChange): boolean =>
      'block' in change &&
      ['setting', 'style', 'scope'].includes(change.kind) &&
      shared.some(({ id }) => id === change.block.id);
    const left = changes.filter(isStored);
    return {
      described: changes.filter((change) => !isStored(change)),
      remaining: shared
        .filter(({ id }) => left.some((change) => 'block' in change && change.block.id === id))
        .map(({ key }) => engine.blocks.get(key)?.schema.title ?? key),
    };
  }, [site, revision, engine]);
}

/** What restoring would change, the words themselves beside each other. */
function Differences({ described, remaining }: DifferencesProps) {
  const revisionT = useRevisionMessages();
  const around = useAround();
  return (
    <div className={styles.differences}>
      <h4>{revisionT('compared')}</h4>
      {described.length === 0 ? <p>{revisionT('same')}</p> : null}
      <ul>
        {described.map((change, at) => (
          <li key={at}>
            {changeText(change, around).sign} {changeText(change, around).text}
            <TextDifference change={change} />
          </li>
        ))}
      </ul>
      {remaining.length > 0 ? (
        <p>{revisionT('shared', { count: remaining.length, blocks: remaining.join(', ') })}</p>
      ) : null}
    </div>
  );
}
