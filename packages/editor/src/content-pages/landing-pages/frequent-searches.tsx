import type { FrequentSearch } from '@boardwright/api-client/contract';
import { useCallback, useId } from 'react';
import { Link } from 'react-router';
import { Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import controls from '../../ui/controls.module.css';
import { useContentAddress } from '../use-content-address.ts';
import { useContentMessages } from '../use-content-messages.ts';
import styles from './landing-pages.module.css';
import { beginOf, beginsWith } from './landing-search.ts';
import { useLandingPagesApi } from './landing-pages-api.ts';
import { useSearchText } from './use-search-text.ts';
import { Acts } from '../../ui/acts.tsx';

interface FrequentSearchesProps {
  /** Those that find nothing; else those that find jobs and no page stands for. */
  readonly isInVain: boolean;
}

/** What visitors search for, each with the way to a page for it where it finds jobs. */
export function FrequentSearches({ isInVain }: FrequentSearchesProps) {
  const t = useContentMessages();
  const api = useLandingPagesApi();
  const id = useId();
  const state = useFound(useCallback(() => api.searches(isInVain), [api, isInVain]));
  const group = isInVain ? 'inVain' : 'often';
  return (
    <section className={styles.searches} aria-labelledby={id}>
      <h2 id={id}>{t(`landing.${group}.title`)}</h2>
      <p>{t(`landing.${group}.about`)}</p>
      <Reading state={state}>
        {(searches) =>
          searches.length === 0 ? (
            <p>{t(`landing.${group}.none`)}</p>
          ) : (
            <ul>
              {searches.map((one) => (
                <SearchRow key={beginOf(one)} search={one} />
              ))}
            </ul>
          )
        }
      </Reading>
    </section>
  );
}

function SearchRow({ search }: { readonly search: FrequentSearch }) {
  const t = useContentMessages();
  const textOf = useSearchText();
  const { changed } = useContentAddress();
  const begin = beginOf(search);
  const text = textOf(beginsWith(begin).search);
  return (
    <li>
      <b lang={search.locale}>{text}</b>
      <span>{t('landing.searched', { count: search.searches })}</span>
      {search.jobs_count > 0 ? (
        <>
          <span>{t('landing.jobsNow', { count: search.jobs_count })}</span>
          <Acts>
            <Link
              className={`${controls.button} ${controls.secondary}`}
              to={changed({ open: 'new', begin, language: undefined })}
            >
              {t('landing.begin')}
              <span className={controls.unseen}>: {text}</span>
            </Link>
          </Acts>
        </>
      ) : null}
    </li>
  );
}
