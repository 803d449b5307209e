import { useEffect, useState } from 'react';
import form from '../../ui/form.module.css';
import { useContentMessages } from '../use-content-messages.ts';
import { type LandingSearch, queryOf } from './landing-search.ts';
import { useLandingPagesApi } from './landing-pages-api.ts';

/** Milliseconds that typing rests before jobs are counted. */
const rest = 400;

/** How many jobs a search finds now, while it is changed. */
export function JobsNow({ locale, search }: { readonly locale: string; readonly search: LandingSearch }) {
  const t = useContentMessages();
  const api = useLandingPagesApi();
  const query = queryOf(search);
  const asked = Object.keys(query).length === 0 ? '' : JSON.stringify(query);
  const [counted, setCounted] = useState<{ readonly asked: string; readonly jobs: number | undefined }>();
  useEffect(() => {
    if (asked === '') return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      const store = (jobs: number | undefined) => {
        if (isWanted) setCounted({ asked, jobs });
      };
      // Policy: the number is a help alone: without it the page is written as well.
      api.count(locale, JSON.parse(asked)).then(store, () => store(undefined));
    }, rest);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [api, locale, asked]);
  const jobs = counted?.asked === asked ? counted.jobs : undefined;
  return (
    <p className={form.hint} role="status">
      {asked === '' || jobs === undefined ? '' : t('landing.jobsNow', { count: jobs })}
    </p>
  );
}
