import { FavouriteButton } from '../../page/favourites/favourite-button.tsx';
import { LinkButton } from '@boardwright/ui/link-button';
import { useJobFormat } from '../../page/job-texts/use-job-format.ts';
import { Cover } from '../../page/pictures/cover.tsx';
import { OrgLogo } from '../../page/pictures/org-logo.tsx';
import { jobsAnchor, type OrganisationPart } from './organisation-data.ts';
import styles from './organisation.module.css';

/** Its picture, its logo half over it, its name and what it says of itself; and the way to its jobs. */
export function CompanyHead({ data }: OrganisationPart) {
  const jobFormat = useJobFormat();
  const { id, name, header, logo, slogan } = data.organisation;
  const count = data.jobs?.total ?? 0;
  return (
    <header>
      <div className={styles.cover} aria-hidden="true">
        <Cover of="organisationHeader" name={name} src={header} loading="eager" width={1200} height={272} />
      </div>
      <div className={styles.identity}>
        <OrgLogo name={name} src={logo} size="l" className={styles.logo} />
        <div className={styles.words}>
          <h1 className={styles.name}>{name}</h1>
          {slogan && <p className={styles.slogan}>{slogan}</p>}
        </div>
        <div className={styles.ways}>
          <FavouriteButton kind="organisation" id={id} title={name} />
          {count > 0 && <LinkButton href={`#${jobsAnchor}`}>{jobFormat.count(count)}</LinkButton>}
        </div>
      </div>
    </header>
  );
}
