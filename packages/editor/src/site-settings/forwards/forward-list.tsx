import type { PageForward, PageMeta } from '@boardwright/api-client/contract';
import controls from '../../ui/controls.module.css';
import { Pages } from '../feeds/pages.tsx';
import styles from './forwards-section.module.css';
import { useSiteSettingMessages } from '../use-site-setting-messages.ts';

export interface FoundForwards {
  readonly data: readonly PageForward[];
  readonly meta: PageMeta;
}

interface ForwardListProps {
  /** Undefined until it has been read. */
  readonly found: FoundForwards | undefined;
  /** Why it could not be read, or one not be removed. */
  readonly problem: string | undefined;
  readonly page: number;
  readonly onShow: (page: number) => void;
  readonly onRemove: (forward: PageForward) => void;
}

/** Former paths, where each leads, and a way to be rid of it. */
export function ForwardList({ found, problem, page, onShow, onRemove }: ForwardListProps) {
  const settingT = useSiteSettingMessages();
  return (
    <>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {found?.meta.total === 0 ? <p className={styles.none}>{settingT('forwards.none')}</p> : null}
      <ul className={styles.list} aria-busy={found === undefined}>
        {found?.data.map((forward) => (
          <li key={forward.id}>
            <span className={styles.way}>
              <code>{forward.from}</code>
              <span>{settingT('forwards.leadsTo')}</span>
              <code>{forward.to}</code>
              {forward.is_taken ? <small>{settingT('forwards.taken')}</small> : null}
            </span>
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              aria-label={settingT('removeNamed', { name: forward.from })}
              onClick={() => onRemove(forward)}
            >
              {settingT('forwards.remove')}
            </button>
          </li>
        ))}
      </ul>
      {found ? <Pages page={page} last={found.meta.last_page} onShow={onShow} /> : null}
    </>
  );
}
