import { panelTranslate } from '../../page/account/account-panel.ts';
import { ResponseLink } from '../../features/resumes/contact-requests/response-link.tsx';
import { introductionLinkPart } from '../../features/resumes/introduction-link/introduction-link-part.ts';
import { fetchPanel, PanelView } from '../../account/panel-renderers.tsx';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { EmptyState } from '@boardwright/ui/empty-state';
import { LinkButton } from '@boardwright/ui/link-button';
import { AccountHead } from './account-head.tsx';
import { AccountNews } from './account-news.tsx';
import styles from './account.module.css';
import type { AccountProps } from './account-props.ts';

/** The account of a candidate or an employer: a head with tabs, and the panel of the chosen one (specification §2 'Account tabs'). */
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
    return <introductionLinkPart.View {...{ id, data, outcome }} t={panelTranslate(t, 'introduction')} />;
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
          otherTabs={{
            applications: panelTranslate(t, 'job-applications'),
            favourites: panelTranslate(t, 'favorites'),
            requests: panelTranslate(t, 'contact-requests'),
          }}
          outcome={own}
        />
      </div>
    </>
  );
}

/** The code of its tab, or of what a mailed link shows. */
Account.fetchParts = (data: AccountProps['data']) => {
  if (!data || 'linked' in data) return undefined;
  return 'introduced' in data ? introductionLinkPart.fetch() : fetchPanel(data.tab);
};
