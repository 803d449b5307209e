import { useNavigate, useNavigation } from 'react-router';
import type { BlockProps } from '../../define-block.ts';
import { useBoard } from '../../pages/board-context.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { FilterButton } from '../../ui/list-tools/filter-button.tsx';
import { SortSelect } from '../../ui/list-tools/sort-select.tsx';
import { PageHead } from '../../ui/section-head/page-head.tsx';
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
} from './candidate-list-data.ts';
import { listTitle } from './list-title.ts';
import { NoCandidates } from './no-candidates.tsx';
import styles from './candidate-list.module.css';

/** People who are available, with filters, order and pages (specification §2 'candidate list'). */
export function CandidateList({ settings, data, t }: BlockProps<CandidateListSettings, CandidateListData>) {
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
        </div>
      </div>
    </div>
  );
}

function Tools({ data, t }: CandidateListPart) {
  const board = useBoard();
  const navigate = useNavigate();
  const choose = (sort: string) =>
    void navigate(
      board.path +
        writeSearchAddress({
          ...data.own,
          sort: sort === 'created_at' ? sort : undefined,
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
        options={[
          { value: '-created_at', label: t('newest') },
          { value: 'created_at', label: t('oldest') },
        ]}
        onChoose={choose}
      />
    </>
  );
}
