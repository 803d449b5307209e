import FileText from 'lucide-react/icons/file-text';
import type { ContactRequest } from '@boardwright/api-client/contract';
import { Icon } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import type { Translate } from '@boardwright/ui/translate';
import styles from './contact-requests.module.css';
import type { ContactRequestsKey } from './contact-requests.messages.ts';

interface RequestTextProps {
  readonly request: ContactRequest;
  readonly t: Translate<ContactRequestsKey>;
  /** Whose cookie may read the file; without one it is only named. */
  readonly canDownload: boolean;
}

/** What a company wrote, and the file that came along. */
export function RequestText({ request, t, canDownload }: RequestTextProps) {
  const { introduction_text, motivation, motivation_file: file } = request;
  return (
    <>
      <blockquote className={styles.words}>{introduction_text}</blockquote>
      {motivation && (
        <>
          <p className={styles.term}>{t('motivation')}</p>
          <blockquote className={styles.words}>{motivation}</blockquote>
        </>
      )}
      {file && (
        <p className={styles.file}>
          <Icon icon={FileText} />
          <span>
            {t('file')}:{' '}
            {canDownload ? (
              <Link
                href={`/api/candidate/v1/files/download/${file.token}`}
                download
                aria-label={t('download', { name: file.name })}
              >
                {file.name}
              </Link>
            ) : (
              `${file.name}. ${t('fileInAccount')}`
            )}
          </span>
        </p>
      )}
    </>
  );
}
