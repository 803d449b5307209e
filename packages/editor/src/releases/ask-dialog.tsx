import { TriangleAlert } from 'lucide-react';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { Failure } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import { usePublication } from '../publication/publication.tsx';
import dialog from '../publish-dialogs/publish-dialog.module.css';
import { usePlanMessages } from '../publishing/use-plan-messages.ts';
import { announce } from '../ui/announce.ts';
import { Modal } from '../ui/modal.tsx';

interface AskDialogProps {
  readonly title: string;
  readonly intro: string;
  readonly action: string;
  /** What one should know before. */
  readonly note?: string | undefined;
  /** What the note says keeps it from happening. */
  readonly isRefused?: boolean;
  readonly send: () => Promise<unknown>;
  /** What is announced once it is done. */
  readonly done: string;
  readonly onClose: () => void;
}

/** Asks before something is done with a release. */
export function AskDialog({
  title,
  intro,
  action,
  note,
  isRefused = false,
  send,
  done,
  onClose,
}: AskDialogProps) {
  const t = usePlanMessages();
  const { refresh } = usePublication();
  const sent = useSubmission(
    async () => {
      await send();
      await refresh();
    },
    () => {
      announce(done);
      onClose();
    },
  );
  return (
    <Modal
      title={title}
      intro={intro}
      width="narrow"
      onClose={onClose}
      foot={
        <DialogFoot
          action={action}
          isBusy={sent.isBusy || isRefused}
          onClose={onClose}
          submits={() => {
            if (!isRefused) sent.submit(undefined);
          }}
        />
      }
    >
      <Failure of={sent.failure} />
      {note === undefined ? null : (
        <p className={dialog.remarks} data-refused={isRefused}>
          <TriangleAlert size={16} strokeWidth={2} aria-hidden />
          <span>
            {note} {isRefused ? t('checksFirst') : ''}
          </span>
        </p>
      )}
    </Modal>
  );
}
