import type { BlockProps } from '../../board/define-block.ts';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { AuthPage } from '../../features/people/auth-card/auth-page.tsx';
import { AuthSide } from '../../features/people/auth-card/auth-side.tsx';
import { forwardedQuery, roleQuery } from '../../features/people/auth-card/role-address.ts';
import { RoleTabs } from '../../features/people/auth-card/role-tabs.tsx';
import { Link } from '@boardwright/ui/link';
import { OutcomeNotice } from '../../page/forms/outcome-notice.tsx';
import type { LoginData, LoginSettings } from './login.load.ts';
import { LoginForm, type LoginFormProps } from './login-form.tsx';
import styles from './login.module.css';
import type { LoginKey } from './login.messages.ts';

type LoginProps = BlockProps<LoginSettings, LoginData, LoginKey>;

/** Where candidates and employers log in: one form with a tab per role, or two halves (specification §2 'login'). */
export function Login(props: LoginProps) {
  const { settings, data, t } = props;
  const board = useBoard();
  const split = settings.layout === 'splitForm' && data.roles.length === 2;
  const visible = split ? data.roles : data.roles.slice(0, 1);
  const tabs = data.roles.map((role) => ({
    role,
    name: t(`${role}.who`),
    href: board.path + roleQuery(board.search, role),
  }));
  const [first = 'candidate'] = data.roles;
  return (
    <AuthPage image={settings.backgroundImage} size={settings.backgroundSize} halves={split ? 2 : 1}>
      <LoginNews data={data} t={t} />
      {!split && (
        // The tabs keep their order, whichever is chosen.
        <RoleTabs
          tabs={tabs.toSorted((a, b) => a.role.localeCompare(b.role))}
          current={first}
          label={t('tabs')}
        />
      )}
      {data.roles.length === 0 && (
        <div className={styles.news}>
          <h1 className={styles.closed}>{t('closed')}</h1>
        </div>
      )}
      {visible.map((role, index) => (
        <Side
          key={role}
          {...props}
          role={role}
          first={props.first && index === 0}
          split={split}
          isOffering={index === 0}
        />
      ))}
    </AuthPage>
  );
}

interface SideProps extends LoginProps, Pick<LoginFormProps, 'role' | 'isOffering'> {
  readonly split: boolean;
}

function Side(props: SideProps) {
  const { settings, data, t, role, first, split, isOffering } = props;
  const board = useBoard();
  const toPrices = role === 'employer' && data.isPosting && board.paths['p-products'] !== undefined;
  const headline = role === 'employer' ? settings.headlineEmployer : settings.headlineCandidate;
  return (
    <AuthSide
      visitor={role}
      level={first ? 1 : 2}
      who={split || data.roles.length < 2 ? t(`${role}.who`) : undefined}
      title={headline || t(`${role}.headline`)}
      lead={t(`${role}.lead`)}
      foot={
        (board.paths['p-register'] !== undefined || toPrices) && (
          <>
            {board.paths['p-register'] !== undefined && (
              <>
                {t(`${role}.noAccount`)}{' '}
                <Link href={pagePath(board, 'p-register') + forwardedQuery(board.search, role)}>
                  {t(`${role}.register`)}
                </Link>
              </>
            )}{' '}
            {toPrices && <Link href={pagePath(board, 'p-products')}>{t('prices')}</Link>}
          </>
        )
      }
    >
      <LoginForm id={props.id} t={t} outcome={props.outcome} role={role} isOffering={isOffering} />
    </AuthSide>
  );
}

/** What a mailed link did, above the forms. */
function LoginNews({ data, t }: Pick<LoginProps, 'data' | 't'>) {
  if (data.verified === undefined && !data.notice) return null;
  const isDone = data.notice === 'passwordSet' || data.notice === 'removed';
  return (
    <div className={styles.news}>
      {data.verified !== undefined && (
        <OutcomeNotice
          tone={data.verified ? 'success' : 'danger'}
          title={t(data.verified ? 'verified' : 'notVerified')}
        >
          {t(data.verified ? 'verifiedNext' : 'notVerifiedNext')}
        </OutcomeNotice>
      )}
      {data.notice && <OutcomeNotice tone={isDone ? 'success' : 'info'} title={t(data.notice)} />}
    </div>
  );
}
