import { type SiteFilePreview, siteParts } from '@boardwright/api-client/contract';
import { languageName } from '@boardwright/engine/language-name';
import { FileArchive } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useEditorLocale } from '../editor-messages.tsx';
import list from '../lists/list.module.css';
import { Problem } from '../lists/reading.tsx';
import { announce } from '../ui/announce.ts';
import { FileButton } from '../ui/file-button.tsx';
import form from '../ui/form.module.css';
import styles from './site-file.module.css';
import type { SiteFile } from './use-site-file.ts';
import { useSitesMessages } from './use-sites-messages.ts';

interface SiteFileChoiceProps {
  readonly file: SiteFile;
  readonly onChoose: (file: File) => void;
  /** That there is none, once one is needed. */
  readonly problem: string | undefined;
}

/** The file that a site is made of: chosen, on its way, refused, or there. */
export function SiteFileChoice({ file, onChoose, problem }: SiteFileChoiceProps) {
  const t = useSitesMessages();
  const aboutId = useId();
  const isBusy = file.state === 'sending' || file.state === 'checking';
  return (
    <div className={styles.choice}>
      <div className={styles.chosen}>
        <FileArchive size={18} strokeWidth={1.7} aria-hidden />
        <span>
          <b>{file.state === 'none' ? t('noFile') : file.name}</b>
          <small id={aboutId}>
            {file.state === 'sending'
              ? t('sending', { part: Math.round((file.sent / file.parts) * 100) })
              : file.state === 'checking'
                ? t('checking')
                : t('fileHint')}
          </small>
        </span>
        <FileButton
          text={t(file.state === 'none' ? 'chooseFile' : 'chooseOther')}
          label={t('chooseFile')}
          accept=".zip,application/zip"
          describedBy={aboutId}
          onFile={onChoose}
        />
      </div>
      {isBusy ? (
        <progress
          className={styles.progress}
          aria-label={t(file.state === 'sending' ? 'sendingFile' : 'checking')}
          {...(file.state === 'sending' && { max: file.parts, value: file.sent })}
        />
      ) : null}
      {file.state === 'refused' ? <Refused file={file} /> : null}
      {problem === undefined || file.state !== 'none' ? null : (
        <p className={form.error} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function Refused({ file }: { readonly file: Extract<SiteFile, { state: 'refused' }> }) {
  const t = useSitesMessages();
  const { problems, again } = file;
  const [first = ''] = problems;
  if (problems.length === 1) return <Problem text={first} onAgain={again} action={t('goOn')} />;
  return (
    <div className={list.problem} role="alert">
      <div>
        <p>{t('fileWrong')}</p>
        <ul className={styles.wrong}>
          {problems.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface SitePreviewProps {
  readonly preview: SiteFilePreview;
  readonly keepsUnknown: boolean;
  readonly onKeepUnknown: (keep: boolean) => void;
}

/** What the site of a file will have, before anything is made. */
export function SitePreview({ preview, keepsUnknown, onKeepUnknown }: SitePreviewProps) {
  const t = useSitesMessages();
  const locale = useEditorLocale();
  const titleId = useId();
  const groupName = useId();
  const { counts, languages, default_language: own, unknown_blocks: unknown } = preview;
  const there = siteParts.filter((part) => counts[part] > 0);
  useEffect(() => announce(t('willHave')), [t]);
  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('willHave')}</h3>
      <dl>
        {there.map((part) => (
          <div key={part}>
            <dt>{t(`parts.${part}`)}</dt>
            <dd>{counts[part].toLocaleString(locale)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('inLanguages', { languages: [...new Set([own, ...languages])].map(languageName).join(', ') })}</p>
      <p>{t('notInFile')}</p>
      {unknown.length === 0 ? null : (
        <fieldset className={styles.unknown}>
          <legend>
            {t('unknownBlocks', { blocks: unknown.map(({ key, count }) => `${key} (${count})`).join(', ') })}
          </legend>
          {[false, true].map((keep) => (
            <label key={String(keep)} className={form.check}>
              <input
                type="radio"
                name={groupName}
                checked={keep === keepsUnknown}
                onChange={() => onKeepUnknown(keep)}
              />
              {t(keep ? 'keepUnknown' : 'leaveUnknown')}
            </label>
          ))}
        </fieldset>
      )}
    </section>
  );
}
