import { CircleAlert } from 'lucide-react';
import { useEffect, useState, type SubmitEvent } from 'react';
import { locales } from '@boardwright/messages';
import { languageName } from '@boardwright/engine/language-name';
import { useEditorT } from '../editor-messages.tsx';
import { type FormRefusal, nothingRefused } from '../login/form-refusal.ts';
import styles from '../login/login.module.css';
import { TextField } from '../login/text-field.tsx';
import { useRefusal } from '../login/use-refusal.ts';
import controls from '../ui/controls.module.css';
import { forgetUnsent, storeUnsent, readUnsent } from './unsent-answers.ts';
import type { SetupAnswers, SetupStart } from './setup-page-props.ts';
import { useSetupMessages } from './use-setup-messages.ts';
import own from './setup.module.css';

interface SetupFormProps {
  readonly start: SetupStart;
  readonly host: string;
  readonly onSubmit: (answers: SetupAnswers) => Promise<FormRefusal | undefined>;
}

export function SetupForm({ start, host, onSubmit }: SetupFormProps) {
  const t = useEditorT();
  const setupT = useSetupMessages();
  const { form, refusal, setRefusal } = useRefusal();
  const [isBusy, setIsBusy] = useState(false);
  // A reload in the middle loses nothing but the password.
  const [unsent] = useState(readUnsent);
  const [languages, setLanguages] = useState(unsent.languages ?? start.languages);
  useEffect(() => {
    if (form.current && languages !== start.languages) storeUnsent(form.current, languages);
  }, [form, languages, start.languages]);
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    const text = (name: string): string => String(typed.get(name) ?? '');
    setIsBusy(true);
    try {
      const refused = await onSubmit({
        given_name: text('given_name'),
        family_name: text('family_name'),
        email: text('email'),
        password: text('password'),
        site_name: text('site_name'),
        languages,
        default_language: text('default_language'),
        host: text('host'),
      });
      if (refused === undefined) forgetUnsent();
      setRefusal(refused ?? nothingRefused);
    } catch {
      // Policy: what was typed stays, and can be sent again.
      setRefusal({ message: t('setup.failed'), fields: {} });
    } finally {
      setIsBusy(false);
    }
  }
  const problem = (name: string): string | undefined => refusal.fields[name]?.join(' ');
  const hasProblems = Object.keys(refusal.fields).length > 0;
  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      onInput={(event) => storeUnsent(event.currentTarget, languages)}
      noValidate
      aria-busy={isBusy}
    >
      <div role="alert">
        {refusal.message !== undefined || hasProblems ? (
          <p className={styles.notice}>
            <CircleAlert size={16} aria-hidden />
            {hasProblems ? t('setup.wrong') : refusal.message}
          </p>
        ) : null}
      </div>
      <h2 className={own.part}>{setupT('you')}</h2>
      <TextField
        name="given_name"
        value={unsent.given_name}
        label={t('setup.givenName')}
        problem={problem('given_name')}
        complete="given-name"
      />
      <TextField
        name="family_name"
        value={unsent.family_name}
        label={t('setup.familyName')}
        problem={problem('family_name')}
        complete="family-name"
      />
      <TextField
        name="email"
        type="email"
        value={unsent.email}
        label={t('login.email')}
        problem={problem('email')}
        complete="username"
      />
      <TextField
        name="password"
        type="password"
        label={t('login.password')}
        hint={t('setup.passwordHint')}
        problem={problem('password')}
        complete="new-password"
      />
      <h2 className={own.part}>{setupT('board')}</h2>
      <TextField
        name="site_name"
        value={unsent.site_name}
        label={setupT('siteName')}
        problem={problem('site_name')}
        complete="organization"
      />
      <fieldset
        className={own.languages}
        aria-describedby={problem('languages') ? 'setup-languages' : undefined}
      >
        <legend className={styles.label}>{setupT('languages')}</legend>
        {locales.map((locale) => (
          <label key={locale}>
            <input
              type="checkbox"
              checked={languages.includes(locale)}
              aria-invalid={problem('languages') !== undefined}
              onChange={({ target }) =>
                setLanguages(
                  locales.filter((one) => (one === locale ? target.checked : languages.includes(one))),
                )
              }
            />
            {languageName(locale)}
          </label>
        ))}
        {problem('languages') ? (
          <p className={styles.hint} id="setup-languages">
            {problem('languages')}
          </p>
        ) : null}
      </fieldset>
      <div className={styles.field}>
        <label className={styles.label} htmlFor="setup-default">
          {setupT('defaultLanguage')}
        </label>
        <select
          className={own.select}
          id="setup-default"
          name="default_language"
          defaultValue={unsent.default_language ?? start.defaultLanguage}
          aria-invalid={problem('default_language') !== undefined}
          aria-describedby={problem('default_language') ? 'setup-default-problem' : undefined}
        >
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {languageName(locale)}
            </option>
          ))}
        </select>
        {problem('default_language') ? (
          <p className={styles.hint} id="setup-default-problem">
            {problem('default_language')}
          </p>
        ) : null}
      </div>
      <TextField
        name="host"
        label={setupT('host')}
        value={unsent.host ?? host}
        hint={setupT('hostHint')}
        problem={problem('host')}
        complete="off"
      />
      <button
        type="submit"
        className={`${controls.button} ${controls.primary} ${styles.submit}`}
        aria-disabled={isBusy}
      >
        {isBusy ? <span className={controls.spinner} aria-hidden="true" /> : null}
        {isBusy ? t('setup.busy') : setupT('submit')}
      </button>
    </form>
  );
}
