import FileText from 'lucide-react/icons/file-text';
import { Icon } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import { Panel } from '@boardwright/ui/panel';
import { fileSize } from '@boardwright/ui/file-size';
import { useFormatSettings } from '@boardwright/ui/format-settings';
import type { ApplicantPageData } from './job-applicants.load.ts';
import type { ApplicantsPart } from './job-applicants-props.ts';
import styles from './job-applicants.module.css';

/** How to reach an applicant, the letter, and the files: downloaded, never opened in the page. */
export function ApplicantContact({ data, t }: ApplicantsPart<ApplicantPageData>) {
  const { locale } = useFormatSettings();
  const { email, phone, motivation_text: letter, files, introduced_by: introducer } = data.applicant;
  return (
    <>
      <Panel title={t('reach')} titleId="applicant-reach" level={3} className={styles.part}>
        <dl className={styles.reach}>
          <dt>{t('email')}</dt>
          <dd>
            <Link href={`mailto:${email}`}>{email}</Link>
          </dd>
          {phone && (
            <>
              <dt>{t('phone')}</dt>
              <dd>
                <Link href={`tel:${phone}`}>{phone}</Link>
              </dd>
            </>
          )}
        </dl>
        {introducer && <p className="muted">{t('introducedBy', { name: introducer })}</p>}
        {files.length > 0 && (
          <>
            <h4 className={styles.small}>{t('files')}</h4>
            <ul className={styles.files}>
              {files.map(({ kind, token, name, size }) => (
                <li key={token}>
                  <Icon icon={FileText} />
                  <span>
                    <Link
                      href={`/api/employer/v1/files/download/${token}`}
                      download
                      aria-label={t('download', { name })}
                    >
                      {name}
                    </Link>{' '}
                    <span className="muted">
                      {t(kind === 'cv' ? 'cv' : 'letter')} · {fileSize(size, locale)}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            <p className="muted">{t('filesHint')}</p>
          </>
        )}
      </Panel>
      <Panel title={t('motivation')} titleId="applicant-letter" level={3} className={styles.part}>
        {letter ? <p className={styles.words}>{letter}</p> : <p className="muted">{t('noLetter')}</p>}
      </Panel>
    </>
  );
}
