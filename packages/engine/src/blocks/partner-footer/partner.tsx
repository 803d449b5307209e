import type { partnerFooter, SettingsOf } from '@boardwright/blocks-schema';
import { Link } from '@boardwright/ui/link';
import { Picture } from '@boardwright/ui/picture';
import type { Translate } from '@boardwright/ui/translate';
import styles from './partner-footer.module.css';
import type { PartnerFooterKey } from './partner-footer.messages.ts';

export interface PartnerProps {
  readonly settings: SettingsOf<typeof partnerFooter>;
  readonly t: Translate<PartnerFooterKey>;
}

/** 'In samenwerking met De Kunstbond': the partner's logo, or else its name, leading to its site. */
export function Partner({ settings, t }: PartnerProps) {
  const { partnerName, partnerLogo, partnerLink, partnerText } = settings;
  if (!partnerName && !partnerLogo.src) return null;
  const name = partnerName || partnerLogo.alt;
  const mark = partnerLogo.src ? (
    <Picture className={styles.mark} src={partnerLogo.src} alt={name} height={32} />
  ) : (
    <span className={styles.name}>{name}</span>
  );
  return (
    <p className={styles.partner}>
      <span>{partnerText || t('partnership')}</span>
      {partnerLink && name ? (
        <Link href={partnerLink} className={styles.partnerLink}>
          {mark}
        </Link>
      ) : (
        mark
      )}
    </p>
  );
}
