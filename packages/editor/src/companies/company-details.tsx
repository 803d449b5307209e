import type { Company } from '@boardwright/api-client/contract';
import { TextField } from '../lists/fields.tsx';
import { Failure } from '../lists/reading.tsx';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { plainShape } from '../written/draft-shape.ts';
import { useDialogDraft } from '../written/use-dialog-draft.ts';
import { useSaveWritten } from '../written/use-save-written.ts';
import { SavingConflict } from '../written/saving-conflict.tsx';
import { useCompaniesApi } from './companies-api.ts';
import { Section } from '../lists/section.tsx';
import { useCompaniesMessages } from './use-companies-messages.ts';
import { Acts, ActsFields } from '../ui/acts.tsx';

interface CompanyDetailsProps {
  readonly company: Company;
  readonly onSaved: () => void;
}

const fields = ['name', 'kvk_number', 'vat_number', 'invoice_email'] as const;
type Draft = Readonly<Record<(typeof fields)[number], string>>;
const shape = plainShape<Draft>(fields);
const toDraft = (company: Pick<Company, keyof Draft> | undefined): Draft => ({
  name: company?.name ?? '',
  kvk_number: company?.kvk_number ?? '',
  vat_number: company?.vat_number ?? '',
  invoice_email: company?.invoice_email ?? '',
});
/** What a company says of itself, as its people change it too. */
export function CompanyDetails({ company, onSaved }: CompanyDetailsProps) {
  const t = useCompaniesMessages();
  const api = useCompaniesApi();
  const editing = useDialogDraft({ row: company, toDraft, shape });
  const { draft, isDirty, change } = editing;
  const saving = useSaveWritten({
    editing,
    shape,
    toDraft,
    // There is one before it is changed.
    add: async () => company,
    async change(id, { draft: sent, before, revision }) {
      const typed = fields.filter((name) => sent[name] !== before[name]).map((name) => [name, sent[name]]);
      const result = await api.save(id, { ...Object.fromEntries(typed), revision });
      if ('current' in result) return result;
      announce(t('details.saved'));
      onSaved();
      return result;
    },
    sentenceOf: () => t('details.saved'),
    onAdded: () => undefined,
  });
  return (
    <Section title={t('details.title')}>
      <Failure of={saving.failure} onStale={onSaved} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isDirty) saving.save();
        }}
      >
        <ActsFields>
          {fields.map((name) => (
            <TextField
              key={name}
              label={t(`details.${name}`)}
              value={draft[name]}
              onChange={(text) => change({ [name]: text })}
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
      <SavingConflict
        saving={saving}
        shape={shape}
        nameOf={(field) => t(`details.${field}`)}
        valueOf={(field, of) => of[field]}
      />
    </Section>
  );
}
