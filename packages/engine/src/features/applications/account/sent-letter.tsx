import FileText from 'lucide-react/icons/file-text';
import type { SentApplication } from '@boardwright/api-client/contract';
import { Icon } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import { Panel } from '@boardwright/ui/panel';
import type { Translate } from '@boardwright/ui/translate';
import { fileSize } from '@boardwright/ui/file-size';
import { useFormatSettings } from '@boardwright/ui/format-settings';
import styles from './job-applications.module.css';
import type { JobApplicationsKey } from './job-applications.messages.ts';

interface SentLetterProps {
  readonly application: SentApplication;
  readonly t: Translate<JobApplicationsKey>;
}

/** What was sent, word for word, and the files to read again. */
export function SentLetter({ application, t }: SentLetterProps) {
  const { locale } = useFormatSettings();
  const { given_name, family_name, email, phone, motivation_text: letter, files } = application;
  const facts = [
    [t('name'), `${given_name} ${family_name}`],
    [t('email'), email],
    ...(phone ? [[t('phone'), phone] as const] : []),
  ] as const;
  return (
    <Panel title={t('what')} titleId="sent-title" level={3}>
      <dl className={styles.sent}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {files.length > 0 && (
          <div>
            <dt>{t('files')}</dt>
            <dd>
              <ul className={styles.files}>
                {files.map(({ kind, token, name, size }) => (
                  <li key={token}>
                    <Icon icon={FileText} />
                    <span>
                      <Link
                        href={`/api/candidate/v1/files/download/${token}`}
                        download
                        aria-label={t('download', { name })}
                      >
                        {name}
                      </Link>{' '}
                      <span className={styles.facts}>
                        {t(kind)} · {fileSize(size, locale)}
                      </span>
                    </span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        {letter && (
          <div>
            <dt>{t('letter')}</dt>
            <dd className={styles.letter}>{letter}</dd>
          </div>
        )}
      </dl>
      {!letter && files.length === 0 && <p className={styles.facts}>{t('noMore')}</p>}
    </Panel>
  );
}
