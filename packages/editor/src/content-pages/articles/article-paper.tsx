import { articleLimits } from '@boardwright/api-client/contract';
import { useContentMessages } from '../use-content-messages.ts';
import styles from '../writing/writing.module.css';
import { LeadField, TitleField } from '../writing/written-texts.tsx';
import { RichTextField } from '../../lists/rich-text-field.tsx';
import type { ArticleDraft } from './article-draft.ts';

interface ArticlePaperProps {
  readonly draft: ArticleDraft;
  /** It was sent: what is missing is said. */
  readonly isTried: boolean;
  readonly onChange: (change: Partial<ArticleDraft>) => void;
}

/** What is read of an article, as wide as it will be: title, description, text. */
export function ArticlePaper({ draft, isTried, onChange }: ArticlePaperProps) {
  const t = useContentMessages();
  return (
    <div className={styles.paper} lang={draft.locale}>
      <TitleField
        title={draft.title}
        most={articleLimits.title}
        isTried={isTried}
        onChange={(title) => onChange({ title })}
      />
      <LeadField
        lead={draft.description}
        most={articleLimits.description}
        onChange={(description) => onChange({ description })}
      />
      <RichTextField label={t('written.text')} value={draft.text} onChange={(text) => onChange({ text })} />
    </div>
  );
}
