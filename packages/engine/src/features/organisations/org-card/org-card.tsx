import { FavouriteButton } from '../../../page/favourites/favourite-button.tsx';
import { classNames } from '@boardwright/ui/class-names';
import { Link } from '@boardwright/ui/link';
import { LinkCard } from '@boardwright/ui/link-card';
import { LinkCardTitle } from '@boardwright/ui/link-card-title';
import { Cover } from '../../../page/pictures/cover.tsx';
import { OrgLogo } from '../../../page/pictures/org-logo.tsx';
import styles from './org-card.module.css';

export interface OrgCardProps {
  readonly name: string;
  readonly href: string;
  readonly logo?: string | null | undefined;
  /** The organisation's own picture. */
  readonly cover?: string | null | undefined;
  /** Two lines. */
  readonly text?: string | null | undefined;
  readonly place?: string | null | undefined;
  /** '12 vacatures'; left out when the block hides the jobs link. */
  readonly jobs?: string | undefined;
  /** Makes the number of jobs a link of its own, above the card's. */
  readonly jobsHref?: string | undefined;
  /** Its number, for the favourite button; none is drawn without it. */
  readonly id?: number | undefined;
  readonly headingLevel?: 2 | 3;
}

/** An organisation: cover, logo half over it, name, two lines, place and number of jobs. The whole card is one link. */
export function OrgCard({
  name,
  href,
  logo,
  cover,
  text,
  place,
  jobs,
  jobsHref,
  id,
  headingLevel = 3,
}: OrgCardProps) {
  return (
    <LinkCard className={styles.card}>
      <div className={styles.cover} aria-hidden="true">
        <Cover of="organisationHeader" name={name} src={cover} />
      </div>
      <div className={styles.body}>
        <OrgLogo name={name} src={logo} size="m" className={styles.logo} />
        <LinkCardTitle level={headingLevel} href={href} className={styles.title}>
          {name}
        </LinkCardTitle>
        {text && <p className={styles.text}>{text}</p>}
        {(place || jobs) && (
          <div className={styles.foot}>
            <span className="muted">{place}</span>
            {jobs && (jobsHref ? <JobsLink {...{ name, jobs, jobsHref }} /> : <b className="num">{jobs}</b>)}
          </div>
        )}
      </div>
      {id !== undefined && (
        <div className={styles.heart}>
          <FavouriteButton kind="organisation" id={id} title={name} />
        </div>
      )}
    </LinkCard>
  );
}

/** Its name is said with it to who hears the links of a page alone. */
function JobsLink({ name, jobs, jobsHref }: { name: string; jobs: string; jobsHref: string }) {
  return (
    <Link href={jobsHref} className={classNames('num', styles.jobs)}>
      {jobs}
      <span className="visually-hidden">, {name}</span>
    </Link>
  );
}
