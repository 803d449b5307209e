import { overviewPeriods } from '@boardwright/api-client/contract';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { BackOfficeFrame } from '../back-office/back-office-frame.tsx';
import { useEditorLocale } from '../editor-messages.tsx';
import list from '../lists/list.module.css';
import { PartHead } from '../lists/list-workspace.tsx';
import { Reading } from '../lists/reading.tsx';
import { useFound } from '../lists/use-found.ts';
import frame from '../shell/workspace-page.module.css';
import { useDocumentTitle } from '../ui/editor-features.ts';
import { useSiteName } from '../workbench/use-site-name.ts';
import { BeginList } from './begin-list.tsx';
import { useDayFormat } from './figure-format.ts';
import { Figures } from './figures.tsx';
import { JobLists } from './job-lists.tsx';
import { type OverviewPeriod, useOverviewApi } from './overview-api.ts';
import { Tasks } from './tasks.tsx';
import { useOverviewAddress } from './use-overview-address.ts';
import { useOverviewMessages } from './use-overview-messages.ts';
import styles from './overview.module.css';

const periods = {
  7: 'week',
  28: 'month',
  90: 'quarter',
  365: 'year',
} as const satisfies Record<OverviewPeriod, string>;

/** How the board stands, at /admin/overview: what waits, then what happened, each with the days before. */
export function OverviewPage() {
  const t = useOverviewMessages();
  const api = useOverviewApi();
  const siteName = useSiteName();
  const { days, changed, editorQuery } = useOverviewAddress();
  const state = useFound(useCallback(() => api.read(days), [api, days]));
  const count = new Intl.NumberFormat(useEditorLocale());
  const short = useDayFormat('short');
  useDocumentTitle([t('title'), siteName, 'Boardwright'].join(' · '));
  const live = state.found?.live_jobs;
  return (
    <BackOfficeFrame section="overview" parts={[]} current="" editorQuery={editorQuery}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <main id="bench" className={`${frame.main} ${list.main}`} tabIndex={0} aria-labelledby="part-title">
        <PartHead
          title={t('title')}
          about={live === undefined ? '' : t('live', { count: live, number: count.format(live) })}
        >
          <nav className={styles.periods} aria-label={t('period')}>
            {overviewPeriods.map((period) => (
              <Link
                key={period}
                to={changed({ days: period === 28 ? undefined : String(period) })}
                aria-current={period === days ? 'true' : undefined}
              >
                {t(`days.${periods[period]}`)}
              </Link>
            ))}
          </nav>
        </PartHead>
        <Reading state={state}>
          {(overview) => (
            <>
              <BeginList begun={overview.begun} />
              <Tasks tasks={overview.tasks} />
              <p className={styles.range}>
                {t('range', { from: short(overview.from), till: short(overview.till) })}
              </p>
              <Figures overview={overview} />
              <JobLists overview={overview} />
            </>
          )}
        </Reading>
      </main>
    </BackOfficeFrame>
  );
}
