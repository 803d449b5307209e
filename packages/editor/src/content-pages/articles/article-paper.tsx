import { articleLimits } from '@boardwright/api-client/contract';
import { useId, useMemo } from 'react';
import form from '../../ui/form.module.css';
import controls from '../../ui/controls.module.css';
import { FieldContext, type FieldAround } from '../../widgets/control.ts';
import { RichTextControl } from '../../widgets/rich-text-control.tsx';
import { useContentMessages } from '../use-content-messages.ts';
import type { ArticleDraft } from './article-draft.ts';
import styles from './articles.module.css';

interface ArticlePaperProps {
  readonly draft: ArticleDraft;
  /** It was sent: what is missing is said. */
  readonly isTried: boolean;
  readonly onChange: (change: Partial<ArticleDraft>) => void;
}

/** Characters of a description that search engines show. */
export const mostInEngines = 160;

/** What is read of an article, as wide as it will be: title, description, text. */
export function ArticlePaper({ draft, isTried, onChange }: ArticlePaperProps) {
  const t = useContentMessages();
  const id = useId();
  const isNameless = isTried && draft.title.trim() === '';
  const label = t('article.text');
  const around = useMemo(
    (): FieldAround => ({
      blockKey: '',
      name: 'text',
      label,
      labelId: `${id}-text-label`,
      describedBy: undefined,
      invalid: false,
    }),
    [id, label],
  );
  return (
    <div className={styles.paper} lang={draft.locale}>
      <label htmlFor={`${id}-title`} className={controls.unseen}>
        {t('article.title')}
      </label>
      <textarea
        id={`${id}-title`}
        className={styles.title}
        rows={1}
        value={draft.title}
        maxLength={articleLimits.title}
        placeholder={t('article.title')}
        aria-invalid={isNameless}
        aria-describedby={`${id}-title-problem`}
        onChange={({ target }) => onChange({ title: target.value.replaceAll('\n', ' ') })}
        onKeyDown={(event) => {
          // A title is one line; Enter would send all of it.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p id={`${id}-title-problem`} className={form.error}>
        {isNameless ? t('article.titleNeeded') : ''}
      </p>
      <label htmlFor={`${id}-lead`} className={form.label}>
        {t('article.description')}
        <span>
          {t('article.count', { number: draft.description.length, most: articleLimits.description })}
        </span>
      </label>
      <textarea
        id={`${id}-lead`}
        className={`${form.input} ${styles.lead}`}
        rows={3}
        value={draft.description}
        maxLength={articleLimits.description}
        aria-describedby={`${id}-lead-hint`}
        onChange={({ target }) => onChange({ description: target.value.replaceAll('\n', ' ') })}
      />
      <p id={`${id}-lead-hint`} className={form.hint}>
        {t('article.descriptionHint', { most: mostInEngines })}
      </p>
      <p id={`${id}-text-label`} className={form.label}>
        {label}
      </p>
      <FieldContext value={around}>
        <RichTextControl
          id={`${id}-text`}
          value={draft.text}
          withVariables={false}
          schema={{ type: 'string' }}
          onChange={(text) => onChange({ text: text ?? '' })}
        />
      </FieldContext>
    </div>
  );
}
