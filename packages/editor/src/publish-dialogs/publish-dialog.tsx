import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { pagesWith } from '../page-editing/edited-site.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useWorkStore } from '../block-actions/work.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { Failure, Problem } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import { changeText } from '../revisions/change-text.ts';
import type { PageChange } from '../revisions/page-diff.ts';
import { useAround } from '../revisions/use-around.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { Modal } from '../ui/modal.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { ChangeSign } from '../publishing/change-sign.tsx';
import changesStyles from '../publishing/changes-panel.module.css';
import styles from './publish-dialog.module.css';
import { useMomentText } from '../workbench/use-moment-text.ts';
import { Ticks } from './ticks.tsx';
import { useNewSince } from './use-new-since.ts';
import { useWhen } from './use-when.ts';
import { WhenFields } from './when-fields.tsx';
import { plansOf, usePublication } from '../publication/publication.tsx';
import { usePublishingSource } from '../publication/publishing-source.ts';
import { usePageChanges } from '../publishing/use-changes.ts';
import { useAppearanceText } from '../publishing/use-appearance-text.ts';
import { usePlanMessages } from '../publishing/use-plan-messages.ts';

/** Among the pages that can go along: no page has this number. */
const theAppearance = 0;

/** What publishing the page on the bench changes for visitors, what the checks have to say, when, and the button that does it. */
export function PublishDialog() {
  const t = useEditorT();
  const planT = usePlanMessages();
  const work = useWorkStore();
  const source = usePublishingSource();
  const around = useAround();
  const { page, entry, entries, openLeft } = useWorkbench();
  const { site: publication, refresh } = usePublication();
  const { own, shared, count, published } = usePageChanges();
  const blockOf = useEdited((edited) => edited.blockOf);
  // Of a page that is new to visitors, all that is on it.
  const whole = (page?.blocks ?? []).flatMap((id): readonly PageChange[] =>
    blockOf[id] ? [{ kind: 'added', block: blockOf[id], place: 0 }] : [],
  );
  const since = useNewSince(
    published === undefined ? undefined : published === null ? whole : [...own, ...shared],
  );
  const appearance = useAppearanceText();
  const site = useEdited((edited) => edited);
  const blocks = [...new Map(shared.map(({ block }) => [block.id, block])).values()].map(({ id, key }) => ({
    id,
    note: shared.some((change) => change.block.id === id && since.isNew(change))
      ? planT('newSince')
      : undefined,
    text: planT('alsoShared', {
      block: around.schemaOf(key)?.title ?? key,
      count: shared.filter(({ block }) => block.id === id).length,
      pages: pagesWith(site, id).length,
    }),
  }));
  const otherPages = (publication?.pages ?? [])
    .filter(({ id, published: has, is_changed: isChanged }) => id !== page?.id && (!has || isChanged))
    .flatMap(({ id, published: has }) => {
      const other = entries.find((one) => one.page.id === id);
      const mark = t(has ? 'publishing.marks.changed' : 'publishing.marks.notLive');
      return other ? [{ id, text: planT('alsoPage', { page: other.name, mark }) }] : [];
    });
  const others = [
    ...(appearance.count > 0 ? [{ id: theAppearance, text: planT('appearance', appearance) }] : []),
    ...otherPages,
  ];
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [along, setAlong] = useState<ReadonlySet<number>>(new Set());
  const ticked = new Set(blocks.map(({ id }) => id).filter((id) => !left.has(id)));
  const contents = {
    pages: [...(page ? [page.id] : []), ...otherPages.map(({ id }) => id).filter((id) => along.has(id))],
    offline: [],
    blocks: [...ticked],
    appearance: along.has(theAppearance),
  };
  const { when, setWhen, isOpen, remarks, ...planning } = useWhen(contents);
  const isHeld = useEdited(({ settings }) => settings['publish_checks'] === 'block');
  // A release may be collected with remarks: it is held once it gets its time.
  const isRefused = isHeld && remarks > 0 && when.kind !== 'release';
  const textOf = useMomentText();
  const planned = plansOf(publication, page?.id).find(({ back_of: backOf }) => backOf === null);
  const close = (): void => work.set({ dialog: undefined });
  const name = entry?.name ?? '';
  const sent = useSubmission(
    async (): Promise<void> => {
      if (page === undefined || !source) return;
      if (when.kind === 'now') await source.publish(site.id, { ...contents, remarks });
      else await planning.plan();
      await refresh();
    },
    () => {
      announce(
        planning.done({
          now: () =>
            contents.pages.length > 1
              ? planT('publishedMany', { count: contents.pages.length })
              : planT('published', { page: name }),
          plan: (time) => planT('isPlanned', { page: name, time }),
        }),
      );
      close();
    },
  );
  const actionNow = remarks > 0 && !isRefused ? planT('nowWithRemarks', { count: remarks }) : planT('now');
  const action = sent.isBusy ? planT('publishing') : planning.action(actionNow);
  return (
    <Modal
      title={planT('dialogTitle', { page: name })}
      intro={
        published === null
          ? planT('dialogNew', { address: entry?.address ?? '' })
          : planT('dialogIntro', { count })
      }
      width="wide"
      onClose={close}
      foot={
        <DialogFoot
          action={action}
          isBusy={sent.isBusy || isOpen || isRefused}
          onClose={close}
          submits={() => {
            if (isOpen || isRefused) return;
            if (!since.isStale) return sent.submit(undefined);
            // What nobody looked at goes to nobody: asked once more, with what is new in the list.
            since.ask();
          }}
        />
      }
    >
      <Failure of={sent.failure} />
      {since.isAsked ? <Problem text={planT('newSinceAsk')} /> : null}
      {own.length > 0 ? (
        <ul className={styles.changes}>
          {own.map((change, at) => {
            const { sign, text } = changeText(change, around);
            return (
              <li key={at} className={changesStyles.change}>
                <ChangeSign sign={sign} />
                <span className={changesStyles.text}>
                  {text}
                  {since.isNew(change) ? <small className={styles.isNew}>{planT('newSince')}</small> : null}
                </span>
              </li>
            );
          })}
        </ul>
      ) : null}
      <Ticks
        legend={planT('alsoSharedHint')}
        items={blocks}
        ticked={ticked}
        onTick={(next) => setLeft(new Set(blocks.map(({ id }) => id).filter((id) => !next.has(id))))}
      />
      <Ticks legend={planT('alsoPages')} items={others} ticked={along} onTick={setAlong} />
      <WhenFields when={when} onChange={setWhen} mayGoBack failure={sent.failure} />
      {planned && when.kind === 'now' ? (
        <p className={styles.note}>{planT('replacesPlan', { time: textOf(planned.due_at) })}</p>
      ) : null}
      {remarks > 0 ? (
        <p className={styles.remarks} data-refused={isRefused} role={isRefused ? 'alert' : undefined}>
          <TriangleAlert size={16} strokeWidth={2} aria-hidden />
          <span>
            {planT('checks', { count: remarks })} {isRefused ? planT('checksFirst') : ''}
          </span>
          <button
            type="button"
            className={controls.link}
            onClick={() => {
              close();
              openLeft('checks');
            }}
          >
            {planT('look')}
          </button>
        </p>
      ) : null}
    </Modal>
  );
}
