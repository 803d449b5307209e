import type { ListedJobDetails } from '@boardwright/api-client/contract';
import { useState } from 'react';
import { announce } from '../../ui/announce.ts';
import { useJobsAddress } from '../use-jobs-address.ts';
import { useJobsMessages } from '../use-jobs-messages.ts';
import type { NamedCompany } from '../../lists/company-choice.tsx';
import { NewJob } from './new-job.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

/** What an admin does with a job on behalf of companies: publishes it and says what pays, moves it, copies it. */
export type Deal = 'deal' | 'other' | 'copy';

/** Whose a job was before it was moved: what takes that back. */
export interface Former {
  readonly client_id: number;
  readonly organisation_id: number;
  readonly name: string;
}

interface JobDealsProps {
  readonly deal: Deal;
  readonly details: ListedJobDetails;
  readonly onClose: () => void;
  /** It changed meanwhile: shows how it stands now. */
  readonly onStale: () => void;
  /** Begins a copy of it instead, or fills in what is missing. */
  readonly onInstead: (instead: 'copy' | 'edit') => void;
  /** @param former what takes it back, where something does */
  readonly onDone: (sentence: string, former?: Former) => void;
}

export function JobDeals({ deal, details, onClose, onStale, onInstead, onDone }: JobDealsProps) {
  const t = useJobsMessages();
  const { show } = useJobsAddress();
  const [copied, setCopied] = useState<NamedCompany>();
  const { job, form } = details;
  if (deal === 'deal')
    return (
      <PublishDialog
        details={details}
        onClose={onClose}
        onStale={onStale}
        onEdit={() => onInstead('edit')}
        onDone={onDone}
      />
    );
  if (deal === 'other')
    return (
      <TransferDialog
        details={details}
        onClose={onClose}
        onStale={onStale}
        onCopy={(company) => {
          setCopied(company);
          onInstead('copy');
        }}
        onDone={(sentence) =>
          onDone(
            sentence,
            job.client
              ? { client_id: job.client.id, organisation_id: form.organisation_id, name: job.client.name }
              : undefined,
          )
        }
      />
    );
  return (
    <NewJob
      like={details}
      company={copied}
      onClose={onClose}
      onDone={({ job: made }) => {
        announce(t('deal.made', { title: made.title, company: made.client?.name ?? '' }));
        show({ open: made.uuid });
      }}
    />
  );
}
