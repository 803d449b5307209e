import { type Person, personLengths } from '@boardwright/api-client/contract';
import { useId, useState } from 'react';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { ReasonField } from '../lists/fields.tsx';
import { Failure } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import { Modal } from '../ui/modal.tsx';
import { usePeopleApi } from './people-api.ts';
import { usePeopleMessages } from './use-people-messages.ts';

interface ViewAsDialogProps {
  readonly person: Pick<Person, 'uuid' | 'name' | 'email'>;
  readonly onClose: () => void;
  /** They stand differently by now. */
  readonly onStale: () => void;
}

/** Asks why the site is to be viewed as somebody, and leads there. */
export function ViewAsDialog({ person, onClose, onStale }: ViewAsDialogProps) {
  const t = usePeopleMessages();
  const api = usePeopleApi();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isUnsaid = reason.trim() === '';
  const sent = useSubmission(
    () => api.viewAs(person.uuid, reason),
    () => undefined,
  );
  return (
    <Modal
      title={t('viewAs.title', { name: person.name || person.email })}
      intro={t('viewAs.intro')}
      width="narrow"
      isDirty={!isUnsaid}
      onClose={onClose}
      foot={<DialogFoot action={t('viewAs.act')} isBusy={sent.isBusy} onClose={onClose} submits={formId} />}
    >
      <Failure of={sent.failure} onStale={onStale} />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (!isUnsaid) sent.submit(undefined);
        }}
      >
        <ReasonField
          label={t('viewAs.reason')}
          hint={t('viewAs.reasonHint')}
          problem={isTried && isUnsaid ? t('reasonNeeded') : undefined}
          maxLength={personLengths.impersonation}
          value={reason}
          onChange={setReason}
        />
      </form>
    </Modal>
  );
}
