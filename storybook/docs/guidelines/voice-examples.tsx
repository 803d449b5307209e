import { Button } from '@boardwright/ui/button';
import { uiMessages } from '@boardwright/ui/messages';
import { EmptyState } from '@boardwright/ui/empty-state';
import { namedIcons } from '@boardwright/ui/named-icon';
import { Notice } from '@boardwright/ui/notice';
import { TextField } from '@boardwright/ui/text-field';
import { DoDont, type DoDontProps, Sample } from '../frame/sample.tsx';
import styles from './voice-examples.module.css';

const displayed = ['optional', 'chooseFile', 'offline', 'saveFailed', 'salaryNone', 'widenSearch'] as const;
const names: Readonly<Record<string, string>> = { en: 'English', nl: 'Nederlands', ro: 'Română' };

export function SameSentence() {
  const languages = Object.entries(uiMessages);
  return (
    <Sample>
      <table className={styles.table}>
        <thead>
          <tr>
            {languages.map(([locale]) => (
              <th key={locale}>{names[locale] ?? locale}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {displayed.map((key) => (
            <tr key={key}>
              {languages.map(([locale, messages]) => (
                <td key={locale} lang={locale}>
                  {messages[key]}
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
        escapes={[{ icon: namedIcons['map-pin'], name: texts.wider, href: '/', count: texts.widerCount }]}
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
