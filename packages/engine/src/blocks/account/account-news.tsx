import { BlockForm } from '../../page/forms/block-form.tsx';
import { formResponse } from '../../page/forms/form-response.ts';
import { Button } from '@boardwright/ui/button';
import { Notice } from '@boardwright/ui/notice';
import { OutcomeNotice } from '../../page/forms/outcome-notice.tsx';
import type { AccountData } from './account.load.ts';
import type { AccountProps } from './account-props.ts';
import styles from './account.module.css';
import type { ActionName } from '../../board/define-block.ts';
import type { accountOwnActions } from './account.actions.ts';

interface AccountNewsProps extends Pick<AccountProps, 'id' | 't' | 'outcome'> {
  readonly data: AccountData;
}

/** What just happened, and what still waits: an address that nobody has shown to be theirs. */
export function AccountNews({ id, data, t, outcome }: AccountNewsProps) {
  const { news, verified, mayHideMore, email } = data;
  if (news === undefined && verified && !mayHideMore) return null;
  const asks = (!verified || mayHideMore) && news !== 'registered' && news !== 'resent';
  // The same for everybody: whether there is anything is known to who opens the mail.
  const kind = verified ? 'hidden' : 'unverified';
  return (
    <div className={styles.news}>
      {news !== undefined && !(news === 'notVerified' && verified) && (
        <OutcomeNotice tone={news === 'notVerified' ? 'danger' : 'success'} title={t(`news.${news}`)}>
          {(news === 'registered' || news === 'resent') &&
            (!verified || mayHideMore) &&
            t('news.mailed', { email })}
        </OutcomeNotice>
      )}
      {asks && (
        <Notice tone="info" title={t(`${kind}.title`, { email })}>
          {t(`${kind}.text`, { email })}
          <BlockForm<ActionName<typeof accountOwnActions>>
            id={id}
            action="resend"
            initial={outcome?.action === 'resend' ? outcome.result : undefined}
            className={styles.resend}
          >
            {({ result, busy }) => (
              <>
                <Button variant="secondary" size="small" busy={busy}>
                  {t(`${kind}.resend`)}
                </Button>
                {formResponse(result).message && <p role="alert">{formResponse(result).message}</p>}
              </>
            )}
          </BlockForm>
        </Notice>
      )}
    </div>
  );
}
