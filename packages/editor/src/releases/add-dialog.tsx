import { useState } from 'react';
import { useRemarks } from '../checks/use-remarks.ts';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { Failure } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { type Release, usePublication } from '../publication/publication.tsx';
import { usePublishingSource } from '../publication/publishing-source.ts';
import { Ticks } from '../publish-dialogs/ticks.tsx';
import { useAppearanceText } from '../publishing/use-appearance-text.ts';
import { announce } from '../ui/announce.ts';
import { Modal } from '../ui/modal.tsx';
import { useBlockTitle } from '../workbench/use-block-title.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useReleaseMessages } from './use-release-messages.ts';

/** Asks what else goes with a release: what differs from what visitors have stands first. */
export function AddDialog({ release, onClose }: { readonly release: Release; readonly onClose: () => void }) {
  const t = useReleaseMessages();
  const source = usePublishingSource();
  const { site, refresh } = usePublication();
  const { entries } = useWorkbench();
  const blockOf = useEdited((edited) => edited.blockOf);
  const titleOf = useBlockTitle();
  const appearance = useAppearanceText();
  const remarksOf = useRemarks();
  const [pages, setPages] = useState<ReadonlySet<number>>(new Set());
  const [others, setOthers] = useState<ReadonlySet<number>>(new Set());
  const stateOf = (id: number): 'newPage' | 'changed' | 'same' => {
    const standing = site?.pages.find((one) => one.id === id);
    if (!standing?.published) return 'newPage';
    return standing.is_changed ? 'changed' : 'same';
  };
  const inside = [...release.pages, ...release.offline];
  const items = entries
    .filter(({ page }) => !inside.includes(page.id))
    .map(({ page, name }) => ({ id: page.id, text: name, note: stateOf(page.id) }))
    .toSorted((one, other) => Number(one.note === 'same') - Number(other.note === 'same'))
    .map(({ note, ...item }) => (note === 'same' ? item : { ...item, note: t(note) }));
  const shared = (site?.changed_blocks ?? []).flatMap((id) => {
    const block = blockOf[id];
    return block && !release.blocks.includes(id) ? [{ id, text: titleOf(id) ?? block.key }] : [];
  });
  const rest = [
    ...shared,
    ...(release.appearance
      ? []
      : [
          {
            id: 0,
            text: t('look'),
            note: appearance.count > 0 ? appearance.settings : undefined,
          },
        ]),
  ];
  const isOpen = pages.size + others.size === 0;
  const sent = useSubmission(
    async () => {
      await source?.plans.change(release.id, {
        dueAt: release.due_at,
        pages: [...release.pages, ...pages],
        blocks: [...release.blocks, ...[...others].filter((id) => id !== 0)],
        appearance: release.appearance || others.has(0),
        remarks: remarksOf([...pages]),
      });
      await refresh();
    },
    () => {
      announce(t('added'));
      onClose();
    },
  );
  return (
    <Modal
      title={t('addTitle', { name: release.name })}
      width="narrow"
      onClose={onClose}
      foot={
        <DialogFoot
          action={t('add')}
          isBusy={sent.isBusy || isOpen}
          onClose={onClose}
          submits={() => {
            if (!isOpen) sent.submit(undefined);
          }}
        />
      }
    >
      <Failure of={sent.failure} />
      <Ticks legend={t('pages')} items={items} ticked={pages} onTick={setPages} />
      <Ticks legend={t('rest')} items={rest} ticked={others} onTick={setOthers} />
    </Modal>
  );
}
