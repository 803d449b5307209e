import Download from 'lucide-react/icons/download';
import { Icon } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import type { Translate } from '@boardwright/ui/translate';
import styles from './contacted-candidates.module.css';

interface ReachCandidateProps {
  readonly resume: {
    readonly given_name: string;
    readonly email: string | null;
    readonly phone: string | null;
    readonly address: string | null;
    readonly postal_code: string | null;
    readonly city: string | null;
    readonly file_token: string | null;
  };
  readonly t: Translate<'email' | 'phone' | 'address' | 'cv' | 'download{{name}}'>;
}

/** How to reach somebody who accepted, and their CV. */
export function ReachCandidate({ resume, t }: ReachCandidateProps) {
  const { given_name: name, email, phone, address, postal_code, city, file_token } = resume;
  const home = address && [address, [postal_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <dl className={styles.reach}>
      {email && (
        <div>
          <dt>{t('email')}</dt>
          <dd>
            <Link href={`mailto:${email}`}>{email}</Link>
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>{t('phone')}</dt>
          <dd>
            <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Link>
          </dd>
        </div>
      )}
      {home && (
        <div>
          <dt>{t('address')}</dt>
          <dd>{home}</dd>
        </div>
      )}
      {file_token && (
        <div>
          <dt>{t('cv')}</dt>
          <dd>
            <Link href={`/api/employer/v1/files/download/${file_token}`} download className={styles.file}>
              <Icon icon={Download} />
              {t('download', { name })}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}
