import { longestReleaseName } from '@boardwright/api-client/contract';
import { useState } from 'react';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { TextField } from '../lists/fields.tsx';
import { Failure } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { type Release, usePublication } from '../publication/publication.tsx';
import { usePublishingSource } from '../publication/publishing-source.ts';
import { useFormUid } from '../saving/use-form-uid.ts';
import { announce } from '../ui/announce.ts';
import { Modal } from '../ui/modal.tsx';
import { useReleaseMessages } from './use-release-messages.ts';

interface NameDialogProps {
  /** The one that gets another name; without it, one is made. */
  readonly release?: Release;
  readonly onClose: () => void;
  readonly onDone?: (id: number) => void;
}

/** Asks what a release is called. */
export function NameDialog({ release, onClose, onDone }: NameDialogProps) {
  const t = useReleaseMessages();
  const source = usePublishingSource();
  const site = useEdited(({ id }) => id);
  const { refresh } = usePublication();
  const [name, setName] = useState(release?.name ?? '');
  const uid = useFormUid([name]);
  const isOpen = name.trim() === '';
  const sent = useSubmission(
    async () => {
      const stored = release
        ? await source?.plans.change(release.id, { dueAt: release.due_at, name })
        : await source?.plans.add(site, { uid, name });
      await refresh();
      return stored;
    },
    (stored) => {
      announce(t(release ? 'renamed' : 'created', { name: name.trim() }));
      if (stored) onDone?.(stored.id);
      onClose();
    },
  );
  return (
    <Modal
      title={t(release ? 'renameTitle' : 'newTitle')}
      width="narrow"
      isDirty={name !== (release?.name ?? '')}
      onClose={onClose}
      foot={
        <DialogFoot
          action={t(release ? 'save' : 'create')}
          isBusy={sent.isBusy || isOpen}
          onClose={onClose}
          submits="release-name"
        />
      }
    >
      <Failure of={sent.failure} />
      <form
        id="release-name"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isOpen) sent.submit(undefined);
        }}
      >
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          value={name}
          maxLength={longestReleaseName}
          problem={sent.failure?.fields?.['name']?.[0]}
          onChange={setName}
        />
      </form>
    </Modal>
  );
}
