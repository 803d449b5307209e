import { type MyOrganisation, organisationLimits } from '@boardwright/api-client/contract';
import { useId } from 'react';
import { useSiteLanguages } from '../lists/use-site-languages.ts';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { TextField } from '../lists/fields.tsx';
import { PictureField } from '../lists/picture-field.tsx';
import { PlaceField } from '../lists/place-field.tsx';
import { Failure } from '../lists/reading.tsx';
import { RichTextField } from '../lists/rich-text-field.tsx';
import form from '../ui/form.module.css';
import { Modal } from '../ui/modal.tsx';
import { SavingConflict } from '../written/saving-conflict.tsx';
import { useDialogDraft } from '../written/use-dialog-draft.ts';
import { useSaveWritten } from '../written/use-save-written.ts';
import { wordsOfHtml } from '../written/words-of-html.ts';
import { useCompaniesApi } from './companies-api.ts';
import { type PageDraft, pageChange, pageDraft, pageShape } from './page-draft.ts';
import styles from './companies.module.css';
import { useCompaniesMessages } from './use-companies-messages.ts';

interface PageDialogProps {
  readonly companyId: number;
  readonly page: MyOrganisation;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const named = ['name', 'email', 'phone', 'active', 'logo', 'header', 'location_hq'] as const;
const isNamed = (field: string): field is (typeof named)[number] => named.some((one) => one === field);

const pictures = ['logo', 'header'] as const;
const isPicture = (field: string): boolean => pictures.some((one) => one === field);

/** What a field of the page is called. */
function useFieldNames(): (field: string) => string {
  const t = useCompaniesMessages();
  const { languages } = useSiteLanguages();
  return (field) => {
    const [name, part] = field.split('.');
    const language = languages.find(({ code }) => code === part)?.name ?? '';
    if (name === 'slogan') return t('page.slogan', { language });
    if (name === 'about') return t('page.about', { language });
    if (isNamed(field)) return t(`page.${field}`);
    if (field === 'socials.website' || part === undefined) return t('page.website');
    return `${part.charAt(0).toUpperCase()}${part.slice(1)}`;
  };
}

function usePageWriting({ companyId, page, onDone }: PageDialogProps) {
  const t = useCompaniesMessages();
  const api = useCompaniesApi();
  const { languages } = useSiteLanguages();
  const codes = languages.map(({ code }) => code);
  const shape = pageShape(codes);
  const toDraft = pageDraft(codes);
  const editing = useDialogDraft({ row: page, toDraft, shape });
  const saving = useSaveWritten({
    editing,
    shape,
    toDraft,
    // There is one before it is changed.
    add: async () => page,
    async change(id, { draft, before, revision }) {
      const result = await api.savePage(companyId, id, pageChange(draft, before, codes, revision));
      if ('current' in result) return result;
      onDone();
      return result;
    },
    sentenceOf: () => t('page.saved'),
    onAdded: () => undefined,
  });
  return { editing, saving, shape };
}

/** Changes what visitors read of a company, as its people do too. */
export function PageDialog(props: PageDialogProps) {
  const t = useCompaniesMessages();
  const nameOf = useFieldNames();
  const formId = useId();
  const { editing, saving, shape } = usePageWriting(props);
  const { isDirty } = editing;
  const problems = saving.failure?.fields ?? {};
  const valueOf = (field: string, of: PageDraft): string => {
    const value = of[field] ?? '';
    if (field === 'active') return t(value === 'true' ? 'page.visible' : 'page.hidden');
    // Two places may have one name.
    if (field === 'location_hq' && of['point']) return `${value} (${of['point'].replace(' ', ', ')})`;
    return field.startsWith('about.') ? wordsOfHtml(value) : value;
  };
  return (
    <Modal
      title={t('page.changeNamed', { name: props.page.name })}
      intro={t('page.intro')}
      width="wide"
      isDirty={isDirty}
      onClose={props.onClose}
      foot={
        <DialogFoot
          action={t('page.save')}
          isBusy={saving.isBusy || !isDirty}
          onClose={props.onClose}
          submits={formId}
        />
      }
    >
      {Object.keys(problems).length > 0 ? null : <Failure of={saving.failure} />}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isDirty) saving.save();
        }}
      >
        <PageFields draft={editing.draft} problems={problems} onChange={editing.change} />
      </form>
      <SavingConflict saving={saving} shape={shape} nameOf={nameOf} valueOf={valueOf} isPicture={isPicture} />
    </Modal>
  );
}

type FieldProblems = Readonly<Record<string, readonly string[]>>;

interface PageFieldsProps {
  readonly draft: PageDraft;
  readonly problems: FieldProblems;
  readonly onChange: (change: PageDraft) => void;
}

const lengths = {
  name: organisationLimits.name,
  'socials.website': organisationLimits.line,
  email: 254,
  phone: 40,
} as const;

function PageFields({ draft, problems, onChange }: PageFieldsProps) {
  const t = useCompaniesMessages();
  const { findPlaces } = useCompaniesApi();
  const nameOf = useFieldNames();
  const { languages } = useSiteLanguages();
  const fieldOf = (field: string, maxLength: number) => (
    <TextField
      key={field}
      label={nameOf(field)}
      problem={problems[field]?.join(' ')}
      value={draft[field] ?? ''}
      maxLength={maxLength}
      onChange={(text) => onChange({ [field]: text })}
    />
  );
  return (
    <>
      {Object.entries(lengths).map(([field, length]) => fieldOf(field, length))}
      <PlaceField
        label={nameOf('location_hq')}
        hint={t('page.placeHint')}
        problem={problems['location_hq']?.join(' ')}
        value={draft['location_hq'] ?? ''}
        words={{ list: t('page.places'), found: (count) => t('page.placesFound', { count }) }}
        find={findPlaces}
        onChange={(name, place) =>
          onChange({ location_hq: name, point: place ? `${place.lat} ${place.lon}` : '' })
        }
      />
      {pictures.map((field) => (
        <PictureField
          key={field}
          label={nameOf(field)}
          remove={t('page.pictureRemove')}
          image={draft[field] ?? ''}
          isWhole={field === 'logo'}
          problem={problems[field]?.join(' ')}
          onChange={(address) => onChange({ [field]: address })}
        />
      ))}
      <label className={form.check}>
        <input
          type="checkbox"
          checked={draft['active'] === 'true'}
          onChange={({ target }) => onChange({ active: String(target.checked) })}
        />
        {t('page.active')}
      </label>
      <ProblemsElsewhere of={problems} />
      {languages.map(({ code }) => (
        <div key={code} className={styles.texts}>
          {fieldOf(`slogan.${code}`, organisationLimits.slogan)}
          <RichTextField
            label={nameOf(`about.${code}`)}
            value={draft[`about.${code}`] ?? ''}
            onChange={(html) => onChange({ [`about.${code}`]: html })}
          />
        </div>
      ))}
    </>
  );
}

/**
 * What is wrong with texts of several languages, above them, and with what has no field here, as links of before: they are
 * saved with the others, and nobody would read why it does not go.
 */
function ProblemsElsewhere({ of }: { readonly of: FieldProblems }) {
  const nameOf = useFieldNames();
  const sentences = Object.entries(of)
    .filter(([field]) => !Object.hasOwn(lengths, field) && !isPicture(field) && field !== 'location_hq')
    .map(([field, words]) =>
      field.startsWith('socials.') ? `${nameOf(field)}: ${words.join(' ')}` : words.join(' '),
    );
  return sentences.length === 0 ? null : (
    <p className={form.error} role="alert">
      {sentences.join(' ')}
    </p>
  );
}
