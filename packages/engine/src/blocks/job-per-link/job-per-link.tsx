import type { BlockProps } from '../../board/define-block.ts';
import { LinkGrid } from '@boardwright/ui/link-grid';
import { TabSets } from '@boardwright/ui/tab-sets';
import { useJobFormat } from '../../page/job-texts/use-job-format.ts';
import type { JobPerLinkData, JobPerLinkSettings } from './job-per-link.load.ts';
import type { JobPerLinkKey } from './job-per-link.messages.ts';

type Props = BlockProps<JobPerLinkSettings, JobPerLinkData, JobPerLinkKey>;

/** Links of the admin's own, each with the jobs it leads to: tabs over one ruled panel, or cards (specification §2). */
export function JobPerLink({ id, settings, data, t, first }: Props) {
  const jobFormat = useJobFormat();
  if (data.sets.length === 0) return null;
  const sets = data.sets.map(({ title, links }) => ({
    title,
    content: (
      <LinkGrid
        columns={settings.columnsCount}
        look={settings.layoutType === 'tabs' ? 'ruled' : 'cards'}
        links={links.map((link) => ({
          ...link,
          countLabel: link.count === undefined ? undefined : jobFormat.count(link.count),
        }))}
      />
    ),
  }));
  return (
    <section className="section">
      <TabSets
        name={`links-${id}`}
        title={settings.titleText || t('heading')}
        level={first ? 1 : 2}
        tabsLabel={t('tabs')}
        tabbed={settings.layoutType === 'tabs'}
        sets={sets}
      />
    </section>
  );
}
