import { useNavigate, useNavigation } from 'react-router';
import type { BlockProps } from '../../board/define-block.ts';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { FilterButton } from '@boardwright/ui/filter-button';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { PageHead } from '@boardwright/ui/page-head';
import { Pagination } from '@boardwright/ui/pagination';
import { SortSelect } from '@boardwright/ui/sort-select';
import { CandidateCard } from './candidate-card.tsx';
import { CandidateChips } from './candidate-chips.tsx';
import { CandidateFilters } from './candidate-filters.tsx';
import { CandidateNotices } from './candidate-notices.tsx';
import {
  formId,
  sheetId,
  type CandidateListData,
  type CandidateListPart,
  type CandidateListSettings,
  type CandidateSort,
  usualSort,
} from './candidate-list-data.ts';
import { listTitle } from './list-title.ts';
import { NoCandidates } from './no-candidates.tsx';
import styles from './candidate-list.module.css';
import type { CandidateListKey } from './candidate-list.messages.ts';

/** People who are available, with filters, order and pages (specification §2 'candidate list'). */
export function CandidateList({
  settings,
  data,
  t,
}: BlockProps<CandidateListSettings, CandidateListData, CandidateListKey>) {
  const board = useBoard();
  const { state, location } = useNavigation();
  const busy = state === 'loading' && location.pathname === board.path && location.search !== board.search;
  const part = { data, settings, t };
  const found = listTitle(data, t, board.locale);
  return (
    <div className={`container ${styles.page}`}>
      <div className={`with-aside with-aside--left ${styles.columns}`}>
        <div>
          <CandidateFilters {...part} />
        </div>
        <div>
          <PageHead
            title={settings.heading1 || found}
            lead={settings.heading1 && data.total > 0 ? found : undefined}
            tools={<Tools {...part} />}
          >
            <CandidateChips {...part} />
          </PageHead>
          <CandidateNotices {...part} />
          <div className={styles.results} aria-busy={busy}>
            {data.total === 0 ? (
              <NoCandidates {...part} />
            ) : (
              <>
                <ul className={styles.list}>
                  {data.candidates.map((candidate) => (
                    <li key={candidate.uuid}>
                      <CandidateCard {...{ candidate, ...part }} />
                    </li>
                  ))}
                </ul>
                {!data.beyond && (
                  <Pagination
                    page={data.own.page}
                    lastPage={data.lastPage}
                    hrefOf={(page) => board.path + writeSearchAddress({ ...data.own, page })}
                  />
                )}
              </>
            )}
          </div>
          {data.price === undefined && data.total > 0 && <EmployersOnly t={t} />}
        </div>
      </div>
    </div>
  );
}

/** Others than employers read what it takes to get in touch (§6). */
function EmployersOnly({ t }: Pick<CandidateListPart, 't'>) {
  const board = useBoard();
  const query = new URLSearchParams({ isEmployer: 'true', next: board.path + board.search });
  return (
    <Notice
      title={t('required')}
      className={styles.required}
      action={
        board.visitor === 'guest' && board.paths['p-login'] !== undefined ? (
          <LinkButton href={`${pagePath(board, 'p-login')}?${query}`} variant="secondary" size="small">
            {t('login')}
          </LinkButton>
        ) : undefined
      }
    >
      {t('requiredText')}
    </Notice>
  );
}

const sortMessages = {
  relevance: 'relevance',
  distance: 'nearest',
  '-created_at': 'newest',
  created_at: 'oldest',
} as const satisfies Record<CandidateSort, string>;

function Tools({ data, t }: CandidateListPart) {
  const board = useBoard();
  const navigate = useNavigate();
  const choose = (sort: string) =>
    void navigate(
      board.path +
        writeSearchAddress({
          ...data.own,
          sort: data.sorts.find((known) => known === sort && known !== usualSort(data.own)),
          page: 1,
        }),
      { preventScrollReset: true },
    );
  return (
    <>
      <FilterButton sheetId={sheetId} count={data.chosen.length} />
      <SortSelect
        id="candidate-sort"
        formId={formId}
        value={data.sort}
        options={data.sorts.map((value) => ({ value, label: t(sortMessages[value]) }))}
        onChoose={choose}
      />
    </>
  );
}
