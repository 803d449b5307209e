import { Download, Upload } from 'lucide-react';
import { useCallback, useState } from 'react';
import { ImportDialog } from '../../lists/import/import-dialog.tsx';
import { PartHead } from '../../lists/list-workspace.tsx';
import { useFound } from '../../lists/use-found.ts';
import { announce } from '../../ui/announce.ts';
import controls from '../../ui/controls.module.css';
import { useContentAddress } from '../use-content-address.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { AddRedirect } from './add-redirect.tsx';
import { MissingList } from './missing-list.tsx';
import { RedirectList } from './redirect-list.tsx';
import { useRedirectsApi } from './redirects-api.ts';
import styles from './redirects.module.css';
import { useRedirectsQuery } from './use-redirects-query.ts';
import { Acts } from '../../ui/acts.tsx';

/** Where addresses without a page lead, and those that lead nowhere yet (specification §1 'forward rule'). */
export function RedirectsPart() {
  const t = useContentMessages();
  const api = useRedirectsApi();
  const { open, show } = useContentAddress();
  const { page, find, sort, isDeleted } = useRedirectsQuery();
  const state = useFound(
    useCallback(() => api.list({ page, find, sort, isDeleted }), [api, page, find, sort, isDeleted]),
  );
  const missing = useFound(useCallback(() => api.missing(), [api]));
  const [asked, setAsked] = useState<{ readonly path: string } | undefined>(undefined);
  function changed(done: string): void {
    announce(done);
    state.again();
    missing.again();
  }
  return (
    <>
      <PartHead title={t('part.redirects')} about={t('about.redirects')}>
        <Acts>
          <button type="button" className={controls.button} onClick={() => show({ open: 'import' })}>
            <Upload size={15} aria-hidden />
            {t('redirect.importList')}
          </button>
        </Acts>
        <a className={`${controls.button} ${controls.secondary}`} href={api.exportAddress} download>
          <Download size={15} aria-hidden />
          {t('redirect.exportList')}
        </a>
      </PartHead>
      <Acts>
        <AddRedirect asked={asked} onDone={changed} />
      </Acts>
      <div className={styles.columns}>
        <RedirectList state={state} onChanged={changed} />
        <MissingList state={missing} onChanged={changed} onFill={(path) => setAsked({ path })} />
      </div>
      {open === 'import' ? (
        <ImportDialog
          title={t('redirect.import.title')}
          about={t('redirect.import.about')}
          label={t('redirect.import.list')}
          hint={t('redirect.import.hint')}
          emptyProblem={t('redirect.import.empty')}
          withFile
          importList={api.importList}
          sentenceOf={(imported) => t('redirect.import.done', { count: imported.added + imported.changed })}
          onClose={() => show({ open: undefined })}
          onAdded={(done, isWhole) => {
            changed(done);
            if (isWhole) show({ open: undefined });
          }}
        />
      ) : null}
    </>
  );
}
