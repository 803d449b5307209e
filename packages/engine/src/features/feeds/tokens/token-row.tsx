import type { MultiposterToken } from '@boardwright/api-client/contract';
import { useBoard } from '../../../board/board-context.ts';
import { Badge } from '@boardwright/ui/badge';
import { Button } from '@boardwright/ui/button';
import { Link } from '@boardwright/ui/link';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { RowTitle } from '@boardwright/ui/row-title';
import { RowTools } from '@boardwright/ui/row-tools';
import { TextField } from '@boardwright/ui/text-field';
import { useFormat } from '@boardwright/ui/use-format';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { tokensAddress, tokenStepAddress } from './tokens-address.ts';
import type { TokensProps } from './tokens-props.ts';
import styles from './tokens.module.css';

type RowProps = TokensProps & { readonly token: MultiposterToken };

/** One key: whether it is on, when it was last used, and what to do with it. Without scripts each button is a form. */
export function TokenRow(props: RowProps) {
  const { data, token, t } = props;
  const board = useBoard();
  const format = useFormat();
  const { id, name, ending, active, last_used: used, created_at: made } = token;
  const step = data.token === id ? data.step : undefined;
  const facts = [
    t('ending', { ending }),
    used ? t('used', { date: format.date(used) }) : t('unused'),
    t('createdOn', { date: format.date(made) }),
  ];
  return (
    <li className={styles.row} id={`token-${id}`}>
      <div className={styles.words}>
        <RowTitle>{name}</RowTitle>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <Badge tone={active ? 'success' : 'neutral'}>{t(active ? 'states.on' : 'states.off')}</Badge>
      {step === undefined && (
        <RowTools>
          <Link
            href={tokenStepAddress(board, id, 'rename', data.page)}
            aria-label={`${t('rename')}: ${name}`}
            storeScroll
          >
            {t('rename')}
          </Link>
          <SwitchForm {...props} />
          <Link
            href={tokenStepAddress(board, id, 'revoke', data.page)}
            aria-label={`${t('revoke')}: ${name}`}
            storeScroll
          >
            {t('revoke')}
          </Link>
        </RowTools>
      )}
      {step === 'rename' && <RenameForm {...props} />}
      {step === 'revoke' && <RevokeForm {...props} />}
    </li>
  );
}

function SwitchForm(props: RowProps) {
  const { token, t } = props;
  const name = t(token.active ? 'switchOff' : 'switchOn');
  return (
    <PanelForm panel={props} action="setActive" part={`active-${token.id}`}>
      {({ answer, busy }) => (
        <>
          <input type="hidden" name="id" value={token.id} />
          <input type="hidden" name="active" value={token.active ? '0' : '1'} />
          <Button variant="plain" size="small" busy={busy} aria-label={`${name}: ${token.name}`}>
            {name}
          </Button>
          {answer.message && <Notice tone="danger" title={answer.message} />}
        </>
      )}
    </PanelForm>
  );
}

function RenameForm(props: RowProps) {
  const { data, token, t } = props;
  const board = useBoard();
  return (
    <PanelForm panel={props} action="rename" part={`rename-${token.id}`} className={styles.rename}>
      {({ answer, busy }) => (
        <>
          <input type="hidden" name="id" value={token.id} />
          <TextField
            id={`token-${token.id}-name`}
            name="name"
            label={t('add.name')}
            required
            autoComplete="off"
            maxLength={80}
            defaultValue={answer.text('name') ?? token.name}
            error={answer.error('name')}
          />
          {answer.message && <Notice tone="danger" title={answer.message} />}
          <p className={styles.ways}>
            <Button size="small" busy={busy}>
              {t('save')}
            </Button>
            <LinkButton href={tokensAddress(board, data.page)} variant="plain" size="small" storeScroll>
              {t('cancel')}
            </LinkButton>
          </p>
        </>
      )}
    </PanelForm>
  );
}

function RevokeForm(props: RowProps) {
  const { data, token, t } = props;
  const board = useBoard();
  return (
    <PanelForm panel={props} action="revoke" part={`revoke-${token.id}`} className={styles.rename}>
      {({ answer, busy }) => (
        <>
          <input type="hidden" name="id" value={token.id} />
          <p>
            <b>{t('revokeTitle', { name: token.name })}</b> {t('revokeText')}
          </p>
          {answer.message && <Notice tone="danger" title={answer.message} />}
          <p className={styles.ways}>
            <Button size="small" variant="danger" busy={busy}>
              {t('revoke')}
            </Button>
            <LinkButton href={tokensAddress(board, data.page)} variant="plain" size="small" storeScroll>
              {t('cancel')}
            </LinkButton>
          </p>
        </>
      )}
    </PanelForm>
  );
}
