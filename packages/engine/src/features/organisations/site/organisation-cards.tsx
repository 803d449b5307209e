import { isHidden } from '../../../board/is-hidden.ts';
import { organisationJobsPath } from '../../../search/organisation-jobs-path.ts';
import { organisationPath } from '../../../page/links/organisation-path.ts';
import { useBoard } from '../../../board/board-context.ts';
import { classNames } from '@boardwright/ui/class-names';
import { useJobFormat } from '../../../page/job-texts/use-job-format.ts';
import { OrgCard } from '../org-card/org-card.tsx';
import styles from './organisation-cards.module.css';
import type { OrganisationSummary } from './organisation-summary.ts';

export interface OrganisationCardsProps {
  readonly organisations: readonly OrganisationSummary[];
  readonly hideJobsLink?: boolean;
  readonly headingLevel?: 2 | 3;
}

/** Organisations beside each other, three across; each with the way to its page and to its jobs. */
export function OrganisationCards({
  organisations,
  hideJobsLink = false,
  headingLevel = 3,
}: OrganisationCardsProps) {
  const board = useBoard();
  const jobFormat = useJobFormat();
  // Who must log in to see whose job it is, is not led to a list that tells.
  const areJobsVisible = !hideJobsLink && !isHidden(board);
  return (
    <ul className={classNames('grid', styles.cards)}>
      {organisations.map((organisation) => {
        const { id, slug, name, jobs_count: count } = organisation;
        const jobs = organisationJobsPath(board, id);
        return (
          <li key={id}>
            <OrgCard
              id={id}
              name={name}
              href={organisationPath(board, slug) ?? jobs}
              logo={organisation.logo}
              cover={organisation.header}
              text={organisation.slogan}
              place={organisation.location_hq}
              headingLevel={headingLevel}
              {...(areJobsVisible && count > 0 && { jobs: jobFormat.count(count), jobsHref: jobs })}
            />
          </li>
        );
      })}
    </ul>
  );
}
