import { landingPageStates } from '@boardwright/api-client/contract';
import { MapPinned, Plus } from 'lucide-react';
import { useCallback } from 'react';
import { ListPages } from '../../lists/list-pages.tsx';
import { PartHead } from '../../lists/list-workspace.tsx';
import { Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import controls from '../../ui/controls.module.css';
import { useContentAddress } from '../use-content-address.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { useDeleting } from '../writing/use-deleting.ts';
import { DoneNote, FirstOne, NoneFound, WrittenFilters } from '../writing/written-list.tsx';
import { FrequentSearches } from './frequent-searches.tsx';
import { LandingPageTable } from './landing-page-table.tsx';
import { useLandingPagesApi } from './landing-pages-api.ts';
import { Acts } from '../../ui/acts.tsx';

/** The landing pages of the board, the last changed first, and what visitors search for that none stands for yet. */
export function LandingPageList() {
  const t = useContentMessages();
  const api = useLandingPagesApi();
  const { status, find, language, page, show } = useContentAddress();
  const state = landingPageStates.find((name) => name === status);
  const found = useFound(
    useCallback(
      () =>
        api.list({
          page,
          ...(find && { search: find }),
          ...(state && { 'match[state]': state }),
          ...(language && { 'match[locale]': language }),
        }),
      [api, page, find, state, language],
    ),
  );
  const { refused, done, onDelete, onRestore } = useDeleting(api, found.again);
  const isNarrowed = find !== '' || language !== undefined;
  const isFiltered = isNarrowed || state !== undefined;
  return (
    <>
      <PartHead title={t('part.landing-pages')} about={t('about.landing-pages')}>
        <Acts>
          <button
            type="button"
            className={`${controls.button} ${controls.primary}`}
            onClick={() => show({ open: 'new' })}
          >
            <Plus size={15} aria-hidden />
            {t('landing.add')}
          </button>
        </Acts>
      </PartHead>
      <WrittenFilters find={t('landing.find')} states={landingPageStates} />
      <DoneNote refused={refused} done={done} />
      <Reading state={found}>
        {({ data, meta }) =>
          data.length > 0 ? (
            <>
              <LandingPageTable pages={data} onDelete={onDelete} onRestore={onRestore} />
              <ListPages meta={meta} />
            </>
          ) : isFiltered || page > 1 ? (
            <NoneFound
              text={t(state === 'deleted' && !isNarrowed ? 'written.noneDeleted' : 'landing.none.found')}
            />
          ) : (
            <FirstOne
              sign={MapPinned}
              title={t('landing.none.title')}
              text={t('landing.none.text')}
              action={t('landing.none.act')}
            />
          )
        }
      </Reading>
      <FrequentSearches isInVain={false} />
      <FrequentSearches isInVain />
    </>
  );
}
