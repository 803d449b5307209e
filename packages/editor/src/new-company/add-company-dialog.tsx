import type { Company, CompanyAlike } from '@boardwright/api-client/contract';
import { useId, useState } from 'react';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { TextField } from '../lists/fields.tsx';
import { Failure } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import { announce } from '../ui/announce.ts';
import { Modal } from '../ui/modal.tsx';
import { AlikeCompanies } from './alike-companies.tsx';
import styles from './new-company.module.css';
import type { NewCompany, NewCompanyApi } from './new-company-api.ts';
import { isSomebody, nobody, PersonFields } from './person-fields.tsx';
import { useNewCompanyMessages } from './use-new-company-messages.ts';
import { useToFirstProblem } from './use-to-first-problem.ts';

interface AddCompanyDialogProps {
  readonly api: NewCompanyApi;
  /** What was looked for and not found: its name, as far as one knows. */
  readonly name?: string;
  /** What is done with one that is there already. */
  readonly act: 'open' | 'choose';
  readonly onClose: () => void;
  readonly onThere: (company: Pick<Company, 'id' | 'name'>) => void;
}

const facts = ['website', 'kvk_number', 'vat_number', 'invoice_email'] as const;
const longest = { website: 500, kvk_number: 60, vat_number: 60, invoice_email: 254 } as const;
const noFacts = { website: '', kvk_number: '', vat_number: '', invoice_email: '' };

/** Adds a company with its first person, once those that are like it were looked at. */
export function AddCompanyDialog({ api, name: found = '', act, onClose, onThere }: AddCompanyDialogProps) {
  const t = useNewCompanyMessages();
  const formId = useId();
  const whoId = useId();
  const [key] = useState(() => api.newKey());
  const [name, setName] = useState(found);
  const [typed, setTyped] = useState(noFacts);
  const [person, setPerson] = useState(nobody);
  const [alike, setAlike] = useState<readonly CompanyAlike[]>([]);
  const sent = useSubmission(
    (company: NewCompany) => api.add(company),
    (answer) => {
      if ('alike' in answer) return setAlike(answer.alike);
      const { name: added } = answer.company;
      announce(
        isSomebody(person)
          ? t('invited', { name: added, email: person.email.trim() })
          : t('added', { name: added }),
      );
      onThere(answer.company);
    },
  );
  const form = useToFirstProblem(sent.failure);
  const fields = sent.failure?.fields ?? {};
  const problemOf = (field: string) => fields[field]?.join(' ');
  const isTyped = name !== found || isSomebody(person) || facts.some((fact) => typed[fact] !== '');
  return (
    <Modal
      title={t('title')}
      intro={t('intro')}
      width="wide"
      isDirty={isTyped}
      onClose={onClose}
      foot={
        <DialogFoot
          action={t(alike.length === 0 ? 'add' : 'anyway')}
          isBusy={sent.isBusy}
          onClose={onClose}
          submits={formId}
        />
      }
    >
      {Object.keys(fields).length > 0 ? null : <Failure of={sent.failure} />}
      {alike.length === 0 ? null : (
        <AlikeCompanies
          key={alike.map(({ id }) => id).join()}
          companies={alike}
          act={act}
          onChosen={onThere}
        />
      )}
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog may stand in what is a form itself.
          event.stopPropagation();
          sent.submit({
            name,
            ...typed,
            ...(isSomebody(person) && { person }),
            known: alike.map(({ id }) => id),
            idempotency_key: key,
          });
        }}
      >
        <TextField label={t('name')} problem={problemOf('name')} value={name} onChange={setName} />
        <p className={styles.quiet}>{t('optional')}</p>
        <div className={styles.facts}>
          {facts.map((fact) => (
            <TextField
              key={fact}
              label={t(fact)}
              problem={problemOf(fact)}
              value={typed[fact]}
              maxLength={longest[fact]}
              onChange={(text) => setTyped({ ...typed, [fact]: text })}
            />
          ))}
        </div>
        <fieldset className={styles.person} aria-describedby={whoId}>
          <legend>{t('who.title')}</legend>
          <p id={whoId} className={styles.quiet}>
            {t('who.about')}
          </p>
          <div className={styles.facts}>
            <PersonFields
              person={person}
              problemOf={(field) => problemOf(`person.${field}`)}
              onChange={setPerson}
            />
          </div>
        </fieldset>
      </form>
    </Modal>
  );
}
