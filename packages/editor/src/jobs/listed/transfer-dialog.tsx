import type { JobTransfer, ListedJobDetails } from '@boardwright/api-client/contract';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { ChoiceField } from '../../lists/fields.tsx';
import { Failure, Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { useSubmission } from '../../lists/use-submission.ts';
import controls from '../../ui/controls.module.css';
import { Modal } from '../../ui/modal.tsx';
import { useJobsMessages } from '../use-jobs-messages.ts';
import { BoardWords } from './board-words.tsx';
import { CompanyChoice, type NamedCompany } from '../../lists/company-choice.tsx';
import { AddCompanyHere } from '../../new-company/add-company-here.tsx';
import { type Transfer, useJobsApi } from './jobs-api.ts';
import styles from './jobs.module.css';
import { useCompanyWords } from './use-company-words.ts';

interface TransferDialogProps {
  readonly details: ListedJobDetails;
  readonly onClose: () => void;
  /** It changed meanwhile: shows how it stands now. */
  readonly onStale: () => void;
  /** Begins a copy of it for a company instead. */
  readonly onCopy: (company: NamedCompany | undefined) => void;
  /** @param done what was done, as a sentence */
  readonly onDone: (done: string) => void;
}

const blank = { mail: true, explanation: '' };

/** Moves a job to another company, once what goes along was read; or begins a copy of it there. */
export function TransferDialog({ details, onClose, onStale, onCopy, onDone }: TransferDialogProps) {
  const t = useJobsMessages();
  const api = useJobsApi();
  const words = useCompanyWords();
  const formId = useId();
  const { job, form } = details;
  const [company, setCompany] = useState<NamedCompany>();
  const [organisation, setOrganisation] = useState<number>();
  const [draft, setDraft] = useState(blank);
  const [isTried, setIsTried] = useState(false);
  const to = company?.id;
  const preview = useFound(
    useCallback(
      async () => (to === undefined ? undefined : api.previewTransfer(job.uuid, { client_id: to })),
      [api, job.uuid, to],
    ),
  );
  const found = to === undefined ? undefined : preview.found;
  const isPossible = found?.problem === null;
  const find = useCallback(
    async (search: string) => (await api.companies(search)).filter(({ id }) => id !== job.client?.id),
    [api, job.client?.id],
  );
  const submission = useSubmission(
    (sent: Transfer) => api.transfer(job.uuid, sent),
    () => onDone(t('deal.moved', { title: job.title, company: company?.name ?? '' })),
  );
  const send = () => {
    setIsTried(true);
    if (to === undefined || !isPossible) return;
    submission.submit({
      client_id: to,
      ...(organisation !== undefined && { organisation_id: organisation }),
      revision: form.revision,
      ...draft,
    });
  };
  return (
    <Modal
      title={t('deal.moveTitle', { title: job.title })}
      intro={t('deal.moveAbout')}
      width="wide"
      isDirty={draft !== blank}
      first="input[type=search]"
      onClose={onClose}
      foot={
        <DialogFoot
          action={t('deal.move')}
          isBusy={submission.isBusy || (to !== undefined && !isPossible)}
          onClose={onClose}
          submits={formId}
        >
          <button
            type="button"
            className={`${controls.button} ${controls.secondary}`}
            onClick={() => onCopy(company)}
          >
            {t('deal.copy')}
          </button>
        </DialogFoot>
      }
    >
      <Failure of={submission.failure} onStale={onStale} />
      <CompanyChoice
        label={t('deal.to')}
        words={words}
        problem={isTried && !company ? t('deal.choose') : undefined}
        chosen={company}
        find={find}
        onChoose={(chosen) => {
          setCompany(chosen);
          setOrganisation(undefined);
        }}
        renderBelow={(below) => (
          <AddCompanyHere
            {...below}
            onThere={(added) => {
              setCompany(added);
              setOrganisation(undefined);
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
        {company === undefined ? null : (
          <Reading state={preview}>
            {(transfer) =>
              transfer === undefined ? null : transfer.problem === null ? (
                <>
                  {transfer.organisations.length < 2 ? null : (
                    <ChoiceField
                      label={t('deal.organisation')}
                      value={String(organisation ?? transfer.organisation_id)}
                      options={transfer.organisations.map(({ id, name }) => ({
                        value: String(id),
                        text: name,
                      }))}
                      onChange={(id) => setOrganisation(Number(id))}
                    />
                  )}
                  <Effects transfer={transfer} />
                  {transfer.mails === 0 ? (
                    <p className={styles.quiet}>{t('deal.mailNobody')}</p>
                  ) : (
                    <BoardWords
                      label={t('deal.mailBoth', { count: transfer.mails })}
                      draft={draft}
                      onChange={setDraft}
                    />
                  )}
                </>
              ) : (
                <p className={styles.refused}>{transfer.problem}</p>
              )
            }
          </Reading>
        )}
      </form>
    </Modal>
  );
}

/** What goes along, and what stays. */
function Effects({ transfer }: { readonly transfer: JobTransfer }) {
  const t = useJobsMessages();
  const { from, to, organisations, organisation_id: id, views, favourites } = transfer;
  const goes = [
    t('deal.goes.text'),
    t('deal.goes.organisation', {
      organisation: organisations.find((one) => one.id === id)?.name ?? to.name,
    }),
    t('deal.goes.seen', { views, favourites }),
  ];
  const stays = [
    ...(from ? [t('deal.stays.access', { company: from.name })] : []),
    t('deal.stays.product'),
    from ? t('deal.stays.back', { company: from.name }) : t('deal.stays.noBack'),
  ];
  return (
    <ul className={styles.effects}>
      {goes.map((sentence) => (
        <li key={sentence} data-tone="good">
          <CircleCheck size={16} aria-hidden />
          {sentence}
        </li>
      ))}
      {stays.map((sentence) => (
        <li key={sentence}>
          <CircleSlash size={16} aria-hidden />
          {sentence}
        </li>
      ))}
    </ul>
  );
}
