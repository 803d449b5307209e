import type { SettingsOf, tabs } from '@boardwright/blocks-schema';
import { classNames } from '@boardwright/ui/class-names';
import { RichText } from '@boardwright/ui/rich-text';
import type { Translate } from '@boardwright/ui/translate';
import type { ReactNode } from 'react';
import type { BlockProps } from '../../board/define-block.ts';
import { ContentSection, useSample } from '../../page/content-section/content-section.tsx';
import type { TabsKey } from './tabs.messages.ts';
import styles from './tabs.module.css';
import { useTabs } from './use-tabs.ts';

type Settings = SettingsOf<typeof tabs>;
interface Tab {
  readonly title: string;
  readonly content: ReactNode;
}

/**
 * Texts of which one shows (WAI-ARIA's tabs). As the server renders it the tabs are links to the texts, which stand below
 * each other under their titles: so it is read without scripts. Where scripts are on, a style hides all but the first from
 * the beginning, so that nothing moves when they take over.
 */
export function Tabs({ id, settings, t, first }: BlockProps<Settings, undefined, TabsKey>) {
  const written = settings.tabs.filter(({ title }) => title);
  const isSample = useSample(written.length === 0);
  const rendered: readonly Tab[] = isSample
    ? samples(t)
    : written.map(({ title, text }) => ({ title, content: text ? <RichText html={text} /> : null }));
  const ids = rendered.map((_, index) => `tab-${id}-${index + 1}`);
  const { active, isLive, listProps, tabProps } = useTabs(ids);
  if (rendered.length === 0) return null;
  const heading = settings.heading || (isSample ? t('sample.heading') : '');
  const Title = `h${heading && !first ? 3 : 2}` as const;
  return (
    <ContentSection heading={heading} subheading={settings.subheading} first={first} isSample={isSample}>
      <div className={classNames(styles.tabs, styles[settings.layout])}>
        <div className={styles.list} {...listProps} {...(isLive && { 'aria-label': heading || t('label') })}>
          {rendered.map(({ title }, index) => (
            <a
              key={ids[index]}
              id={`${ids[index]}-tab`}
              className={classNames(styles.tab, index === active && styles.chosen)}
              href={`#${ids[index]}`}
              {...tabProps(index)}
            >
              {title}
            </a>
          ))}
        </div>
        <div className={styles.panels}>
          {rendered.map(({ title, content }, index) => (
            <div
              key={ids[index]}
              id={ids[index]}
              className={classNames(styles.panel, index === active && styles.visible)}
              {...(isLive && {
                role: 'tabpanel',
                'aria-labelledby': `${ids[index]}-tab`,
                tabIndex: 0,
              })}
            >
              <Title className={styles.title}>{title}</Title>
              {content}
            </div>
          ))}
        </div>
      </div>
    </ContentSection>
  );
}

const samples = (t: Translate<TabsKey>): readonly Tab[] => [
  { title: t('sample.one'), content: <p>{t('sample.oneText')}</p> },
  { title: t('sample.two'), content: <p>{t('sample.twoText')}</p> },
];
