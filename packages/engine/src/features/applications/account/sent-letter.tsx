import FileText from 'lucide-react/icons/file-text';
import type { SentApplication } from '@boardwright/api-client/contract';
import type { Translate } from '../../../i18n/translate.ts';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { Link } from '../../../kit/link/link.tsx';
import { Panel } from '../../../kit/panel/panel.tsx';
import styles from './job-applications.module.css';
import type { JobApplicationsKey } from './job-applications.messages.ts';

interface SentLetterProps {
  readonly application: SentApplication;
  readonly t: Translate<JobApplicationsKey>;
}

/** What was sent, word for word, and the files to read again. */
export function SentLetter({ application, t }: SentLetterProps) {
  const format = useFormat();
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
                        {t(kind)} · {format.fileSize(size)}
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
