import type { Company } from '@boardwright/api-client/contract';
import { useId, useState } from 'react';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { Failure } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import type { NewPerson } from '../new-company/new-company-api.ts';
import { isSomebody, nobody, PersonFields } from '../new-company/person-fields.tsx';
import { useToFirstProblem } from '../new-company/use-to-first-problem.ts';
import { Modal } from '../ui/modal.tsx';
import { useCompaniesApi } from './companies-api.ts';
import { useCompaniesMessages } from './use-companies-messages.ts';

interface InviteDialogProps {
  readonly company: Company;
  readonly onClose: () => void;
  /** @param done what was done, as a sentence */
  readonly onDone: (done: string) => void;
}

/** Invites somebody to work for a company, as its own people do. */
export function InviteDialog({ company, onClose, onDone }: InviteDialogProps) {
  const t = useCompaniesMessages();
  const api = useCompaniesApi();
  const formId = useId();
  const [person, setPerson] = useState(nobody);
  const sent = useSubmission(
    (invited: NewPerson) => api.invite(company.id, invited),
    () => onDone(t('invite.done', { email: person.email.trim(), company: company.name })),
  );
  const form = useToFirstProblem(sent.failure);
  const fields = sent.failure?.fields ?? {};
  return (
    <Modal
      title={t('invite.title', { company: company.name })}
      intro={t('invite.intro')}
      width="narrow"
      isDirty={isSomebody(person)}
      onClose={onClose}
      foot={<DialogFoot action={t('invite.act')} isBusy={sent.isBusy} onClose={onClose} submits={formId} />}
    >
      {Object.keys(fields).length > 0 ? null : <Failure of={sent.failure} />}
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          sent.submit(person);
        }}
      >
        <PersonFields person={person} problemOf={(field) => fields[field]?.join(' ')} onChange={setPerson} />
      </form>
    </Modal>
  );
}
