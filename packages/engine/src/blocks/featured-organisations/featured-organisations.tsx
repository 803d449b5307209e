import type { featuredOrganisations, SettingsOf } from '@boardwright/blocks-schema';
import { useId } from 'react';
import type { BlockProps } from '../../board/define-block.ts';
import { organisationPath } from '../../page/links/organisation-path.ts';
import { OrganisationCards } from '../../features/organisations/site/organisation-cards.tsx';
import { useBoard } from '../../board/board-context.ts';
import { MoreLink } from '@boardwright/ui/more-link';
import { SectionHead } from '@boardwright/ui/section-head';
import type { FeaturedOrganisationsData } from './featured-organisations.load.ts';
import type { FeaturedOrganisationsKey } from './featured-organisations.messages.ts';

/** A few organisations, with the way to all of them (specification §2 'featured organisations'). */
export function FeaturedOrganisations({
  settings,
  data,
  t,
  first,
}: BlockProps<
  SettingsOf<typeof featuredOrganisations>,
  FeaturedOrganisationsData,
  FeaturedOrganisationsKey
>) {
  const board = useBoard();
  const titleId = useId();
  const { organisations } = data;
  if (organisations.length === 0 && settings.hideWhenEmpty) return null;
  const all = organisationPath(board);
  return (
    <section className="section" aria-labelledby={titleId}>
      <div className="container">
        <SectionHead
          id={titleId}
          level={first ? 1 : 2}
          title={settings.headerTitle || t('heading')}
          lead={settings.headerSubTitle}
          aside={all && <MoreLink href={all}>{t('all')}</MoreLink>}
        />
        {organisations.length === 0 ? (
          <p className="muted">{t('empty')}</p>
        ) : (
          <OrganisationCards
            organisations={organisations}
            hideJobsLink={settings.hideJobsLink}
            headingLevel={first ? 2 : 3}
          />
        )}
      </div>
    </section>
  );
}
