import { FormMessage } from '../../../page/forms/form-message.tsx';
import { useBoard } from '../../../board/board-context.ts';
import { Button } from '@boardwright/ui/button';
import { Link } from '@boardwright/ui/link';
import { ListSearch } from '@boardwright/ui/list-search';
import { Pagination } from '@boardwright/ui/pagination';
import { Panel } from '@boardwright/ui/panel';
import { TextField } from '@boardwright/ui/text-field';
import { useFormat } from '@boardwright/ui/use-format';
import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { clientTab, peopleAddress } from './client-address.ts';
import type { ClientProps } from './client-props.ts';
import { PersonRow } from './person-row.tsx';
import styles from './client.module.css';

/** Who works for the company, who is invited, who left; and the way to invite one more. */
export function PeopleList(props: ClientProps) {
  const { data, t } = props;
  const { colleagues, meta, people, saved } = data;
  const board = useBoard();
  const format = useFormat();
  const isAnnounced = saved === 'invited' || saved === 'ended' || saved === 'returned';
  return (
    <Panel
      title={t('people.title')}
      titleId="account-people"
      aside={<span className="num muted">{format.number(meta.total)}</span>}
    >
      {isAnnounced && <OutcomeNotice title={t(`saved.${saved}`)} className={styles.notice} />}
      {(meta.last_page > 1 || people.search !== '') && (
        <ListSearch
          id="people-search"
          action={board.path}
          hidden={{ menuType: clientTab }}
          search={people.search}
          label={t('people.search')}
          go={t('people.go')}
          className={styles.search}
        />
      )}
      {colleagues.length === 0 && (
        <p className={styles.soft}>
          {t('people.nothing')}.{' '}
          <Link href={peopleAddress(board, { search: '', page: 1 })}>{t('people.all')}</Link>
        </p>
      )}
      {colleagues.length > 0 && (
        <ul className={styles.rows}>
          {colleagues.map((person) => (
            <PersonRow key={person.id} {...props} person={person} />
          ))}
        </ul>
      )}
      <Pagination
        page={meta.page}
        lastPage={meta.last_page}
        hrefOf={(page) => peopleAddress(board, { ...people, page })}
      />
      <InviteForm {...props} />
    </Panel>
  );
}

function InviteForm(props: ClientProps) {
  const { t } = props;
  return (
    <PanelForm panel={props} action="invite" className={styles.invite} label={t('people.invite')}>
      {({ answer, busy }) => {
        const field = (name: 'email' | 'given_name' | 'family_name') => ({
          id: `invite-${name.replace('_', '-')}`,
          name,
          label: t(`form.${name}`),
          required: true,
          autoComplete: 'off',
          defaultValue: answer.text(name),
          error: answer.error(name),
        });
        return (
          <>
            <h3 className={styles.heading}>{t('people.invite')}</h3>
            <p className={styles.soft}>{t('people.inviteText')}</p>
            <FormMessage
              id="invite-message"
              answer={answer}
              check={t('form.check')}
              className={styles.message}
            />
            <TextField {...field('given_name')} maxLength={100} />
            <TextField {...field('family_name')} maxLength={100} />
            <TextField {...field('email')} type="email" maxLength={254} fieldClassName={styles.full} />
            <Button variant="secondary" busy={busy} className={styles.start}>
              {t('people.send')}
            </Button>
          </>
        );
      }}
    </PanelForm>
  );
}
