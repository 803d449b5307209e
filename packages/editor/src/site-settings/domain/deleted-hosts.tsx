import type { DeletedSiteHost } from '@boardwright/api-client/contract';
import { DeletedRows } from '../../lists/deleted-rows.tsx';
import { useDay } from '../../lists/use-day.ts';
import { announce } from '../../ui/announce.ts';
import styles from './domain-section.module.css';
import type { Problem, Run } from './use-hosts.ts';
import { useSiteSettingMessages } from '../use-site-setting-messages.ts';

interface DeletedHostsProps {
  readonly deleted: readonly DeletedSiteHost[];
  readonly problem: Problem | undefined;
  readonly run: Run;
}

/** Hosts that the site gave up in the last thirty days, each with its way back. */
export function DeletedHosts({ deleted, problem, run }: DeletedHostsProps) {
  const settingT = useSiteSettingMessages();
  const day = useDay();
  const refused = deleted.some(({ host }) => host === problem?.host) ? problem?.sentence : undefined;
  async function restore(host: string): Promise<void> {
    if (!(await run(host, (source, site) => source.restore(site, host)))) return;
    announce(settingT('domain.restored', { host }));
    document.getElementById('bench')?.focus();
  }
  return (
    <DeletedRows
      title={settingT('domain.deleted')}
      about={settingT('domain.deletedAbout')}
      restore={settingT('restore')}
      rows={deleted.map(({ host, was, deleted_at: at }) => ({
        key: host,
        name: <code>{host}</code>,
        facts: [`${settingT(`domain.was.${was}`)} ${settingT('deletedOn', { day: day(at) })}`],
        restoreNamed: settingT('restoreNamed', { name: host }),
        onRestore: () => void restore(host),
      }))}
    >
      <div role="alert">{refused ? <p className={styles.problem}>{refused}</p> : null}</div>
    </DeletedRows>
  );
}
