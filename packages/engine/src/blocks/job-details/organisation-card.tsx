import { FavouriteButton } from '../../page/favourites/favourite-button.tsx';
import { organisationJobsPath } from '../../search/organisation-jobs-path.ts';
import { organisationPath } from '../../page/links/organisation-path.ts';
import { useBoard } from '../../board/board-context.ts';
import { Link } from '@boardwright/ui/link';
import { MoreLink } from '@boardwright/ui/more-link';
import { Panel } from '@boardwright/ui/panel';
import { useFormat } from '@boardwright/ui/use-format';
import { OrgLogo } from '../../page/pictures/org-logo.tsx';
import type { JobDetailsPart } from './job-details-data.ts';
import styles from './job-details.module.css';

/** Who the employer is, in a few lines, and its other jobs. */
export function OrganisationCard({ data, t }: JobDetailsPart) {
  const board = useBoard();
  const format = useFormat();
  const { organisation, logo, show_logo } = data.job;
  if (!organisation) return null;
  const count = organisation.jobs_count;
  const page = organisationPath(board, organisation.slug);
  const favourite = board.enableFavourites && board.visitor !== 'employer';
  const facts = [
    [t('organisation.sector'), organisation.industry],
    [t('organisation.size'), organisation.company_size],
    [t('organisation.headquarters'), organisation.location_hq],
  ].filter(([, value]) => value);
  return (
    <Panel>
      <div className={styles.orgHead}>
        <OrgLogo name={organisation.name} src={show_logo ? (organisation.logo ?? logo) : null} />
        <h2>{page ? <Link href={page}>{organisation.name}</Link> : organisation.name}</h2>
      </div>
      {organisation.slogan && <p className={styles.orgText}>{organisation.slogan}</p>}
      {facts.length > 0 && (
        <dl className={styles.orgFacts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {(count > 0 || favourite) && (
        <div className={styles.orgFoot}>
          {count > 0 ? (
            <MoreLink href={organisationJobsPath(board, organisation.id)}>
              {t('organisation.jobs', { count, number: format.number(count) })}
            </MoreLink>
          ) : (
            <span />
          )}
          <FavouriteButton kind="organisation" id={organisation.id} title={organisation.name} />
        </div>
      )}
    </Panel>
  );
}
