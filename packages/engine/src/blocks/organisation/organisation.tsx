import type { BlockProps } from '../../board/define-block.ts';
import { organisationPath } from '../../page/links/organisation-path.ts';
import { OrganisationFinder } from '../../features/organisations/site/organisation-finder.tsx';
import { useBoard } from '../../board/board-context.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { classNames } from '@boardwright/ui/class-names';
import { CompanyAside } from './company-aside.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyHead } from './company-head.tsx';
import { CompanyJobs } from './company-jobs.tsx';
import { CompanyStory } from './company-story.tsx';
import type { OrganisationData, OrganisationSettings } from './organisation-data.ts';
import styles from './organisation.module.css';
import type { OrganisationKey } from './organisation.messages.ts';

/** Who an employer is and what it has open; without one the search of all (specification §2 'organisation'). */
export function Organisation({
  settings,
  data,
  t,
}: BlockProps<OrganisationSettings, OrganisationData, OrganisationKey>) {
  const board = useBoard();
  if (data.kind === 'nothing') return null;
  if (data.kind === 'search') return <OrganisationFinder found={data.found} t={t} leading />;
  const part = { settings, data, t };
  const { about, story } = data.organisation;
  const hasAbout = about !== null || story.length > 0;
  return (
    <>
      <div className={classNames('container', styles.page)}>
        <BackLink href={organisationPath(board) ?? board.path}>{t('back')}</BackLink>
        <CompanyHead {...part} />
        <CompanyFacts {...part} />
        <div className={classNames(hasAbout && 'with-aside with-aside--right', styles.columns)}>
          {hasAbout && <CompanyStory {...part} />}
          <CompanyAside {...part} />
        </div>
      </div>
      <CompanyJobs {...part} />
    </>
  );
}
