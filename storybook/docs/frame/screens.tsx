import type { CSSProperties } from 'react';
import { brands, type BrandName } from '../../.storybook/brands.ts';
import { useToolbar } from './toolbar.ts';
import styles from './screens.module.css';

interface ScreensProps {
  /** The story's id. */
  readonly story: string;
  readonly title: string;
  /** Of the screens, in pixels. */
  readonly height: number;
  /** Whether another brand changes it. */
  readonly isBranded: boolean;
}

const widths = [1280, 390] as const;
const names = Object.keys(brands) as readonly BrandName[];

interface PairProps extends Omit<ScreensProps, 'isBranded'> {
  readonly brand: BrandName;
}

/** A story on a desktop and on a phone, in the brand of the toolbar; the other brands unfold. Nothing loads unseen. */
export function Screens({ isBranded, ...props }: ScreensProps) {
  const { brand } = useToolbar();
  return (
    <div className={styles.screens}>
      <Pair {...props} brand={brand} />
      {isBranded ? (
        <details className={styles.others}>
          <summary>In the other brands</summary>
          {names
            .filter((name) => name !== brand)
            .map((name) => (
              <Pair key={name} {...props} brand={name} />
            ))}
        </details>
      ) : null}
    </div>
  );
}

function Pair({ story, title, height, brand }: PairProps) {
  const { locale, primary, employer, secondary, font } = useToolbar();
  const own = Object.entries({ primary, employer, secondary, font })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `;${name}:${value.startsWith('#') ? `!hex(${value.slice(1)})` : value}`);
  const address = `./iframe.html?id=${story}&viewMode=story&globals=${encodeURIComponent(`brand:${brand};locale:${locale}${own.join('')}`)}`;
  return (
    <figure className={styles.pair}>
      {widths.map((width) => (
        <div
          key={width}
          className={width === 390 ? styles.phone : styles.screen}
          style={{ '--width': `${width}px`, '--height': `${height}px` } as CSSProperties}
        >
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this same Storybook */}
          <iframe
            className={styles.frame}
            src={address}
            title={`${title}, ${brands[brand].title}, ${width} px`}
            loading="lazy"
            tabIndex={-1}
          />
        </div>
      ))}
      <figcaption className={styles.caption}>{brands[brand].title}, 1280 and 390 px</figcaption>
    </figure>
  );
}
