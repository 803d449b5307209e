import type { MyOrganisation } from '@boardwright/api-client/contract';
import Plus from 'lucide-react/icons/plus';
import { useBoard } from '../../../board/board-context.ts';
import { Badge } from '@boardwright/ui/badge';
import { EmptyState } from '@boardwright/ui/empty-state';
import { Link } from '@boardwright/ui/link';
import { LinkButton } from '@boardwright/ui/link-button';
import { ListSearch } from '@boardwright/ui/list-search';
import { Pagination } from '@boardwright/ui/pagination';
import { RowList } from '@boardwright/ui/row-list';
import { RowTitle } from '@boardwright/ui/row-title';
import { useFormat } from '@boardwright/ui/use-format';
import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import { OrgLogo } from '../../../page/pictures/org-logo.tsx';
import {
  organisationAddress,
  organisationsAddress,
  organisationsAnchor,
  organisationsTab,
} from './organisations-address.ts';
import type { OrganisationListData } from './organisations.load.ts';
import type { OrganisationsPart } from './organisations-props.ts';
import styles from './organisations.module.css';

type ListProps = OrganisationsPart<OrganisationListData>;

/** Every organisation of the company: searched by name, page by page. */
export function OrganisationsList(props: ListProps) {
  const { data, t } = props;
  const { organisations, list, meta, notice } = data;
  const board = useBoard();
  const format = useFormat();
  const isNarrowed = list.search !== '';
  return (
    <section id={organisationsAnchor} className={styles.panel} aria-labelledby="organisations-title">
      {notice && <OutcomeNotice title={t(`done.${notice}`)} className={styles.notice} />}
      <header className={styles.head}>
        <h2 id="organisations-title" className={styles.title}>
          {t('title')} <span className="num muted">{format.number(meta.total)}</span>
        </h2>
        <LinkButton href={organisationAddress(board, 'new')} icon={Plus}>
          {t('add')}
        </LinkButton>
      </header>
      <p className={styles.lead}>{t('lead')}</p>
      {(meta.last_page > 1 || isNarrowed) && (
        <ListSearch
          id="organisations-search"
          action={board.path}
          hidden={{ menuType: organisationsTab }}
          search={list.search}
          label={t('list.search')}
          go={t('list.go')}
          className={styles.search}
        />
      )}
      {organisations.length === 0 && (
        <EmptyState
          title={t(isNarrowed ? 'list.nothing' : 'list.none')}
          {...(!isNarrowed && { text: t('list.noneText') })}
          headingLevel={3}
          {...(isNarrowed && {
            action: (
              <LinkButton href={organisationsAddress(board, { search: '', page: 1 })} variant="secondary">
                {t('list.all')}
              </LinkButton>
            ),
          })}
        />
      )}
      {organisations.length > 0 && (
        <RowList className={styles.rows}>
          {organisations.map((organisation) => (
            <OrganisationRow key={organisation.id} {...props} organisation={organisation} />
          ))}
        </RowList>
      )}
      <Pagination
        page={meta.page}
        lastPage={meta.last_page}
        hrefOf={(page) => organisationsAddress(board, { ...list, page })}
      />
    </section>
  );
}

function OrganisationRow({ organisation, t }: ListProps & { readonly organisation: MyOrganisation }) {
  const board = useBoard();
  const format = useFormat();
  const { id, name, logo, location_hq: place, jobs_count: jobs } = organisation;
  const isVisible = organisation.active && organisation.job_board_ids.includes(board.boardId);
  const facts = [place, t('list.jobs', { count: jobs, number: format.number(jobs) })].filter(Boolean);
  return (
    <li className={styles.row}>
      <OrgLogo name={name} src={logo} />
      <div className={styles.words}>
        <RowTitle>
          <Link href={organisationAddress(board, id)}>{name}</Link>
        </RowTitle>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <Badge tone={isVisible ? 'success' : 'neutral'}>
        {t(isVisible ? 'states.visible' : 'states.hidden')}
      </Badge>
    </li>
  );
}
