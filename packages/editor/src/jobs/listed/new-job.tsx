import type { ListedJobDetails } from '@boardwright/api-client/contract';
import { useCallback, useId, useState } from 'react';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { ChoiceField } from '../../lists/fields.tsx';
import { Failure, Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { useSubmission } from '../../lists/use-submission.ts';
import { Modal } from '../../ui/modal.tsx';
import { useJobsMessages } from '../use-jobs-messages.ts';
import { CompanyChoice, type NamedCompany } from '../../lists/company-choice.tsx';
import { AddCompanyHere } from '../../new-company/add-company-here.tsx';
import { blankDraft, changeOf, copyOf, textParts, wrongAmounts } from './job-draft.ts';
import { JobFields } from './job-fields.tsx';
import { type NewJob as Sent, useJobsApi } from './jobs-api.ts';
import { useCompanyWords } from './use-company-words.ts';

interface NewJobProps {
  /** The job that it begins as a copy of. */
  readonly like?: ListedJobDetails | undefined;
  /** For whom, where that is known. */
  readonly company?: NamedCompany | undefined;
  readonly onClose: () => void;
  readonly onDone: (made: ListedJobDetails) => void;
}

/** Writes a job for a company: a draft, that is published and paid for by its own page. */
export function NewJob({ like, company: given, onClose, onDone }: NewJobProps) {
  const t = useJobsMessages();
  const api = useJobsApi();
  const words = useCompanyWords();
  const formId = useId();
  const [key] = useState(() => api.newKey());
  const [first] = useState(() => (like ? copyOf(like.form) : blankDraft));
  const [draft, setDraft] = useState(first);
  const [company, setCompany] = useState(given);
  const [organisation, setOrganisation] = useState('');
  const [isTried, setIsTried] = useState(false);
  const submission = useSubmission((sent: Sent) => api.create(sent), onDone);
  const fields = submission.failure?.fields ?? {};
  const send = () => {
    setIsTried(true);
    if (!company || wrongAmounts(draft).length > 0) return;
    submission.submit({
      client_id: company.id,
      ...(organisation !== '' && { organisation_id: Number(organisation) }),
      ...(like && { copy_of: like.job.uuid }),
      ...changeOf(first, draft),
      idempotency_key: key,
    });
  };
  return (
    <Modal
      title={t(like ? 'deal.copyTitle' : 'deal.newTitle', { title: like?.job.title ?? '' })}
      intro={t(like ? 'deal.copyAbout' : 'deal.newAbout')}
      width="wide"
      isDirty={draft !== first}
      first={given ? undefined : 'input[type=search]'}
      onClose={onClose}
      foot={
        <DialogFoot
          action={t('deal.newSave')}
          isBusy={submission.isBusy}
          onClose={onClose}
          submits={formId}
        />
      }
    >
      {Object.keys(fields).length > 0 ? null : <Failure of={submission.failure} />}
      <CompanyChoice
        label={t('deal.company')}
        words={words}
        problem={isTried && !company ? t('deal.choose') : undefined}
        chosen={company}
        find={api.companies}
        onChoose={(chosen) => {
          setCompany(chosen);
          setOrganisation('');
        }}
        renderBelow={(found) => (
          <AddCompanyHere
            {...found}
            onThere={(added) => {
              setCompany(added);
              setOrganisation('');
            }}
          />
        )}
      />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {company ? (
          <OrganisationChoice
            key={company.id}
            company={company}
            chosen={organisation}
            problem={fields['organisation_id']?.join(' ')}
            onChoose={setOrganisation}
          />
        ) : null}
        <JobFields
          draft={draft}
          parts={like ? textParts(like.form) : textParts({ text_type: 'platform' })}
          isTried={isTried}
          failure={submission.failure}
          onChange={setDraft}
        />
      </form>
    </Modal>
  );
}

interface OrganisationChoiceProps {
  readonly company: NamedCompany;
  readonly chosen: string;
  readonly problem: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Under which of its organisations a company's job stands; nothing to choose where it has one. */
function OrganisationChoice({ company, chosen, problem, onChoose }: OrganisationChoiceProps) {
  const t = useJobsMessages();
  const api = useJobsApi();
  const state = useFound(useCallback(() => api.organisations(company.id), [api, company.id]));
  return (
    <Reading state={state}>
      {(organisations) =>
        organisations.length < 2 ? null : (
          <ChoiceField
            label={t('deal.organisation')}
            problem={problem}
            value={chosen || String(organisations[0]?.id ?? '')}
            options={organisations.map(({ id, name }) => ({ value: String(id), text: name }))}
            onChange={onChoose}
          />
        )
      }
    </Reading>
  );
}
