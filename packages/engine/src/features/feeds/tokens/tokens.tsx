import { FormMessage } from '../../../page/forms/form-message.tsx';
import { useBoard } from '../../../board/board-context.ts';
import { Button } from '@boardwright/ui/button';
import { EmptyState } from '@boardwright/ui/empty-state';
import { Notice } from '@boardwright/ui/notice';
import { Pagination } from '@boardwright/ui/pagination';
import { Panel } from '@boardwright/ui/panel';
import { RowList } from '@boardwright/ui/row-list';
import { TextField } from '@boardwright/ui/text-field';
import { useFormat } from '@boardwright/ui/use-format';
import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { TokenRow } from './token-row.tsx';
import { TokensGuide } from './tokens-guide.tsx';
import { tokensAddress, tokensAnchor } from './tokens-address.ts';
import type { MadeToken } from './tokens.actions.ts';
import styles from './tokens.module.css';
import type { TokensProps } from './tokens-props.ts';

/** The company's keys for posting systems, one more, and what has to be known to use them. */
export function Tokens(props: TokensProps) {
  const { data, t } = props;
  const { tokens, meta, notice: outcome } = data;
  const board = useBoard();
  const format = useFormat();
  return (
    <section id={tokensAnchor} className={styles.panel} aria-labelledby="tokens-title">
      {outcome && <OutcomeNotice title={t(`done.${outcome}`)} />}
      <header>
        <h2 id="tokens-title" className={styles.title}>
          {t('title')} <span className="num muted">{format.number(meta.total)}</span>
        </h2>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {tokens.length === 0 && <EmptyState title={t('none')} text={t('noneText')} headingLevel={3} />}
      {tokens.length > 0 && (
        <RowList>
          {tokens.map((token) => (
            <TokenRow key={token.id} {...props} token={token} />
          ))}
        </RowList>
      )}
      <Pagination page={meta.page} lastPage={meta.last_page} hrefOf={(page) => tokensAddress(board, page)} />
      <div className={styles.columns}>
        <NewToken {...props} />
        <TokensGuide {...props} />
      </div>
    </section>
  );
}

function isMade(data: unknown): data is MadeToken {
  return typeof data === 'object' && data !== null && 'token' in data;
}

function NewToken(props: TokensProps) {
  const { data, t } = props;
  const { meta, limit } = data;
  return (
    <Panel title={t('add.title')} titleId="tokens-new" level={3}>
      <PanelForm panel={props} action="create" className={styles.form} label={t('add.title')}>
        {({ answer, result, busy }) => {
          const made = result?.ok && isMade(result.data) ? result.data : undefined;
          return (
            <>
              {made && (
                <Notice tone="success" title={t('made.title', { name: made.name })}>
                  <p>{t('made.text')}</p>
                  <code className={styles.secret}>{made.token}</code>
                </Notice>
              )}
              <FormMessage id="tokens-message" answer={answer} check={t('form.check')} />
              {meta.total >= limit ? (
                <p className={styles.soft}>{t('full', { count: limit })}</p>
              ) : (
                <>
                  <TextField
                    // A key that was just made leaves an empty field for the next one.
                    key={made?.token ?? 'new'}
                    id="token-name"
                    name="name"
                    label={t('add.name')}
                    placeholder={t('add.example')}
                    required
                    autoComplete="off"
                    maxLength={80}
                    defaultValue={answer.text('name')}
                    error={answer.error('name')}
                  />
                  <Button busy={busy} className={styles.start}>
                    {t('add.submit')}
                  </Button>
                </>
              )}
            </>
          );
        }}
      </PanelForm>
    </Panel>
  );
}
