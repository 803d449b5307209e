import { pagePath, useBoard } from '../../board/board-context.ts';
import { AuthPage } from '../../features/people/auth-card/auth-page.tsx';
import { AuthSide } from '../../features/people/auth-card/auth-side.tsx';
import { forwardedQuery, roleQuery, type VisitorRole } from '../../features/people/auth-card/role-address.ts';
import { RoleTabs } from '../../features/people/auth-card/role-tabs.tsx';
import { Link } from '@boardwright/ui/link';
import { RegisterForm } from './register-form.tsx';
import { TermsOfRole } from './register-consent.tsx';
import type { RegisterProps } from './register-props.ts';

/** Where candidates and employers make an account: one form with a tab per role, or two halves (specification §2 'register'). */
export function Register(props: RegisterProps) {
  const { settings, data, t } = props;
  const board = useBoard();
  const { allowed, current } = data;
  const split = settings.layout === 'splitForm' && allowed.length === 2;
  const visible = split
    ? [current, ...allowed.filter((role) => role !== current)]
    : allowed.slice(0, 1).map(() => current);
  return (
    <AuthPage image={settings.backgroundImage} size={settings.backgroundSize} halves={split ? 2 : 1}>
      {!split && (
        <RoleTabs
          tabs={allowed.map((role) => ({
            role,
            name: t(`${role}.who`),
            href: board.path + roleQuery(board.search, role),
          }))}
          current={current}
          label={t('tabs')}
        />
      )}
      {allowed.length === 0 && (
        <AuthSide visitor="candidate" level={props.first ? 1 : 2} title={t('closed')}>
          {null}
        </AuthSide>
      )}
      {visible.map((role, index) => (
        <Side
          key={role}
          {...props}
          role={role}
          first={props.first && index === 0}
          named={split || allowed.length < 2}
        />
      ))}
    </AuthPage>
  );
}

interface SideProps extends RegisterProps {
  readonly role: VisitorRole;
  /** No tab above says whose form it is. */
  readonly named: boolean;
}

function Side(props: SideProps) {
  const { settings, data, t, role, first, named } = props;
  const board = useBoard();
  // With two forms the headline is the first one's; the other keeps its own.
  const headline = first || data.current === role ? settings.headline : '';
  return (
    <AuthSide
      visitor={role}
      level={first ? 1 : 2}
      who={named ? t(`${role}.who`) : undefined}
      title={headline || t(`${role}.headline`)}
      lead={t(`${role}.lead`)}
      foot={
        board.paths['p-login'] !== undefined && (
          <>
            {t('haveAccount')}{' '}
            <Link href={pagePath(board, 'p-login') + forwardedQuery(board.search, role)}>{t('logIn')}</Link>
          </>
        )
      }
    >
      <div>
        <RegisterForm {...props} role={role} />
        <TermsOfRole terms={data.terms[role]} t={t} />
      </div>
    </AuthSide>
  );
}
