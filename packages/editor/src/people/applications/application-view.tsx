import type { AdminApplication } from '@boardwright/api-client/contract';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { PartHead } from '../../lists/list-workspace.tsx';
import list from '../../lists/list.module.css';
import { Problem } from '../../lists/reading.tsx';
import record from '../../lists/record.module.css';
import { useAttempt } from '../../lists/use-attempt.ts';
import { useDay } from '../../lists/use-day.ts';
import { useRight } from '../../ui/admin-rights.ts';
import { announce } from '../../ui/announce.ts';
import controls from '../../ui/controls.module.css';
import { usePeopleApi } from '../people-api.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { ApplicationMails } from './application-mails.tsx';
import { DeleteApplicationDialog } from './delete-application-dialog.tsx';
import { DeliveryBadge } from './delivery-badge.tsx';
import { useApplicationMessages } from './use-application-messages.ts';
import { useApplicationsAddress } from './use-applications-address.ts';

interface ApplicationViewProps {
  readonly application: AdminApplication;
  readonly onChanged: () => void;
}

/** Who applied for what, what came of its mails, and what is done about it at its sender's request. */
export function ApplicationView({ application, onChanged }: ApplicationViewProps) {
  const t = useApplicationMessages();
  const { applications: api } = usePeopleApi();
  const { changed } = useApplicationsAddress();
  const mayChange = useRight('people') === 'does';
  const { refused, attempt } = useAttempt({ alone: true });
  const [isAsked, setAsked] = useState(false);
  const [done, setDone] = useState<string>();
  const { uuid, deletion, send_to: to } = application;
  const name = application.name || application.email;
  const finish = (sentence: string) => {
    setDone(sentence);
    announce(sentence);
    onChanged();
  };
  const act = (work: () => Promise<unknown>, sentence: string) =>
    void attempt(async () => {
      await work();
      finish(sentence);
    });
  return (
    <>
      <Link className={record.back} to={changed({ open: undefined })}>
        <ArrowLeft size={14} aria-hidden />
        {t('back')}
      </Link>
      <PartHead title={t('of', { name })} about={t(application.person === null ? 'aboutGuest' : 'aboutOne')}>
        {!mayChange ? null : deletion ? (
          <button
            type="button"
            className={`${controls.button} ${controls.primary}`}
            onClick={() => act(() => api.keep(uuid), t('stays'))}
          >
            {t('keep')}
          </button>
        ) : (
          <>
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              onClick={() => setAsked(true)}
            >
              {t('remove.ask')}
            </button>
            {to === null || application.withdrawn_at !== null ? null : (
              <button
                type="button"
                className={`${controls.button} ${controls.primary}`}
                onClick={() => act(() => api.resend(uuid), t('sent', { to }))}
              >
                {t('resend')}
              </button>
            )}
          </>
        )}
      </PartHead>
      <Standing application={application} />
      {refused === undefined ? null : <Problem text={refused} />}
      {done === undefined ? null : <p className={list.done}>{done}</p>}
      <div className={record.page}>
        <div className={record.body}>
          <ApplicationFacts application={application} />
          <ApplicationMails application={application} />
        </div>
      </div>
      {isAsked ? (
        <DeleteApplicationDialog
          application={application}
          onClose={() => setAsked(false)}
          onDone={() => {
            setAsked(false);
            finish(t('removed'));
          }}
        />
      ) : null}
    </>
  );
}

/** What came of it, and when it goes. */
function Standing({ application }: { readonly application: AdminApplication }) {
  const t = useApplicationMessages();
  const day = useDay();
  const { state, deletion, withdrawn_at: withdrawn, goes_at: goes } = application;
  return (
    <div className={record.standing}>
      <DeliveryBadge state={state} />
      {deletion ? (
        <span>
          {deletion.by
            ? t('goesBy', { day: day(deletion.due_at), name: deletion.by })
            : t('goes', { day: day(deletion.due_at) })}
        </span>
      ) : (
        <>
          {withdrawn === null ? null : <span>{t('withdrawnOn', { day: day(withdrawn) })}</span>}
          <span>{goes === null ? t('goesLater') : t('goes', { day: day(goes) })}</span>
        </>
      )}
      {deletion ? <blockquote>{deletion.reason}</blockquote> : null}
    </div>
  );
}
