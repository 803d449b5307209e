import { Columns2, Undo2 } from 'lucide-react';
import { useEditor, useEdited } from '../page-editing/page-editing.react.tsx';
import { useWorkStore } from '../block-actions/work.tsx';
import { useEditorT } from '../editor-messages.tsx';
import type { PageVersion } from '../model/past.ts';
import { changeText } from '../revisions/change-text.ts';
import type { PageChange } from '../revisions/page-diff.ts';
import { isSharedElsewhere, restoreCommands } from '../revisions/restore-page.ts';
import { TextDifference } from '../revisions/text-difference.tsx';
import { useAround } from '../revisions/use-around.ts';
import { useWhen } from '../revisions/use-when.ts';
import { Acts } from '../ui/acts.tsx';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { SidePanel } from '../workbench/side-panel.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { ChangeSign } from './change-sign.tsx';
import styles from './changes-panel.module.css';
import { usePagePublication } from '../publication/publication.tsx';
import { usePageChanges } from './use-changes.ts';
import { Plans } from './plans.tsx';
import { useCompareWithLive } from './use-compare-with-live.ts';
import { usePlanMessages } from './use-plan-messages.ts';
import { useRevert } from './use-revert.ts';

/** What visitors would notice once the page on the bench is published; each of it can be put back. */
export function ChangesPanel() {
  const t = useEditorT();
  const { page, entry } = useWorkbench();
  const when = useWhen();
  const standing = usePagePublication(page?.id);
  const { own, shared, count, published, failure } = usePageChanges();
  const work = useWorkStore();
  const planT = usePlanMessages();
  const compare = useCompareWithLive();
  if (!page || !entry) return null;
  const { name, address } = entry;
  const since = standing?.published;
  return (
    <SidePanel
      title={t('publishing.title')}
      note={count > 0 ? t('publishing.note', { count }) : undefined}
      foot={
        since ? (
          <Acts>
            <span className={styles.foot}>
              {own.length > 0 && published ? <Discard published={published} name={name} /> : null}
              <button
                type="button"
                className={`${controls.button} ${styles.offline}`}
                onClick={() => work.set({ dialog: { kind: 'takeOffline' } })}
              >
                {t('publishing.takeOffline')}
              </button>
            </span>
          </Acts>
        ) : null
      }
    >
      <p className={styles.since}>
        {since
          ? since.author === ''
            ? t('publishing.sinceBegin', { when: when(Date.parse(since.at)) })
            : t('publishing.since', { when: when(Date.parse(since.at)), author: since.author })
          : t('publishing.never', { address })}
        {published && count > 0 ? (
          <button type="button" className={`${controls.link} ${styles.compare}`} onClick={() => compare()}>
            <Columns2 size={14} aria-hidden />
            {planT('compare')}
          </button>
        ) : null}
      </p>
      <Plans />
      {failure === undefined ? null : (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {since && published === undefined && failure === undefined ? (
        <p className={styles.none} role="status">
          {t('publishing.loading')}
        </p>
      ) : null}
      {published && count === 0 ? <p className={styles.none}>{t('publishing.none')}</p> : null}
      {published ? <Changes changes={own} published={published} pageId={page.id} /> : null}
      {published && shared.length > 0 ? (
        <section aria-label={t('publishing.shared')}>
          <h3 className={styles.heading}>{t('publishing.shared')}</h3>
          <Changes changes={shared} published={published} pageId={page.id} />
        </section>
      ) : null}
    </SidePanel>
  );
}

interface ChangesProps {
  readonly changes: readonly PageChange[];
  readonly published: PageVersion;
  readonly pageId: number;
}

function Changes({ changes, published, pageId }: ChangesProps) {
  return (
    <ul className={styles.list}>
      {changes.map((change, at) => (
        <Change key={at} change={change} published={published} pageId={pageId} />
      ))}
    </ul>
  );
}

interface ChangeProps {
  readonly change: PageChange;
  readonly published: PageVersion;
  readonly pageId: number;
}

function Change({ change, published, pageId }: ChangeProps) {
  const t = useEditorT();
  const around = useAround();
  const revert = useRevert();
  const isElsewhere = useEdited((site) => 'block' in change && isSharedElsewhere(site, change.block, pageId));
  const { sign, text } = changeText(change, around);
  // What other pages show too is not put back from one of them.
  const isPuttable =
    !isElsewhere || ('block' in change && ['added', 'removed', 'moved'].includes(change.kind));
  return (
    <li className={styles.change}>
      <ChangeSign sign={sign} />
      <span className={styles.text}>
        {text}
        <TextDifference change={change} />
        {isPuttable ? (
          <Acts>
            <button
              type="button"
              className={`${controls.link} ${styles.back}`}
              aria-label={t('publishing.revertOne', { change: text })}
              onClick={() => revert(change, published)}
            >
              {t('publishing.revert')}
            </button>
          </Acts>
        ) : null}
      </span>
    </li>
  );
}

function Discard({ published, name }: { readonly published: PageVersion; readonly name: string }) {
  const t = useEditorT();
  const editor = useEditor();
  function discard(): void {
    const commands = restoreCommands(editor.site(), published, editor);
    if (commands.length === 0) return;
    editor.act({ key: 'draftDiscarded', values: { page: name } }, commands, published.page.id);
    announce(t('publishing.discarded', { page: name }));
    document.getElementById('bench')?.focus();
  }
  return (
    <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={discard}>
      <Undo2 size={14} aria-hidden />
      {t('publishing.discard')}
    </button>
  );
}
