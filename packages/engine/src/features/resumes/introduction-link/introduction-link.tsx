import type { BlockOutcome } from '../../../board/define-block.ts';
import { BlockForm } from '../../../page/forms/block-form.tsx';
import { formResponse } from '../../../page/forms/form-response.ts';
import { Button } from '@boardwright/ui/button';
import { EmptyState } from '@boardwright/ui/empty-state';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { PageHead } from '@boardwright/ui/page-head';
import { Panel } from '@boardwright/ui/panel';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import { pagePath, useBoard } from '../../../board/board-context.ts';
import type { IntroductionLinkData } from './introduction-link.load.ts';
import styles from './introduction-link.module.css';
import type { IntroductionLinkKey } from './introduction-link.messages.ts';

export interface IntroductionLinkProps {
  /** Number of the account block. */
  readonly id: number;
  readonly data: IntroductionLinkData;
  /** The words of introductions. */
  readonly t: Translate<IntroductionLinkKey>;
  readonly outcome: BlockOutcome | undefined;
}

/** The page of a mailed link: who introduced them for what, and the button that ends it. It asks no login and needs no script. */
export function IntroductionLink({ id, data, t, outcome }: IntroductionLinkProps) {
  const board = useBoard();
  const format = useFormat();
  const { introduced, isDone } = data;
  if (introduced === 'expired') {
    return (
      <div className={`container ${styles.page}`}>
        <EmptyState
          title={t(isDone ? 'done' : 'expired')}
          text={t(isDone ? 'doneText' : 'expiredText')}
          action={<LinkButton href={pagePath(board, 'p-job-list')}>{t('jobs')}</LinkButton>}
        />
      </div>
    );
  }
  const { given_name, introduced_by, job_title, organisation_name, created_at } = introduced;
  return (
    <div className={`container ${styles.page}`}>
      <PageHead title={t('title', { name: given_name })} lead={t('lead')} />
      <Panel tone="tint">
        <dl className={styles.facts}>
          <div>
            <dt>{t('job')}</dt>
            <dd>
              {job_title}, {organisation_name}
            </dd>
          </div>
          <div>
            <dt>{t('by')}</dt>
            <dd>{introduced_by}</dd>
          </div>
          <div>
            <dt>{t('on')}</dt>
            <dd>{format.date(created_at)}</dd>
          </div>
        </dl>
        <p className={styles.text}>{t('text')}</p>
        <BlockForm
          id={id}
          action="objectByLink"
          initial={outcome?.action === 'objectByLink' ? outcome.result : undefined}
        >
          {({ result, busy }) => {
            const { message } = formResponse(result);
            return (
              <>
                {message && <Notice tone="danger" title={message} className={styles.text} />}
                <Button variant="danger" busy={busy}>
                  {t('object')}
                </Button>
              </>
            );
          }}
        </BlockForm>
      </Panel>
    </div>
  );
}
