import type { AccountSession } from '@boardwright/api-client/contract';
import { useBoard } from '../../../board/board-context.ts';
import { Badge } from '@boardwright/ui/badge';
import { Button } from '@boardwright/ui/button';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { Panel } from '@boardwright/ui/panel';
import { useFormatSettings } from '@boardwright/ui/format-settings';
import { timeText } from '@boardwright/ui/time';
import { useFormat } from '@boardwright/ui/use-format';
import { tabAddress } from '../../../page/account/account-panel.ts';
import { SavedNotice } from '../contacts/saved-notice.tsx';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import type { EditProfileProps } from './edit-profile-props.ts';
import styles from './session-list.module.css';

/** Where one is logged in, this browser first, and how that ends elsewhere. Without scripts each button is a form. */
export function SessionList(props: EditProfileProps) {
  const { data, t } = props;
  return (
    <Panel title={t('sessions.title')} titleId="account-sessions">
      <SavedNotice part="sessions" data={data} title={t('saved.sessions')} />
      {data.sessions ? <Sessions {...props} sessions={data.sessions} /> : <SessionsAway {...props} />}
    </Panel>
  );
}

function Sessions(props: EditProfileProps & { readonly sessions: readonly AccountSession[] }) {
  const { data, sessions, t } = props;
  const format = useFormat();
  const others = sessions.some((session) => !session.is_current);
  const more = data.moreSessions;
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow key={session.uuid} {...props} session={session} />
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.more}>{t('sessions.more', { count: more, number: format.number(more) })}</p>
      )}
      {others ? (
        <EndForm
          panel={props}
          action="endOtherSessions"
          variant="secondary"
          className={styles.others}
          name={t('sessions.endOthers')}
        />
      ) : (
        <p className={styles.only}>{t('sessions.only')}</p>
      )}
    </>
  );
}

function SessionRow(props: EditProfileProps & { readonly session: AccountSession }) {
  const { session, t } = props;
  const { uuid, is_current: isHere, browser, system } = session;
  const format = useFormat();
  const settings = useFormatSettings();
  const name =
    browser && system
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'));
  const moment = (iso: string) => ({ date: format.longDate(iso), time: timeText(iso, settings) });
  const used = t('sessions.used', moment(session.last_used_at));
  return (
    <li className={styles.session}>
      <p className={styles.name}>{name}</p>
      {isHere ? (
        <Badge tone="success">{t('sessions.here')}</Badge>
      ) : (
        <EndForm
          panel={props}
          action="endSession"
          part={uuid}
          name={t('sessions.end')}
          label={t('sessions.endNamed', { name, used })}
        />
      )}
      <p className={styles.when}>{isHere ? t('sessions.since', moment(session.created_at)) : used}</p>
    </li>
  );
}

interface EndFormProps {
  readonly panel: EditProfileProps;
  readonly action: 'endSession' | 'endOtherSessions';
  /** The session, where it is one of several. */
  readonly part?: string;
  readonly name: string;
  /** The name with what it is about: the list has several of the same name. */
  readonly label?: string;
  readonly variant?: 'secondary' | 'plain';
  readonly className?: string | undefined;
}

function EndForm({ panel, action, part, name, label, variant = 'plain', className }: EndFormProps) {
  return (
    <PanelForm panel={panel} action={action} {...(part !== undefined && { part })} className={className}>
      {({ answer, busy }) => (
        <>
          <Button variant={variant} size="small" busy={busy} {...(label && { 'aria-label': label })}>
            {name}
          </Button>
          {answer.message && <Notice tone="danger" title={answer.message} />}
        </>
      )}
    </PanelForm>
  );
}

/** The list could not be had: the rest of the profile is there all the same. */
function SessionsAway({ tab, t }: EditProfileProps) {
  const board = useBoard();
  return (
    <Notice
      tone="danger"
      title={t('sessions.away')}
      action={
        <LinkButton href={tabAddress(board, tab)} variant="secondary" size="small" storeScroll>
          {t('sessions.again')}
        </LinkButton>
      }
    />
  );
}
