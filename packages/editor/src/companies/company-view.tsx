import type { Company, CompanyDecision } from '@boardwright/api-client/contract';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import list from '../lists/list.module.css';
import { PartHead } from '../lists/list-workspace.tsx';
import { useDay } from '../lists/use-day.ts';
import { useRight } from '../ui/admin-rights.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import record from '../lists/record.module.css';
import { CompanyChecks } from './company-checks.tsx';
import { CompanyDetails } from './company-details.tsx';
import { CompanyJobs, CompanyOrders } from './company-lists.tsx';
import { CompanyOrderDialog } from './company-order-dialog.tsx';
import { CompanyQuotes } from './company-quotes.tsx';
import { CompanyNotes } from './company-notes.tsx';
import { CompanyPages } from './company-pages.tsx';
import { CompanyBalances, CompanyPeople } from './company-people.tsx';
import { CompanyState } from './company-state.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { useCompaniesAddress } from './use-companies-address.ts';
import { useCompaniesMessages } from './use-companies-messages.ts';
import { Acts } from '../ui/acts.tsx';

interface CompanyViewProps {
  readonly company: Company;
  readonly onChanged: () => void;
}

interface Asked {
  readonly decision: CompanyDecision;
  readonly reason?: string;
}

/** All that is known of a company, and what is decided about it. */
export function CompanyView({ company, onChanged }: CompanyViewProps) {
  const t = useCompaniesMessages();
  const { changed } = useCompaniesAddress();
  const maySell = useRight('shop') === 'does';
  const [asked, setAsked] = useState<Asked>();
  const [isMerging, setIsMerging] = useState(false);
  const [isOrdering, setIsOrdering] = useState(false);
  const [isInviting, setIsInviting] = useState(false);
  const [done, setDone] = useState<{ readonly sentence: string; readonly undo?: Asked }>();
  return (
    <>
      <Link className={record.back} to={changed({ open: undefined })}>
        <ArrowLeft size={14} aria-hidden />
        {t('back')}
      </Link>
      <PartHead title={company.name} about={t('aboutOne')}>
        <Acts>
          {company.state === 'approved' ? (
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              onClick={() => setIsMerging(true)}
            >
              {t('merge.ask')}
            </button>
          ) : null}
          {company.state === 'blocked' ? null : (
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              onClick={() => setAsked({ decision: 'block' })}
            >
              {t('decide.block.ask')}
            </button>
          )}
          {company.state === 'approved' ? null : (
            <button
              type="button"
              className={`${controls.button} ${controls.primary}`}
              onClick={() => setAsked({ decision: company.state === 'blocked' ? 'unblock' : 'approve' })}
            >
              {t(company.state === 'blocked' ? 'decide.unblock.ask' : 'approve')}
            </button>
          )}
        </Acts>
      </PartHead>
      <Standing company={company} />
      {done === undefined ? null : (
        <p className={list.done}>
          {done.sentence}
          {done.undo ? (
            <button type="button" className={controls.link} onClick={() => setAsked(done.undo)}>
              {t('undo')}
            </button>
          ) : null}
        </p>
      )}
      <div className={record.page}>
        <div className={record.body}>
          <CompanyChecks company={company} onChanged={onChanged} />
          <CompanyJobs company={company} />
          <CompanyOrders company={company} onOrder={maySell ? () => setIsOrdering(true) : undefined} />
          <CompanyQuotes company={company} />
        </div>
        <div className={record.aside}>
          <CompanyBalances company={company} />
          <CompanyPeople company={company} onInvite={() => setIsInviting(true)} />
          <CompanyNotes company={company} onChanged={onChanged} />
          <CompanyPages company={company} onSaved={onChanged} />
          <CompanyDetails company={company} onSaved={onChanged} />
        </div>
      </div>
      {isMerging ? (
        <MergeDialog
          company={company}
          onClose={() => setIsMerging(false)}
          onDone={(sentence) => {
            setIsMerging(false);
            setDone({ sentence });
            announce(sentence);
            onChanged();
          }}
        />
      ) : null}
      {isInviting ? (
        <InviteDialog
          company={company}
          onClose={() => setIsInviting(false)}
          onDone={(sentence) => {
            setIsInviting(false);
            setDone({ sentence });
            announce(sentence);
            onChanged();
          }}
        />
      ) : null}
      {isOrdering ? (
        <CompanyOrderDialog
          company={company}
          onClose={() => setIsOrdering(false)}
          onDone={(sentence) => {
            setIsOrdering(false);
            setDone({ sentence });
            announce(sentence);
            onChanged();
          }}
        />
      ) : null}
      {asked ? (
        <DecisionDialog
          company={company}
          decision={asked.decision}
          reason={asked.reason}
          onClose={() => setAsked(undefined)}
          onStale={() => {
            setAsked(undefined);
            onChanged();
          }}
          onDone={(sentence, { reason }) => {
            setAsked(undefined);
            const undo = undoOf(asked.decision, company, reason);
            setDone({ sentence, ...(undo && { undo }) });
            announce(sentence);
            onChanged();
          }}
        />
      ) : null}
    </>
  );
}

/** What takes a decision back; of an approval nothing does but a block. */
function undoOf(decision: CompanyDecision, { blocked }: Company, reason: string): Asked | undefined {
  if (decision === 'block') return { decision: 'unblock', reason };
  return decision === 'unblock' ? { decision: 'block', reason: blocked?.reason ?? '' } : undefined;
}

/** The state with since when, by whom and why. */
function Standing({ company }: { readonly company: Company }) {
  const t = useCompaniesMessages();
  const day = useDay();
  const { state, blocked, approved } = company;
  const decided = state === 'blocked' ? blocked : approved;
  return (
    <div className={record.standing}>
      <CompanyState state={state} />
      <span>
        {decided
          ? decided.by === null
            ? t('sinceDay', { day: day(decided.at) })
            : t('sinceDayBy', { day: day(decided.at), name: decided.by })
          : t('sinceDay', { day: day(company.created_at) })}
      </span>
      {blocked ? <blockquote>{blocked.reason}</blockquote> : null}
    </div>
  );
}
