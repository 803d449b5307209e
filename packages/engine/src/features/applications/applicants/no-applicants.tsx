import { EmptyState } from '@boardwright/ui/empty-state';
import { LinkButton } from '@boardwright/ui/link-button';
import type { Translate } from '@boardwright/ui/translate';
import { useBoard } from '../../../board/board-context.ts';
import { type ApplicantListState, listAddress } from './job-applicants-address.ts';
import type { JobApplicantsKey } from './job-applicants.messages.ts';

interface NoApplicantsProps {
  readonly list: ApplicantListState;
  /** Whether anybody ever applied. */
  readonly isNone: boolean;
  readonly t: Translate<JobApplicantsKey>;
}

/** Nobody here: nobody yet, or nobody that matches. */
export function NoApplicants({ list, isNone, t }: NoApplicantsProps) {
  const board = useBoard();
  if (isNone) return <EmptyState title={t('none')} text={t('noneText')} headingLevel={3} />;
  const all = { ...list, job: undefined, search: '', stage: undefined, page: 1 };
  return (
    <EmptyState
      title={t('nothing')}
      text={t('nothingText')}
      headingLevel={3}
      action={
        <LinkButton href={listAddress(board, all)} variant="secondary">
          {t('all')}
        </LinkButton>
      }
    />
  );
}
