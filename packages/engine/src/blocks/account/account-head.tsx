import LogOut from 'lucide-react/icons/log-out';
import Search from 'lucide-react/icons/search';
import { tabAddress } from '../../page/account/account-panel.ts';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { Avatar } from '@boardwright/ui/avatar';
import { Button } from '@boardwright/ui/button';
import { Link } from '@boardwright/ui/link';
import { LinkButton } from '@boardwright/ui/link-button';
import { useFormat } from '@boardwright/ui/use-format';
import type { AccountData } from './account.load.ts';
import type { AccountProps } from './account-props.ts';
import { greeting } from './greeting.ts';
import styles from './account.module.css';

interface AccountHeadProps extends Pick<AccountProps, 'settings' | 't' | 'first'> {
  readonly data: AccountData;
}

/** Whose account it is, the way out, and its tabs. */
export function AccountHead({ settings, data, t, first }: AccountHeadProps) {
  const board = useBoard();
  const Title = first ? 'h1' : 'h2';
  const { name, familyName, role } = data;
  const waiting = data.counts['contact-requests'] ?? 0;
  const sub = waiting > 0 ? t('waiting', { count: waiting }) : data.sub;
  const title = settings.headline
    ? settings.headline.replaceAll('{{name}}', () => name)
    : t(`greeting.${greeting(board.now, board.timeZone)}`, { name });
  return (
    <header className={styles.head}>
      <div className="container">
        <div className={styles.row}>
          <div className={styles.who}>
            <Avatar name={`${name} ${familyName}`} size="l" own />
            <div className={styles.words}>
              <Title className={styles.title}>{title}</Title>
              <p className={styles.sub}>{sub}</p>
            </div>
          </div>
          <div className={styles.ways}>
            {role === 'candidate' && board.paths['p-job-list'] !== undefined && (
              <LinkButton href={pagePath(board, 'p-job-list')} variant="secondary" size="small" icon={Search}>
                {t('searchJobs')}
              </LinkButton>
            )}
            {/* A document of its own: nothing of this visit stays behind in the page. */}
            <form method="post" action="/log-out">
              <Button variant="plain" size="small" icon={LogOut}>
                {t('logOut')}
              </Button>
            </form>
          </div>
        </div>
        <Tabs data={data} t={t} />
      </div>
    </header>
  );
}

function Tabs({ data, t }: Pick<AccountHeadProps, 'data' | 't'>) {
  const board = useBoard();
  const { tabs, tab } = data;
  return (
    <nav className={styles.tabs} aria-label={t('tabsLabel')}>
      {tabs.map((name) => (
        <Link
          key={name}
          ref={name === tab ? intoSight : undefined}
          href={tabAddress(board, name)}
          storeScroll
          aria-current={name === tab ? 'page' : undefined}
        >
          {t(`tabs.${name}`)}
          <Count of={data.counts[name] ?? 0} isNew={name === 'contact-requests'} />
        </Link>
      ))}
    </nav>
  );
}

/** How many; what waits for an answer stands out. */
function Count({ of, isNew }: { readonly of: number; readonly isNew: boolean }) {
  const format = useFormat();
  if (of === 0) return null;
  return (
    <span className={styles.count} data-new={isNew}>
      {format.number(of)}
    </span>
  );
}

/** On a phone the line scrolls sideways: the chosen tab comes into sight. */
function intoSight(link: HTMLAnchorElement | null): void {
  const line = link?.parentElement;
  if (link && line) line.scrollLeft = link.offsetLeft - line.offsetLeft - 24;
}
