import type { headingText, SettingsOf } from '@boardwright/blocks-schema';
import { classNames } from '@boardwright/ui/class-names';
import { RichText } from '@boardwright/ui/rich-text';
import type { BlockProps } from '../../board/define-block.ts';
import { ContentSection, useSample } from '../../page/content-section/content-section.tsx';
import type { HeadingTextKey } from './heading-text.messages.ts';
import styles from './heading-text.module.css';

/** A heading and a text, at the width and the size that the admin chose. */
export function HeadingText({
  settings,
  t,
  first,
}: BlockProps<SettingsOf<typeof headingText>, undefined, HeadingTextKey>) {
  const { text, textSize, width, align, level } = settings;
  const isSample = useSample(!settings.heading && !text);
  if (!settings.heading && !text && !isSample) return null;
  const heading = settings.heading || (isSample ? t('sample.heading') : '');
  const Title = `h${first ? 1 : level}` as const;
  return (
    <ContentSection heading="" first={first} isSample={isSample}>
      <div className={classNames(styles.room, styles[align], styles[width])}>
        {heading ? <Title className={styles.heading}>{heading}</Title> : null}
        {isSample ? <p>{t('sample.text')}</p> : null}
        {text ? <RichText className={classNames(styles.text, styles[textSize])} html={text} /> : null}
      </div>
    </ContentSection>
  );
}
