import Building2 from 'lucide-react/icons/building-2';
import Handshake from 'lucide-react/icons/handshake';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import { Facts } from '@boardwright/ui/facts';
import { useFormat } from '@boardwright/ui/use-format';
import type { OrganisationPart } from './organisation-data.ts';
import styles from './organisation.module.css';

/** Sector, size, kind and head office, as far as they are known. */
export function CompanyFacts({ data, t }: OrganisationPart) {
  const format = useFormat();
  const { companySize, companyType, headquarters } = data.organisation;
  const size = /^\d{1,9}$/.test(companySize ?? '') ? format.number(Number(companySize)) : companySize;
  const facts = [
    { icon: Building2, term: t('sector'), value: data.sector.map(({ name }) => name).join(', ') },
    { icon: Users, term: t('size'), value: size },
    { icon: Handshake, term: t('type'), value: companyType && t(`types.${companyType}`) },
    { icon: MapPin, term: t('headquarters'), value: headquarters },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <div className={styles.facts} data-count={facts.length}>
      <Facts facts={facts} />
    </div>
  );
}
