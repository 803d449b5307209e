import { mediaLengths } from '@boardwright/api-client/contract';
import type { RequestFailure } from '@boardwright/engine/request-failure';
import { useId } from 'react';
import { useSiteLanguages } from '../lists/use-site-languages.ts';
import { TextField } from '../lists/fields.tsx';
import form from '../ui/form.module.css';
import { altField, type MediaDraft } from './media-draft.ts';
import styles from './media.module.css';
import { useMediaMessages } from './use-media-messages.ts';
import { useVideoMessages } from './use-video-messages.ts';

interface PictureFieldsProps {
  readonly isVideo: boolean;
  readonly draft: MediaDraft;
  readonly failure: RequestFailure | undefined;
  readonly onChange: (change: MediaDraft) => void;
}

/** What a picture is called, and what it shows in each language of the site. */
export function PictureFields({ isVideo, draft, failure, onChange }: PictureFieldsProps) {
  const t = useMediaMessages();
  const videoWords = useVideoMessages();
  const id = useId();
  const { languages, own } = useSiteLanguages();
  const ownName = languages.find(({ code }) => code === own)?.name ?? own;
  const hasOwnWords = (draft[altField(own)] ?? '').trim() !== '';
  return (
    <div className={styles.fields}>
      <fieldset className={styles.alt} aria-describedby={`${id}-about`}>
        <legend>{isVideo ? videoWords('about.title') : t('alt.title')}</legend>
        <p id={`${id}-about`} className={styles.hint}>
          {isVideo ? videoWords('about.hint') : t('alt.hint')}
        </p>
        {languages.map(({ code, name }) => {
          const field = altField(code);
          const words = draft[field] ?? '';
          return (
            <div key={code} className={styles.language}>
              <label htmlFor={`${id}-${code}`}>{name}</label>
              <input
                id={`${id}-${code}`}
                className={form.input}
                lang={code}
                value={words}
                maxLength={mediaLengths.alt}
                placeholder={
                  code !== own && hasOwnWords ? t('alt.untranslated', { language: ownName }) : undefined
                }
                onChange={(event) => onChange({ [field]: event.target.value })}
              />
            </div>
          );
        })}
      </fieldset>
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        value={draft['name'] ?? ''}
        maxLength={mediaLengths.name}
        problem={failure?.fields?.['name']?.[0]}
        onChange={(name) => onChange({ name })}
      />
    </div>
  );
}
