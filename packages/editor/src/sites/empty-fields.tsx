import { languageName } from '@boardwright/engine/language-name';
import { type Locale, locales } from '@boardwright/messages';
import { useId } from 'react';
import { ChoiceField, Field } from '../lists/fields.tsx';
import form from '../ui/form.module.css';
import styles from './sites.module.css';
import { useSitesMessages } from './use-sites-messages.ts';

/** What a site is that begins without another one. */
export interface Bare {
  readonly languages: readonly Locale[];
  /** The site's own language. */
  readonly own: Locale | undefined;
  readonly color: string;
}

interface BareFieldsProps {
  readonly bare: Bare;
  /** Whether the colour is chosen here: a template has its own. */
  readonly withColor: boolean;
  readonly problemOf: (field: string) => string | undefined;
  readonly onChange: (change: Partial<Bare>) => void;
}

/** The languages and the colour of a site that begins without another one. */
export function BareFields({
  bare: { languages, own, color },
  withColor,
  problemOf,
  onChange,
}: BareFieldsProps) {
  const t = useSitesMessages();
  return (
    <>
      <LanguageChoice
        chosen={languages}
        problem={problemOf('languages')}
        onChoose={(chosen) => onChange({ languages: chosen })}
      />
      {languages.length > 1 ? (
        <ChoiceField
          label={t('ownLanguage')}
          problem={problemOf('default_language')}
          value={own ?? 'en'}
          options={languages.map((value) => ({ value, text: languageName(value) }))}
          onChange={(value) => onChange({ own: value })}
        />
      ) : null}
      {withColor ? (
        <Field label={t('color')} hint={t('colorHint')} problem={problemOf('primary_color')}>
          {(control) => (
            <input
              {...control}
              type="color"
              className={styles.color}
              value={color}
              onChange={(event) => onChange({ color: event.target.value })}
            />
          )}
        </Field>
      ) : null}
    </>
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
