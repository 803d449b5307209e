import { panelTranslate, type AccountSettings } from '../../account/account-panel.ts';
import { ResponseLink } from '../../features/resumes/contact-requests/response-link.tsx';
import type { ResponseLinkData } from '../../features/resumes/contact-requests/response-link.load.ts';
import { IntroductionLinkView } from '../../features/resumes/introduction-link/introduction-link-view.tsx';
import type { IntroductionLinkData } from '../../features/resumes/introduction-link/introduction-link.load.ts';
import { PanelView } from '../../account/panel-renderers.tsx';
import type { BlockProps } from '../../define-block.ts';
import { pagePath, useBoard } from '../../page/board-context.ts';
import { LinkButton } from '../../kit/button/link-button.tsx';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import type { AccountData } from './account.load.ts';
import { AccountHead } from './account-head.tsx';
import { AccountNews } from './account-news.tsx';
import styles from './account.module.css';

export type AccountProps = BlockProps<
  AccountSettings,
  AccountData | ResponseLinkData | IntroductionLinkData | undefined
>;

/** The rooms of a candidate or an employer: a head with tabs, and the panel of the chosen one (specification §2 'Account tabs'). */
export function Account(props: AccountProps) {
  const { id, settings, data, t, outcome } = props;
  const board = useBoard();
  if (!data) {
    return (
      <div className={`container ${styles.body}`}>
        <EmptyState
          title={t('loginFirst')}
          text={t('loginText')}
          action={<LinkButton href={pagePath(board, 'p-login')}>{t('login')}</LinkButton>}
        />
      </div>
    );
  }
  if ('linked' in data)
    return <ResponseLink {...{ id, data, outcome }} t={panelTranslate(t, 'contact-requests')} />;
  if ('introduced' in data)
    return <IntroductionLinkView {...{ id, data, outcome }} t={panelTranslate(t, 'introduction')} />;
  const { tab, role } = data;
  const [formOf = '', action = ''] = outcome?.action.split('.') ?? [];
  // The dashboard shows forms of other tabs.
  const own =
    outcome && (formOf === tab || tab === 'dashboard') ? { action, result: outcome.result } : undefined;
  return (
    <>
      <AccountHead {...props} data={data} />
      <div className={`container ${styles.body}`}>
        <AccountNews {...props} data={data} />
        <PanelView
          key={tab}
          {...{ id, tab, role, settings }}
          data={data.panel}
          t={panelTranslate(t, tab)}
          wordsOf={(other) => panelTranslate(t, other)}
          outcome={own}
        />
      </div>
    </>
  );
}
