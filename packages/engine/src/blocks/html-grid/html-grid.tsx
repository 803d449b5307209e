import type { htmlGrid, SettingsOf } from '@boardwright/blocks-schema';
import { useRef, type CSSProperties } from 'react';
import type { BlockProps } from '../../board/define-block.ts';
import { classNames } from '@boardwright/ui/class-names';
import { CustomCode } from '@boardwright/ui/custom-code';
import { Picture } from '@boardwright/ui/picture';
import { readablePair } from '@boardwright/ui/readable-pair';
import { proseClass } from '@boardwright/ui/rich-text';
import { useCustomScripts } from '@boardwright/ui/use-custom-scripts';
import type { HtmlGridData } from './html-grid.load.ts';
import styles from './html-grid.module.css';

type Settings = SettingsOf<typeof htmlGrid>;

/**
 * The admin's own code in a grid (specification §2 'HTML grid'), each cell exactly as `data.cells` or else the settings
 * hold it. Over a picture every cell lies on a plain ground, so that its text can be read whatever the picture shows.
 */
export function HtmlGrid({ settings, data }: BlockProps<Settings, HtmlGridData>) {
  const { numberOfCells, backgroundImage, backgroundColor, textColor } = settings;
  const codes = (data.cells ?? settings.cellsContent.map(({ html }) => html)).slice(0, numberOfCells);
  const used = codes.findLastIndex((code) => code !== '') + 1;
  // Empty cells after the last are rows of nothing on a phone.
  if (used === 0) return null;
  const picture = backgroundImage.src !== '';
  return (
    <section
      className={classNames(
        styles.room,
        picture && styles.pictured,
        backgroundColor && styles.coloured,
        (backgroundColor || textColor) && styles.inked,
      )}
      style={look(settings)}
    >
      {picture && (
        <div className={styles.backdrop}>
          <Picture src={backgroundImage.src} alt={backgroundImage.alt} fit="cover" />
        </div>
      )}
      <div className={classNames('container', styles.grid)}>
        {codes.slice(0, used).map((code, index) => (
          <Cell key={index} code={code} />
        ))}
      </div>
    </section>
  );
}

function Cell({ code }: { readonly code: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useCustomScripts(ref, code);
  return <CustomCode ref={ref} className={classNames(proseClass, styles.cell)} code={code} />;
}

/** What the admin chose, as the variables the style sheet reads; text that could not be read is black or white. */
function look(settings: Settings): CSSProperties {
  const { perRow, numberOfCells, columnGap, rowGap, backgroundImage, backgroundOpacity, textColor } =
    settings;
  const picture = backgroundImage.src !== '';
  const ground = picture ? settings.backgroundColor : faded(settings.backgroundColor, backgroundOpacity);
  const grid = {
    '--per-row': Math.min(perRow, numberOfCells),
    '--column-gap': columnGap,
    '--row-gap': rowGap,
    ...(picture && {
      '--picture-share': backgroundOpacity / 100,
      '--focal': `${backgroundImage.focalX}% ${backgroundImage.focalY}%`,
    }),
  };
  if (!ground && !textColor) return grid as CSSProperties;
  const pair = readablePair(ground, textColor);
  return {
    ...grid,
    ...(ground && { '--ground': pair.ground }),
    '--ink': pair.ink,
    '--off-ink': pair.offInk,
  } as CSSProperties;
}

/** The colour with that share of it, as '#rrggbbaa'. One with a share of its own keeps the smaller of both. */
function faded(hex: string, percent: number): string {
  if (!hex) return '';
  const long = hex.length === 4 ? `#${Array.from(hex.slice(1), (digit) => digit + digit).join('')}` : hex;
  const own = long.length === 9 ? Number.parseInt(long.slice(7), 16) : 255;
  const share = Math.min(own, Math.round((percent / 100) * 255));
  return long.slice(0, 7) + share.toString(16).padStart(2, '0');
}
