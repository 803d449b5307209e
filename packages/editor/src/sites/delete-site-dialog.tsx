import {
  deletedParts,
  type RunSite,
  type SiteDeletion,
  siteDeletionReasonLength,
} from '@boardwright/api-client/contract';
import { Download } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { useEditorLocale } from '../editor-messages.tsx';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { ReasonField, TextField } from '../lists/fields.tsx';
import { Failure, Problem, Reading } from '../lists/reading.tsx';
import { useFound } from '../lists/use-found.ts';
import { useSubmission } from '../lists/use-submission.ts';
import { type DeletionForm, useSitesApi } from '../shell/sites-api.ts';
import controls from '../ui/controls.module.css';
import form from '../ui/form.module.css';
import { Modal } from '../ui/modal.tsx';
import { nameOf } from './name-of.ts';
import styles from './site-file.module.css';
import { useSitesMessages } from './use-sites-messages.ts';

interface DeleteSiteDialogProps {
  readonly site: RunSite;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Deletes a site: what goes with it, what is still open there, its name typed and why. */
export function DeleteSiteDialog({ site, onClose, onDone }: DeleteSiteDialogProps) {
  const t = useSitesMessages();
  const api = useSitesApi();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [settles, setSettles] = useState(false);
  const read = useCallback(async () => {
    if (!api) throw new Error('There is no API of the sites above');
    return api.readDeletion(site.id);
  }, [api, site.id]);
  const state = useFound(read);
  const sent = useSubmission(async (body: DeletionForm) => api?.remove(site.id, body), onDone);
  const fields = sent.failure?.fields ?? {};
  const isHindered = (state.found?.payments_open ?? 0) > 0;
  const problemOf = (field: string): string | undefined => fields[field]?.join(' ');
  const name = nameOf(site);
  return (
    <Modal
      title={t('delete.title', { name })}
      intro={t('delete.intro')}
      width="wide"
      isDirty={typed !== '' || reason.trim() !== ''}
      onClose={onClose}
      foot={
        <DialogFoot
          action={t('delete.act')}
          isBusy={sent.isBusy || isHindered}
          onClose={onClose}
          submits={formId}
        />
      }
    >
      {Object.keys(fields).length > 0 ? null : <Failure of={sent.failure} onStale={state.again} />}
      <Reading state={state}>{(found) => <GoesAlong found={found} />}</Reading>
      <p className={styles.export}>
        <a className={`${controls.button} ${controls.secondary}`} href={api?.exportAddress(site.id)} download>
          <Download size={15} aria-hidden />
          {t('delete.export')}
        </a>
      </p>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isHindered) sent.submit({ name: typed, reason, settles });
        }}
      >
        {state.found && state.found.open_invoices + state.found.paid_running > 0 ? (
          <div className={form.field}>
            <label className={form.check}>
              <input
                type="checkbox"
                checked={settles}
                aria-describedby={`${formId}-open`}
                aria-invalid={problemOf('settles') !== undefined}
                onChange={(event) => setSettles(event.target.checked)}
              />
              {t('delete.settles')}
            </label>
            <p id={`${formId}-open`} className={problemOf('settles') === undefined ? form.hint : form.error}>
              {problemOf('settles') ??
                t('delete.stillOpen', {
                  invoices: t('delete.invoices', { count: state.found.open_invoices }),
                  running: t('delete.running', { count: state.found.paid_running }),
                })}
            </p>
          </div>
        ) : null}
        <TextField
          label={t('delete.type', { name })}
          problem={problemOf('name')}
          maxLength={253}
          value={typed}
          onChange={setTyped}
        />
        <ReasonField
          label={t('delete.reason')}
          hint={t('delete.reasonHint')}
          problem={problemOf('reason')}
          maxLength={siteDeletionReasonLength}
          value={reason}
          onChange={setReason}
        />
      </form>
    </Modal>
  );
}

/** What is counted of a site, and what keeps it from being deleted. */
function GoesAlong({ found }: { readonly found: SiteDeletion }) {
  const t = useSitesMessages();
  const locale = useEditorLocale();
  const titleId = useId();
  const { counts, payments_open: payments } = found;
  const there = deletedParts.filter((part) => counts[part] > 0);
  return (
    <>
      {payments > 0 ? <Problem text={t('delete.payments', { count: payments })} /> : null}
      <section className={styles.preview} aria-labelledby={titleId}>
        <h3 id={titleId}>{t('delete.goes')}</h3>
        <dl>
          {there.map((part) => (
            <div key={part}>
              <dt>{t(`delete.parts.${part}`)}</dt>
              <dd>{counts[part].toLocaleString(locale)}</dd>
            </div>
          ))}
        </dl>
        {counts.admins > 0 ? <p>{t('delete.admins', { count: counts.admins })}</p> : null}
        <p>{t('delete.stays')}</p>
      </section>
    </>
  );
}
