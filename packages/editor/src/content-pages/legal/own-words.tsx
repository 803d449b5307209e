import { type LegalPaper, longestOwnWords } from '@boardwright/api-client/contract';
import { Field } from '../../lists/fields.tsx';
import { Section } from '../../lists/section.tsx';
import form from '../../ui/form.module.css';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { type LegalDraft, ownWords, withOwnWords } from './legal-draft.ts';
import styles from './legal.module.css';

interface OwnWordsProps {
  readonly draft: LegalDraft;
  readonly language: string;
  readonly paper: LegalPaper;
  readonly onChange: (change: Pick<LegalDraft, 'own'>) => void;
}

/** Paragraphs of the owner's own at the end of the paper that is looked at. */
export function OwnWordsField({ draft, language, paper, onChange }: OwnWordsProps) {
  const t = useContentMessages();
  const { languages } = useSiteLanguages();
  const name = languages.find(({ code }) => code === language)?.name ?? language;
  return (
    <Section title={t('legal.own.title')} about={t('legal.own.about')}>
      <Field label={t('legal.own.label', { paper: t(`legal.preview.${paper}`), language: name })}>
        {(control) => (
          <textarea
            {...control}
            className={`${form.input} ${styles.own}`}
            lang={language}
            maxLength={longestOwnWords}
            value={ownWords(draft, language, paper)}
            onChange={({ target }) =>
              onChange({ own: withOwnWords(draft.own, language, paper, target.value) })
            }
          />
        )}
      </Field>
    </Section>
  );
}
