import type { ClientUser } from '@boardwright/api-client/contract';
import { useBoard } from '../../../board/board-context.ts';
import { Badge } from '@boardwright/ui/badge';
import { Button } from '@boardwright/ui/button';
import { Link } from '@boardwright/ui/link';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { endingAddress, peopleAddress } from './client-address.ts';
import type { ClientProps } from './client-props.ts';
import styles from './client.module.css';

const tones = { active: 'success', invited: 'info', inactive: 'neutral' } as const;

/** One of the company's people, and what to do about their access. */
export function PersonRow(props: ClientProps & { readonly person: ClientUser }) {
  const { data, person, t } = props;
  const board = useBoard();
  const { id, email, status, is_you: isYou } = person;
  const name = `${person.given_name} ${person.family_name}`.trim() || email;
  const isEnding = data.ending === id && status === 'active' && !isYou;
  return (
    <li className={styles.row} id={`person-${id}`}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {isYou && <span className="muted">({t('people.you')})</span>}
        </p>
        {name !== email && <p className={styles.soft}>{email}</p>}
      </div>
      <Badge tone={tones[status]}>{t(`people.statuses.${status}`)}</Badge>
      {!isYou && !isEnding && (
        <div className={styles.tools}>
          {status === 'active' && (
            <Link
              href={endingAddress(board, data.people, id)}
              className={styles.tool}
              aria-label={`${t('people.end')}: ${name}`}
              storeScroll
            >
              {t('people.end')}
            </Link>
          )}
          {status === 'invited' && <AccessForm {...props} name={name} active={false} label="withdraw" />}
          {status === 'inactive' && <AccessForm {...props} name={name} active label="back" />}
        </div>
      )}
      {isEnding && (
        <div className={styles.confirm}>
          <p>
            <b>{t('people.endTitle', { name })}</b> {t('people.endText')}
          </p>
          <AccessForm {...props} name={name} active={false} label="end" isDanger />
          <LinkButton href={peopleAddress(board, data.people)} variant="plain" size="small" storeScroll>
            {t('cancel')}
          </LinkButton>
        </div>
      )}
    </li>
  );
}

interface AccessFormProps extends ClientProps {
  readonly person: ClientUser;
  readonly name: string;
  readonly active: boolean;
  readonly label: 'end' | 'withdraw' | 'back';
  readonly isDanger?: boolean;
}

function AccessForm({ person, name, active, label, isDanger = false, ...panel }: AccessFormProps) {
  const title = panel.t(`people.${label}`);
  return (
    <PanelForm panel={panel} action="setActive" part={`${label}-${person.id}`}>
      {({ answer, busy }) => (
        <>
          <input type="hidden" name="id" value={person.id} />
          <input type="hidden" name="active" value={active ? '1' : '0'} />
          <Button
            variant={isDanger ? 'danger' : 'plain'}
            size="small"
            busy={busy}
            aria-label={`${title}: ${name}`}
          >
            {title}
          </Button>
          {answer.message && <Notice tone="danger" title={answer.message} />}
        </>
      )}
    </PanelForm>
  );
}
