import type { Company } from '@boardwright/api-client/contract';
import { useState } from 'react';
import { TextField } from '../lists/fields.tsx';
import { Failure } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { type CompanyDetailsDraft, useCompaniesApi } from './companies-api.ts';
import { Section } from '../lists/section.tsx';
import { useCompaniesMessages } from './use-companies-messages.ts';
import { Acts, ActsFields } from '../ui/acts.tsx';

interface CompanyDetailsProps {
  readonly company: Company;
  readonly onSaved: () => void;
}

const fields = ['name', 'kvk_number', 'vat_number', 'invoice_email'] as const;

/** What a company says of itself, as its people change it too. */
export function CompanyDetails({ company, onSaved }: CompanyDetailsProps) {
  const t = useCompaniesMessages();
  const api = useCompaniesApi();
  const [typed, setTyped] = useState<Readonly<Partial<Record<(typeof fields)[number], string>>>>({});
  const isDirty = fields.some((name) => (typed[name] ?? company[name] ?? '') !== (company[name] ?? ''));
  const saving = useSubmission(
    (changes: Omit<CompanyDetailsDraft, 'revision'>) =>
      api.save(company.id, { ...changes, revision: company.revision }),
    () => {
      setTyped({});
      announce(t('details.saved'));
      onSaved();
    },
  );
  return (
    <Section title={t('details.title')}>
      <Failure of={saving.failure} onStale={onSaved} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isDirty) saving.submit(typed);
        }}
      >
        <ActsFields>
          {fields.map((name) => (
            <TextField
              key={name}
              label={t(`details.${name}`)}
              value={typed[name] ?? company[name] ?? ''}
              onChange={(text) => setTyped({ ...typed, [name]: text })}
            />
          ))}
        </ActsFields>
        <Acts>
          <button
            type="submit"
            className={`${controls.button} ${controls.secondary}`}
            aria-disabled={saving.isBusy || !isDirty}
          >
            {t('details.save')}
          </button>
        </Acts>
      </form>
    </Section>
  );
}
