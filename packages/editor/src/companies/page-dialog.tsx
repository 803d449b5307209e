import { type MyOrganisation, organisationLimits } from '@boardwright/api-client/contract';
import { useId } from 'react';
import { useSiteLanguages } from '../lists/use-site-languages.ts';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { TextField } from '../lists/fields.tsx';
import { Failure } from '../lists/reading.tsx';
import { RichTextField } from '../lists/rich-text-field.tsx';
import form from '../ui/form.module.css';
import { Modal } from '../ui/modal.tsx';
import { SavingConflict } from '../written/saving-conflict.tsx';
import { useDialogDraft } from '../written/use-dialog-draft.ts';
import { useSaveWritten } from '../written/use-save-written.ts';
import { wordsOfHtml } from '../written/words-of-html.ts';
import { useCompaniesApi } from './companies-api.ts';
import { type PageDraft, pageChange, pageDraft, pageShape, writtenPage } from './page-draft.ts';
import styles from './companies.module.css';
import { useCompaniesMessages } from './use-companies-messages.ts';

interface PageDialogProps {
  readonly companyId: number;
  readonly page: MyOrganisation;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What a field of the page is called. */
function useFieldNames(): (field: string) => string {
  const t = useCompaniesMessages();
  const { languages } = useSiteLanguages();
  return (field) => {
    const [name, part] = field.split('.');
    const language = languages.find(({ code }) => code === part)?.name ?? '';
    if (name === 'slogan') return t('page.slogan', { language });
    if (name === 'about') return t('page.about', { language });
    if (field === 'name' || field === 'email' || field === 'phone' || field === 'active')
      return t(`page.${field}`);
    return field === 'socials.website'
      ? t('page.website')
      : `${part?.charAt(0).toUpperCase()}${part?.slice(1)}`;
  };
}

function usePageWriting({ companyId, page, onDone }: PageDialogProps) {
  const t = useCompaniesMessages();
  const api = useCompaniesApi();
  const { languages } = useSiteLanguages();
  const codes = languages.map(({ code }) => code);
  const shape = pageShape(codes);
  const toDraft = pageDraft(codes);
  const editing = useDialogDraft({ row: writtenPage(page), toDraft, shape });
  const saving = useSaveWritten({
    editing,
    shape,
    toDraft,
    // There is one before it is changed.
    add: async () => writtenPage(page),
    async change(id, { draft, before, revision }) {
      const result = await api.savePage(companyId, id, pageChange(draft, before, codes, revision));
      if ('current' in result) return { current: writtenPage(result.current) };
      onDone();
      return { saved: writtenPage(result.saved) };
    },
    sentenceOf: () => t('page.saved'),
    onAdded: () => undefined,
  });
  return { editing, saving, shape, languages };
}

/** Changes what visitors read of a company, as its people do too. */
export function PageDialog(props: PageDialogProps) {
  const t = useCompaniesMessages();
  const nameOf = useFieldNames();
  const formId = useId();
  const { editing, saving, shape, languages } = usePageWriting(props);
  const { draft, isDirty, change } = editing;
  const problems = saving.failure?.fields ?? {};
  const fieldOf = (field: string, maxLength: number) => (
    <TextField
      key={field}
      label={nameOf(field)}
      problem={problems[field]?.join(' ')}
      value={draft[field] ?? ''}
      maxLength={maxLength}
      onChange={(text) => change({ [field]: text })}
    />
  );
  const valueOf = (field: string, of: PageDraft): string => {
    const value = of[field] ?? '';
    if (field === 'active') return t(value === 'true' ? 'page.visible' : 'page.hidden');
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
        {fieldOf('name', organisationLimits.name)}
        {fieldOf('socials.website', organisationLimits.line)}
        {fieldOf('email', 254)}
        {fieldOf('phone', 40)}
        <label className={form.check}>
          <input
            type="checkbox"
            checked={draft['active'] === 'true'}
            onChange={({ target }) => change({ active: String(target.checked) })}
          />
          {t('page.active')}
        </label>
        <Problems of={problems} names={['slogan', 'text_about']} />
        {languages.map(({ code }) => (
          <div key={code} className={styles.texts}>
            {fieldOf(`slogan.${code}`, organisationLimits.slogan)}
            <RichTextField
              label={nameOf(`about.${code}`)}
              value={draft[`about.${code}`] ?? ''}
              onChange={(html) => change({ [`about.${code}`]: html })}
            />
          </div>
        ))}
      </form>
      <SavingConflict saving={saving} shape={shape} nameOf={nameOf} valueOf={valueOf} />
    </Modal>
  );
}

interface ProblemsProps {
  readonly of: Readonly<Record<string, readonly string[]>>;
  readonly names: readonly string[];
}

/** What is wrong with texts of several languages, above them. */
function Problems({ of, names }: ProblemsProps) {
  const sentences = names.flatMap((name) => of[name] ?? []);
  return sentences.length === 0 ? null : (
    <p className={form.error} role="alert">
      {sentences.join(' ')}
    </p>
  );
}
