import { Button } from '@boardwright/ui/button';
import { Icon } from '@boardwright/ui/icon';
import { IconButton } from '@boardwright/ui/icon-button';
import { iconNames, NamedIcon, namedIcons } from '@boardwright/ui/named-icon';
import { DoDont, type DoDontProps, Sample } from '../frame/sample.tsx';
import { Token } from '../frame/token.tsx';
import styles from './icon-examples.module.css';

const sizes = ['text', 's', 'm', 'l'] as const;

export function IconSizes() {
  return (
    <Sample row>
      {sizes.map((size) => (
        <div key={size} className={styles.size}>
          <span className={styles.drawing}>
            <Icon icon={namedIcons['map-pin']} size={size} />
            {size === 'text' && ' Winsum'}
          </span>
          <code>size=&quot;{size}&quot;</code>
        </div>
      ))}
    </Sample>
  );
}

export function IconTouch() {
  return (
    <Sample row caption={<Token name="--touch" />}>
      {(texts) => (
        <>
          <span className={styles.outlined}>
            <IconButton type="button" icon={namedIcons.heart} label={texts.saveThis} />
          </span>
          <span className={styles.outlined}>
            <IconButton type="button" icon={namedIcons.heart} label={texts.saveThis} aria-pressed />
          </span>
          <Button type="button" variant="secondary" icon={namedIcons.heart}>
            {texts.save}
          </Button>
        </>
      )}
    </Sample>
  );
}

export function IconNames() {
  return (
    <Sample>
      <ul className={styles.names}>
        {iconNames.map((name) => (
          <li key={name}>
            <NamedIcon name={name} size="l" />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </Sample>
  );
}

const iconsWithText: DoDontProps = {
  right: {
    draw: (texts) => (
      <ul className={styles.facts}>
        <li>
          <Icon icon={namedIcons['map-pin']} /> {texts.place}
        </li>
        <li>
          <Icon icon={namedIcons.clock} /> {texts.hours}
        </li>
      </ul>
    ),
    why: 'Let an icon lead the eye to its word, in the word’s colour.',
  },
  wrong: {
    draw: () => (
      <ul className={`${styles.facts} ${styles.coloured}`}>
        <li>
          <Icon icon={namedIcons['map-pin']} size="l" />
          <Icon icon={namedIcons.clock} size="l" />
          <Icon icon={namedIcons.zap} size="l" />
          <Icon icon={namedIcons.star} size="l" />
        </li>
      </ul>
    ),
    why: 'let a row of coloured icons be guessed at.',
  },
};

export function IconDoDont() {
  return <DoDont {...iconsWithText} />;
}
