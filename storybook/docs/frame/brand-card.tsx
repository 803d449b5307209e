import { Badge } from '@boardwright/ui/badge';
import { Button } from '@boardwright/ui/button';
import { Tag } from '@boardwright/ui/tag';
import { BrandFrame, type BrandFrameProps } from './brand-frame.tsx';
import { useToolbar } from './toolbar.ts';
import { textsIn } from './texts.ts';
import styles from './brand-card.module.css';

interface BrandCardProps extends Pick<BrandFrameProps, 'settings' | 'visitor'> {
  readonly title: string;
  /** The line under it. */
  readonly text: string;
}

/** A few parts in a brand, whatever the toolbar says. */
export function BrandCard({ settings, visitor, title, text }: BrandCardProps) {
  const texts = textsIn(useToolbar().locale);
  return (
    <BrandFrame settings={settings} visitor={visitor} className={styles.card}>
      <div className={styles.swatches} aria-hidden="true">
        <span className={styles.primary} />
        <span className={styles.secondary} />
        <span className={styles.tint} />
        <span className={styles.dark} />
      </div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      <p className={styles.job}>{texts.jobTitle}</p>
      <p className={styles.facts}>
        <Tag>{texts.permanent}</Tag> <Tag>{texts.level}</Tag> <Badge tone="success">{texts.active}</Badge>
      </p>
      <Button type="button" block>
        {texts.apply}
      </Button>
    </BrandFrame>
  );
}
