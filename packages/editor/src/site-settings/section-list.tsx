import {
  BriefcaseBusiness,
  ChartNoAxesColumn,
  Code,
  Cookie,
  CornerDownRight,
  Globe,
  Image,
  Languages,
  Lock,
  Palette,
  Rss,
  Scale,
  Search,
  Store,
  Users,
  Upload,
} from 'lucide-react';
import { useState } from 'react';
import controls from '../ui/controls.module.css';
import { useEditorFeatures } from '../ui/editor-features.ts';
import { useInSight } from '../ui/use-in-sight.ts';
import type { Badge } from './section-badges.ts';
import { findSettings, sectionsOf, type SectionName } from './sections.ts';
import styles from '../shell/section-list.module.css';
import { useThemeMessages } from './theme/use-theme-messages.ts';
import { useSiteSettingMessages } from './use-site-setting-messages.ts';

const signs = {
  theme: Palette,
  identity: Image,
  languages: Languages,
  accounts: Users,
  jobs: BriefcaseBusiness,
  shop: Store,
  feeds: Rss,
  notice: Cookie,
  scripts: Code,
  legal: Scale,
  measuring: ChartNoAxesColumn,
  publishing: Upload,
  gate: Lock,
  forwards: CornerDownRight,
  domain: Globe,
} as const satisfies Record<SectionName, unknown>;

interface SectionListProps {
  readonly current: SectionName;
  readonly badges: Readonly<Partial<Record<SectionName, Badge>>>;
  readonly onShow: (section: SectionName, setting?: string) => void;
}

/** The sections, and a search over every setting in them. */
export function SectionList({ current, badges, onShow }: SectionListProps) {
  const settingT = useSiteSettingMessages();
  const { board } = useEditorFeatures();
  const [typed, setTyped] = useState('');
  const found =
    typed.trim() === ''
      ? undefined
      : findSettings(
          typed,
          (section) => settingT(`section.${section}.title`),
          (setting) => settingT(`field.${setting}.title`),
          board,
        );
  return (
    <nav className={styles.nav} aria-label={settingT('title')}>
      <p className={styles.title}>{settingT('title')}</p>
      <label className={styles.find}>
        <Search size={14} strokeWidth={2} aria-hidden />
        <input
          type="search"
          value={typed}
          placeholder={settingT('find')}
          aria-label={settingT('find')}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <ul className={styles.list}>
        {found
          ? found.map(({ section, setting, title }) => (
              <li key={`${section}-${setting}`}>
                <Entry
                  section={section}
                  title={title}
                  current={false}
                  badge={undefined}
                  onShow={() => onShow(section, setting)}
                />
              </li>
            ))
          : sectionsOf(board).map((section) => (
              <li key={section}>
                <Entry
                  section={section}
                  title={settingT(`section.${section}.title`)}
                  current={section === current}
                  badge={badges[section]}
                  onShow={() => onShow(section)}
                />
              </li>
            ))}
      </ul>
      {found?.length === 0 ? <p className={styles.none}>{settingT('noneFound')}</p> : null}
    </nav>
  );
}

interface EntryProps {
  readonly section: SectionName;
  readonly title: string;
  readonly current: boolean;
  readonly badge: Badge | undefined;
  readonly onShow: () => void;
}

function Entry({ section, title, current, badge, onShow }: EntryProps) {
  const Sign = signs[section];
  const entry = useInSight<HTMLButtonElement>(current);
  return (
    <button
      ref={entry}
      type="button"
      className={styles.entry}
      aria-current={current ? 'page' : undefined}
      onClick={onShow}
    >
      <Sign size={15} strokeWidth={1.7} aria-hidden />
      {title}
      {badge ? <BadgeMark badge={badge} /> : null}
    </button>
  );
}

function BadgeMark({ badge }: { readonly badge: Badge }) {
  const settingT = useSiteSettingMessages();
  const themeT = useThemeMessages();
  if (badge.kind === 'unsaved')
    return (
      <span className={styles.unsaved} title={themeT('unsaved')}>
        <span className={controls.unseen}>{themeT('unsaved')}</span>
      </span>
    );
  return (
    <span className={styles.badge} data-kind={badge.kind}>
      {badge.kind === 'empty' ? settingT('emptyCount', { count: badge.count }) : badge.count}
      {badge.kind === 'wrong' ? <span className={controls.unseen}> {settingT('wrong')}</span> : null}
    </span>
  );
}
