import Briefcase from 'lucide-react/icons/briefcase';
import Building2 from 'lucide-react/icons/building-2';
import { useId } from 'react';
import { Chips } from '@boardwright/ui/chips';
import { EmptyState, type Escape } from '@boardwright/ui/empty-state';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { PageHead } from '@boardwright/ui/page-head';
import { Pagination } from '@boardwright/ui/pagination';
import { SectionHead } from '@boardwright/ui/section-head';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import { useJobFormat } from '../../../page/job-texts/use-job-format.ts';
import { pagePath, useBoard } from '../../../board/board-context.ts';
import { emptySearch } from '../../../search/job-search.ts';
import { writeSearchAddress } from '../../../search/search-address.ts';
import { usePageT } from '../../../page/use-page-t.ts';
import type { FoundOrganisations } from './find-organisations.ts';
import { OrganisationCards } from './organisation-cards.tsx';
import { OrganisationField } from './organisation-field.tsx';
import { writeOrganisationSearch } from './organisation-search.ts';
import styles from './organisation-finder.module.css';
import type { FinderKey } from './organisation.messages.ts';

export interface OrganisationFinderProps {
  readonly found: FoundOrganisations;
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
  /** The words of the block that draws it, with `finderMessages` under `finder`. */
  readonly t: Translate<FinderKey>;
  /** It is what the page is about: its title is the h1. */
  readonly leading: boolean;
}

/** The board's organisations: a field for their name, cards, pages. Its address is its whole state. */
export function OrganisationFinder({ found, title, subtitle, t, leading }: OrganisationFinderProps) {
  const titleId = useId();
  const format = useFormat();
  const texts = { title: title || t('finder.title'), lead: subtitle || (title ? '' : t('finder.lead')) };
  return (
    <section className={styles.finder} {...(!leading && { 'aria-labelledby': titleId })}>
      <div className="container">
        {leading ? <PageHead {...texts} /> : <SectionHead {...texts} id={titleId} />}
        <OrganisationField search={found.search} t={t} />
        {found.total > 0 && (
          <p className={styles.count}>
            {t('finder.found', { count: found.total, number: format.number(found.total) })}
          </p>
        )}
        <Results {...{ found, t, leading }} />
      </div>
    </section>
  );
}

function Results({ found, t, leading }: Pick<OrganisationFinderProps, 'found' | 't' | 'leading'>) {
  const board = useBoard();
  const format = useFormat();
  const { search, page, lastPage } = found;
  const hrefOf = (wanted: number) => board.path + writeOrganisationSearch({ search, page: wanted });
  if (found.total === 0) return <Nothing {...{ found, t, leading }} />;
  const chips = search ? [{ name: search, href: board.path }] : [];
  if (found.organisations.length === 0) {
    return (
      <Notice
        action={
          <LinkButton href={hrefOf(1)} size="small">
            {t('finder.toFirst')}
          </LinkButton>
        }
      >
        {t('finder.beyond', { page: format.number(page), last: format.number(lastPage) })}
      </Notice>
    );
  }
  return (
    <>
      {chips.length > 0 && (
        <div className={styles.chips}>
          <Chips chips={chips} />
        </div>
      )}
      <OrganisationCards organisations={found.organisations} headingLevel={leading ? 2 : 3} />
      <Pagination page={page} lastPage={lastPage} hrefOf={hrefOf} />
    </>
  );
}

/** Nothing by that name, or nothing at all: what to do next. */
function Nothing({ found, t, leading }: Pick<OrganisationFinderProps, 'found' | 't' | 'leading'>) {
  const board = useBoard();
  const format = useFormat();
  const pageT = usePageT();
  const jobFormat = useJobFormat();
  const { search, instead } = found;
  const jobList = pagePath(board, 'p-job-list');
  const level = { headingLevel: leading ? 2 : 3 } as const;
  if (!search) {
    const action = <LinkButton href={jobList}>{t('finder.allJobs')}</LinkButton>;
    return <EmptyState {...level} title={t('finder.none')} text={t('finder.noneText')} action={action} />;
  }
  const escapes: Escape[] = [];
  if (instead && instead.jobs > 0) {
    escapes.push({
      icon: Briefcase,
      name: t('finder.jobs', { search }),
      href: jobList + writeSearchAddress({ ...emptySearch, search }),
      count: jobFormat.count(instead.jobs),
    });
  }
  if (instead && instead.organisations > 0) {
    const count = instead.organisations;
    escapes.push({
      icon: Building2,
      name: t('finder.all'),
      href: board.path,
      count: t('finder.found', { count, number: format.number(count) }),
    });
  }
  return (
    <EmptyState
      {...level}
      title={t('finder.nothing', { search })}
      text={t('finder.nothingText')}
      escapes={{ label: pageT('widenSearch'), links: escapes }}
    />
  );
}
