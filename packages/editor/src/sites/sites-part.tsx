import type { RunSite, RunSites } from '@boardwright/api-client/contract';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useSitesApi } from '../shell/sites-api.ts';
import { PartHead } from '../lists/list-workspace.tsx';
import list from '../lists/list.module.css';
import { Problem, Reading } from '../lists/reading.tsx';
import { useAttempt } from '../lists/use-attempt.ts';
import { useFound } from '../lists/use-found.ts';
import { useRight } from '../ui/admin-rights.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { DeleteSiteDialog } from './delete-site-dialog.tsx';
import { DeletedSites } from './deleted-sites.tsx';
import { nameOf } from './name-of.ts';
import { SiteTable } from './site-table.tsx';
import styles from './sites.module.css';
import { StartDialog } from './start-dialog.tsx';
import { useSitesAddress } from './use-sites-address.ts';
import { useSitesMessages } from './use-sites-messages.ts';

const none: RunSites = { sites: [], runs_all: false, deleted: [] };

/** Every board of the installation that one may enter, and how another one is started. */
export function SitesPart() {
  const t = useSitesMessages();
  const api = useSitesApi();
  const { open, from, show } = useSitesAddress();
  const state = useFound(useCallback(async () => (await api?.find()) ?? none, [api]));
  const { refused, attempt } = useAttempt();
  const [deleting, setDeleting] = useState<RunSite | undefined>(undefined);
  const [started, setStarted] = useState<RunSite | undefined>(undefined);
  const enter = (id: number) => void attempt(async () => api?.enter(id));
  const mayExport = useRight('site') === 'does';
  const mayStart = mayExport && (state.found?.runs_all ?? false);
  return (
    <>
      <PartHead title={t('title')} about={t('about')}>
        {mayStart ? (
          <button
            type="button"
            className={`${controls.button} ${controls.primary}`}
            onClick={() => show({ open: 'start', from: undefined })}
          >
            <Plus size={15} aria-hidden />
            {t('start')}
          </button>
        ) : null}
      </PartHead>
      {refused === undefined ? null : <Problem text={refused} />}
      {started === undefined ? null : (
        <p className={`${list.done} ${styles.done}`}>
          {t('started', { name: started.name })}
          <button
            type="button"
            className={`${controls.button} ${controls.secondary}`}
            onClick={() => enter(started.id)}
          >
            {t('enter')}
            <span className={controls.unseen}>: {started.name}</span>
          </button>
        </p>
      )}
      <Reading state={state}>
        {({ sites, deleted }) => (
          <>
            <SiteTable
              sites={sites}
              mayStart={mayStart}
              mayExport={mayExport}
              exportAddress={(id) => api?.exportAddress(id) ?? ''}
              onEnter={enter}
              onCopy={(id) => show({ open: 'start', from: String(id) })}
              onDelete={setDeleting}
            />
            {mayStart && sites.length === 1 ? <p className={list.none}>{t('onlyOne')}</p> : null}
            {mayStart ? null : <p className={list.none}>{t('ofOneSite')}</p>}
            <DeletedSites
              sites={deleted}
              mayRestore={mayStart}
              onRestore={(one) =>
                void attempt(async () => {
                  await api?.restore(one.id);
                  announce(t('restored', { name: nameOf(one) }));
                  state.again();
                })
              }
            />
            {deleting === undefined ? null : (
              <DeleteSiteDialog
                site={deleting}
                onClose={() => setDeleting(undefined)}
                onDone={() => {
                  announce(t('deleted', { name: nameOf(deleting) }));
                  setStarted(undefined);
                  setDeleting(undefined);
                  state.again();
                }}
              />
            )}
            {open === 'start' && mayStart ? (
              <StartDialog
                sites={sites}
                from={from}
                onClose={() => show({ open: undefined, from: undefined })}
                onDone={(made) => {
                  show({ open: undefined, from: undefined });
                  announce(t('started', { name: made.name }));
                  setStarted(made);
                  state.again();
                }}
              />
            ) : null}
          </>
        )}
      </Reading>
    </>
  );
}
