import type { BodyOf, Contract, RunSite } from '@boardwright/api-client/contract';
import { languageName } from '@boardwright/engine/language-name';
import { isLocale, type Locale, locales } from '@boardwright/messages';
import { useId, useState } from 'react';
import { useSitesApi } from '../back-office/sites-api.ts';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { ChoiceField, Field, TextField } from '../lists/fields.tsx';
import { Failure } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import form from '../ui/form.module.css';
import { Modal } from '../ui/modal.tsx';
import { nameOf } from './site-table.tsx';
import styles from './sites.module.css';
import { useSitesMessages } from './use-sites-messages.ts';

type NewSite = BodyOf<Contract['sites']['startSite']>;

/** As the theme has it until somebody chooses. */
const firstColor = '#00616b';

interface StartDialogProps {
  readonly sites: readonly RunSite[];
  /** The site to begin with; 0 for none. */
  readonly from: number;
  readonly onClose: () => void;
  readonly onDone: (made: RunSite) => void;
}

/** Another board: empty, or with all that one has which is there. */
export function StartDialog({ sites, from, onClose, onDone }: StartDialogProps) {
  const t = useSitesMessages();
  const api = useSitesApi();
  const formId = useId();
  const here = sites.find(({ is_current: isCurrent }) => isCurrent);
  const [source, setSource] = useState(sites.some(({ id }) => id === from) ? String(from) : 'empty');
  const [name, setName] = useState('');
  const [host, setHost] = useState('');
  const [languages, setLanguages] = useState<readonly Locale[]>(here?.languages.filter(isLocale) ?? ['en']);
  const [own, setOwn] = useState<string>(here?.default_language ?? 'en');
  const [color, setColor] = useState(firstColor);
  const isEmpty = source === 'empty';
  const first = languages.find((one) => one === own) ?? languages[0];
  const submission = useSubmission(async (site: NewSite) => {
    if (!api) throw new Error('There is no API of the sites above');
    return api.start(site);
  }, onDone);
  const fields = submission.failure?.fields ?? {};
  const problem = (field: string): string | undefined => fields[field]?.join(' ');
  const send = () =>
    submission.submit({
      name,
      host,
      ...(isEmpty
        ? {
            languages: [...languages],
            primary_color: color,
            ...(first !== undefined && { default_language: first }),
          }
        : { source_id: Number(source) }),
    });
  return (
    <Modal
      title={t('start')}
      width="narrow"
      isDirty={name !== '' || host !== ''}
      onClose={onClose}
      foot={
        <DialogFoot
          action={t(submission.isBusy ? 'starting' : 'doStart')}
          isBusy={submission.isBusy}
          onClose={onClose}
          submits={formId}
        />
      }
    >
      {Object.keys(fields).length > 0 ? null : <Failure of={submission.failure} />}
      <form
        id={formId}
        noValidate
        aria-busy={submission.isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ChoiceField
          label={t('beginning')}
          hint={t(isEmpty ? 'emptyHint' : 'copyHint')}
          value={source}
          options={[
            { value: 'empty', text: t('empty') },
            ...sites.map((one) => ({ value: String(one.id), text: t('copyOf', { name: nameOf(one) }) })),
          ]}
          onChange={setSource}
        />
        <TextField
          label={t('name')}
          problem={problem('name')}
          maxLength={120}
          value={name}
          onChange={setName}
        />
        <TextField
          label={t('host')}
          hint={t('hostHint')}
          problem={problem('host')}
          maxLength={253}
          value={host}
          onChange={setHost}
        />
        {isEmpty ? (
          <>
            <LanguageChoice chosen={languages} problem={problem('languages')} onChoose={setLanguages} />
            {languages.length > 1 ? (
              <ChoiceField
                label={t('ownLanguage')}
                problem={problem('default_language')}
                value={first ?? 'en'}
                options={languages.map((value) => ({ value, text: languageName(value) }))}
                onChange={setOwn}
              />
            ) : null}
            <Field label={t('color')} hint={t('colorHint')} problem={problem('primary_color')}>
              {(control) => (
                <input
                  {...control}
                  type="color"
                  className={styles.color}
                  value={color}
                  onChange={(event) => setColor(event.target.value)}
                />
              )}
            </Field>
          </>
        ) : null}
      </form>
    </Modal>
  );
}

interface LanguageChoiceProps {
  readonly chosen: readonly Locale[];
  readonly problem: string | undefined;
  readonly onChoose: (languages: readonly Locale[]) => void;
}

function LanguageChoice({ chosen, problem, onChoose }: LanguageChoiceProps) {
  const t = useSitesMessages();
  const id = useId();
  return (
    <fieldset className={styles.languages} aria-describedby={problem === undefined ? undefined : id}>
      <legend>{t('languages')}</legend>
      {locales.map((locale) => (
        <label key={locale} className={form.check}>
          <input
            type="checkbox"
            checked={chosen.includes(locale)}
            aria-invalid={problem !== undefined}
            onChange={({ target }) =>
              onChoose(locales.filter((one) => (one === locale ? target.checked : chosen.includes(one))))
            }
          />
          {languageName(locale)}
        </label>
      ))}
      {problem === undefined ? null : (
        <p id={id} className={form.error}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
