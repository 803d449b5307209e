import { HexAlphaColorPicker } from 'react-colorful';
import { useEditorT } from '../editor-messages.tsx';
import { boundaryOf, hueOf } from './colour-advice.ts';
import styles from './colour-control.module.css';

const columns = 25;

interface ColourPlaneProps {
  readonly value: string;
  readonly partner: string | undefined;
  readonly onChange: (colour: string) => void;
}

/** Any colour, by pointer and arrow keys; a dashed line shows from where on it reads with its partner. */
export function ColourPlane({ value, partner, onChange }: ColourPlaneProps) {
  const t = useEditorT();
  const isHex = /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(value);
  const line = partner === undefined ? [] : boundaryOf(isHex ? hueOf(value) : 0, partner, columns);
  const points = line.flatMap((brightness, column) =>
    brightness === undefined ? [] : [`${(column / (columns - 1)) * 100},${(1 - brightness) * 100}`],
  );
  return (
    <div className={styles.plane} role="group" aria-label={t('fields.colour.plane')}>
      <HexAlphaColorPicker
        color={isHex ? value : '#808080'}
        onChange={(colour) => onChange(opaque(colour))}
      />
      {points.length > 1 ? (
        <svg className={styles.boundary} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <polyline points={points.join(' ')} />
        </svg>
      ) : null}
      {points.length > 1 ? <span className={styles.boundaryName}>{t('fields.colour.boundary')}</span> : null}
    </div>
  );
}

/** '#rrggbbff' says no more than '#rrggbb'. */
function opaque(colour: string): string {
  return colour.length === 9 && colour.endsWith('ff') ? colour.slice(0, 7) : colour;
}
