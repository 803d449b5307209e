import type { quote, SettingsOf } from '@boardwright/blocks-schema';
import type { CSSProperties } from 'react';
import { Avatar } from '@boardwright/ui/avatar';
import { classNames } from '@boardwright/ui/class-names';
import { Picture } from '@boardwright/ui/picture';
import type { BlockProps } from '../../board/define-block.ts';
import { ContentSection, useSample } from '../../page/content-section/content-section.tsx';
import type { QuoteKey } from './quote.messages.ts';
import styles from './quote.module.css';

type Settings = SettingsOf<typeof quote>;

/** What somebody said, in the middle, beside their picture or in a panel of the brand's colour. */
export function Quote({ settings, t, first }: BlockProps<Settings, undefined, QuoteKey>) {
  const isSample = useSample(!settings.text);
  if (!settings.text && !isSample) return null;
  const quoted = isSample
    ? { ...settings, text: t('sample.text'), name: t('sample.name'), role: t('sample.role') }
    : settings;
  const { picture, layout } = quoted;
  const hasPortrait = layout === 'beside' && picture.src !== '';
  const focus = { '--focal': `${picture.focalX}% ${picture.focalY}%` } as CSSProperties;
  return (
    <ContentSection heading="" first={first} isSample={isSample}>
      <figure
        className={classNames(styles.quote, styles[layout], hasPortrait && styles.pictured)}
        style={focus}
      >
        {hasPortrait ? (
          <div className={styles.portrait}>
            <Picture src={picture.src} alt="" fit="cover" />
          </div>
        ) : null}
        <div className={styles.words}>
          <blockquote className={classNames(styles.text, quoted.text.length > 220 && styles.long)}>
            <p>{quoted.text}</p>
          </blockquote>
          <Speaker {...quoted} hasAvatar={!hasPortrait} />
        </div>
      </figure>
    </ContentSection>
  );
}

type SpeakerProps = Pick<Settings, 'name' | 'role' | 'source' | 'picture'> & { readonly hasAvatar: boolean };

function Speaker({ name, role, source, picture, hasAvatar }: SpeakerProps) {
  if (!name && !role && !source) return null;
  return (
    <figcaption className={styles.who}>
      {hasAvatar && name ? <Avatar name={name} src={picture.src} size="l" /> : null}
      <span>
        {name ? <b>{name}</b> : null}
        {role ? <span className={styles.role}>{role}</span> : null}
        {source ? <cite className={styles.role}>{source}</cite> : null}
      </span>
    </figcaption>
  );
}
