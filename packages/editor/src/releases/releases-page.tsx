import { ArrowLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Problem } from '../lists/reading.tsx';
import { useListMessages } from '../lists/use-list-messages.ts';
import list from '../lists/list.module.css';
import { isRelease, usePublication, waitingReleases } from '../publication/publication.tsx';
import { EditorFrame } from '../shell/editor-frame.tsx';
import { Acts } from '../ui/acts.tsx';
import controls from '../ui/controls.module.css';
import { useDocumentTitle } from '../ui/editor-features.ts';
import { useAddress } from '../workbench/use-address.ts';
import { useSiteName } from '../workbench/use-site-name.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import workspace from '../shell/workspace-page.module.css';
import { NameDialog } from './name-dialog.tsx';
import { NextUp } from './next-up.tsx';
import { ReleaseCalendar } from './release-calendar.tsx';
import { ReleaseDetails } from './release-details.tsx';
import { ReleaseList } from './release-list.tsx';
import styles from './releases.module.css';
import { useReleaseMessages } from './use-release-messages.ts';

const main = `${workspace.main} ${styles.main}`;

/** What goes to visitors together, and when: releases by name, and the calendar of all that is planned. */
export function ReleasesPage() {
  const t = useReleaseMessages();
  const words = useListMessages();
  const { entry } = useWorkbench();
  const siteName = useSiteName();
  const { search } = useLocation();
  const { query, change } = useAddress();
  const { site, failure, refresh } = usePublication();
  const [isNaming, setIsNaming] = useState(false);
  useDocumentTitle(`${t('title')} · ${siteName} · Boardwright`);
  const waiting = waitingReleases(site);
  const done = (site?.plans ?? []).filter(isRelease).filter((plan) => plan.done_at !== null);
  const asked = Number(query.get('release'));
  const chosen = [...waiting, ...done].find(({ id }) => id === asked) ?? waiting[0] ?? done.at(-1);
  const choose = (id: number): void => change({ release: String(id) });
  const back = new URLSearchParams(search);
  back.delete('release');
  return (
    <EditorFrame
      tools={
        <Link className={`${controls.button} ${workspace.back}`} to={`/?${back}`}>
          <ArrowLeft size={15} aria-hidden />
          <span>{t('back', { page: entry?.name ?? siteName })}</span>
        </Link>
      }
    >
      <div className={styles.workspace}>
        <nav className={styles.list} aria-label={t('title')}>
          <p className={styles.listHead}>
            <span>{t('title')}</span>
            <Acts>
              <button
                type="button"
                className={controls.iconButton}
                aria-label={t('create')}
                title={t('create')}
                aria-disabled={site?.publishing !== 'by_hand'}
                onClick={() => setIsNaming(site?.publishing === 'by_hand')}
              >
                <Plus size={16} aria-hidden />
              </button>
            </Acts>
          </p>
          <ReleaseList waiting={waiting} done={done.toReversed()} chosen={chosen?.id} onChoose={choose} />
        </nav>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <main id="bench" className={main} tabIndex={0} aria-labelledby="release-title">
          {failure === undefined ? null : <Problem text={failure} onAgain={() => void refresh()} reads />}
          {site === undefined && failure === undefined ? (
            <p className={list.loading} role="status">
              <span className={controls.spinner} aria-hidden />
              {words('loading')}
            </p>
          ) : null}
          {site && chosen ? (
            <ReleaseDetails key={chosen.id} release={chosen} />
          ) : site ? (
            <div className={styles.none}>
              <h1 id="release-title">{t('none')}</h1>
              {site.publishing === 'by_hand' ? (
                <>
                  <p>{t('noneHint')}</p>
                  <Acts>
                    <button
                      type="button"
                      className={`${controls.button} ${controls.primary}`}
                      onClick={() => setIsNaming(true)}
                    >
                      {t('create')}
                    </button>
                  </Acts>
                </>
              ) : (
                <>
                  <p>{t('live')}</p>
                  <Link
                    className={`${controls.button} ${controls.secondary}`}
                    to="/settings?section=publishing"
                  >
                    {t('toSettings')}
                  </Link>
                </>
              )}
            </div>
          ) : null}
        </main>
        <aside className={styles.aside}>
          <ReleaseCalendar plans={site?.plans ?? []} chosen={chosen?.id} onChoose={choose} />
          <NextUp onChoose={choose} />
        </aside>
      </div>
      {isNaming ? <NameDialog onClose={() => setIsNaming(false)} onDone={choose} /> : null}
    </EditorFrame>
  );
}
