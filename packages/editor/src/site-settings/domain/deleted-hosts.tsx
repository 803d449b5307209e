import type { DeletedSiteHost } from '@boardwright/api-client/contract';
import { useEditorT } from '../../editor-messages.tsx';
import { DeletedRows } from '../../lists/deleted-rows.tsx';
import { useDay } from '../../lists/use-day.ts';
import { announce } from '../../ui/announce.ts';
import styles from './domain-section.module.css';
import type { Problem, Run } from './use-hosts.ts';

interface DeletedHostsProps {
  readonly deleted: readonly DeletedSiteHost[];
  readonly problem: Problem | undefined;
  readonly run: Run;
}

/** Hosts that the site gave up in the last thirty days, each with its way back. */
export function DeletedHosts({ deleted, problem, run }: DeletedHostsProps) {
  const t = useEditorT();
  const day = useDay();
  const refused = deleted.some(({ host }) => host === problem?.host) ? problem?.sentence : undefined;
  async function restore(host: string): Promise<void> {
    if (!(await run(host, (source, site) => source.restore(site, host)))) return;
    announce(t('siteSettings.domain.restored', { host }));
    document.getElementById('bench')?.focus();
  }
  return (
    <DeletedRows
      title={t('siteSettings.domain.deleted')}
      about={t('siteSettings.domain.deletedAbout')}
      restore={t('siteSettings.restore')}
      rows={deleted.map(({ host, was, deleted_at: at }) => ({
        key: host,
        name: <code>{host}</code>,
        facts: [`${t(`siteSettings.domain.was.${was}`)} ${t('siteSettings.deletedOn', { day: day(at) })}`],
        restoreNamed: t('siteSettings.restoreNamed', { name: host }),
        onRestore: () => void restore(host),
      }))}
    >
      <div role="alert">{refused ? <p className={styles.problem}>{refused}</p> : null}</div>
    </DeletedRows>
  );
}
