import { Button } from '@boardwright/ui/button';
import { partMessages } from '@boardwright/engine';
import { EmptyState } from '@boardwright/ui/empty-state';
import { namedIcons } from '@boardwright/ui/named-icon';
import { Notice } from '@boardwright/ui/notice';
import { TextField } from '@boardwright/ui/text-field';
import { DoDont, type DoDontProps, Sample } from '../frame/sample.tsx';
import styles from './voice-examples.module.css';

type Locale = keyof typeof partMessages.ui;
const locales = Object.keys(partMessages.ui) as readonly Locale[];

const displayed = [
  ...(['optional', 'chooseFile', 'offline'] as const).map(
    (key) => (locale: Locale) => partMessages.ui[locale][key],
  ),
  (locale: Locale) => partMessages.page[locale].favourite.failed,
  (locale: Locale) => partMessages.jobs[locale].salaryNone,
  (locale: Locale) => partMessages.page[locale].widenSearch,
];
const names: Readonly<Record<string, string>> = { en: 'English', nl: 'Nederlands', ro: 'Română' };

export function SameSentence() {
  return (
    <Sample>
      <table className={styles.table}>
        <thead>
          <tr>
            {locales.map((locale) => (
              <th key={locale}>{names[locale] ?? locale}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {displayed.map((textIn) => (
            <tr key={textIn('en')}>
              {locales.map((locale) => (
                <td key={locale} lang={locale}>
                  {textIn(locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sample>
  );
}

const buttonTexts: DoDontProps = {
  right: {
    draw: (texts) => <Button type="button">{texts.show}</Button>,
    why: 'Say on the button what happens, with the number it gives.',
  },
  wrong: {
    draw: (texts) => <Button type="button">{texts.confirm}</Button>,
    why: 'name the act of pressing.',
  },
};

const failure: DoDontProps = {
  right: {
    draw: (texts) => (
      <Notice tone="danger" title={texts.failed}>
        {texts.failedText}
      </Notice>
    ),
    why: 'Say what went wrong, what is not lost, and what to do.',
  },
  wrong: {
    draw: () => <Notice tone="danger" title="Error 422: validation_failed" />,
    why: 'show a code, or blame who typed.',
  },
};

const fieldError: DoDontProps = {
  right: {
    draw: (texts) => (
      <TextField
        name="voice-email-right"
        label={texts.email}
        defaultValue="sanne@voorbeeld"
        error={texts.emailWrong}
      />
    ),
    why: 'An error says what to look at, below its field.',
  },
  wrong: {
    draw: () => <TextField name="voice-email-wrong" label="E-mail *" error="Invalid input!" />,
    why: 'write “invalid”, stars for what is required, or exclamation marks.',
  },
};

const nothingFound: DoDontProps = {
  right: {
    draw: (texts) => (
      <EmptyState
        headingLevel={3}
        title={texts.none}
        text={texts.noneText}
        escapes={{
          label: texts.widen,
          links: [{ icon: namedIcons['map-pin'], name: texts.wider, href: '/', count: texts.widerCount }],
        }}
      />
    ),
    why: 'Say what was looked for, and offer a way out with what it gives.',
  },
  wrong: {
    draw: (texts) => <p className="muted">{texts.noResults}</p>,
    why: 'end with a bare “no results”.',
  },
};

export function VoiceDoDont() {
  return (
    <>
      <DoDont {...buttonTexts} />
      <DoDont {...failure} />
      <DoDont {...fieldError} />
      <DoDont {...nothingFound} />
    </>
  );
}
