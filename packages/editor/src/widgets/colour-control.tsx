import { Check, TriangleAlert } from 'lucide-react';
import { createContext, lazy, Suspense, useContext, useState } from 'react';
import { readablePair } from '@boardwright/ui/readable-pair';
import { useEditorT } from '../editor-messages.tsx';
import { useEditorServices } from '../editor-services.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { adviceOn } from './colour-advice.ts';
import { bringInSight, useAria, useFieldAround, type ControlProps } from './control.ts';
import controls from './field-controls.module.css';
import styles from './colour-control.module.css';

/** The colour this one is read on, or that is read on this one; undefined where it stands alone. */
export const PartnerColourContext = createContext<string | undefined>(undefined);

const ColourPlane = lazy(() =>
  import('./colour-plane.tsx').then((module) => ({ default: module.ColourPlane })),
);

/** A colour of the site: its theme's own first, a plane for any other, and how well it reads with its partner. */
export function ColourControl({ id, value = '', onChange }: ControlProps<string | undefined>) {
  const t = useEditorT();
  const aria = useAria();
  const { label } = useFieldAround();
  const { themeColours } = useEditorServices();
  const partner = useContext(PartnerColourContext);
  const [open, setOpen] = useState(false);
  const named = themeColours.find((theme) => theme.value.toLowerCase() === value.toLowerCase());
  return (
    <>
      <span className={styles.row}>
        <Disclosure
          open={open}
          onToggle={setOpen}
          label={t('fields.colour.open', { field: label })}
          className={styles.opener}
          buttonClassName={styles.swatch}
          button={<span style={value ? { background: value } : undefined} data-none={value === ''} />}
        >
          <div ref={bringInSight} className={styles.sheet}>
            <Suspense fallback={<span className={styles.planeRoom} />}>
              <ColourPlane value={value} partner={partner} onChange={onChange} />
            </Suspense>
            <span className={styles.title}>{t('fields.colour.theme')}</span>
            <span className={styles.theme}>
              {themeColours.map((theme) => (
                <button
                  key={theme.name}
                  type="button"
                  title={theme.name}
                  aria-label={`${theme.name} ${theme.value}`}
                  aria-pressed={theme === named}
                  style={{ background: theme.value }}
                  onClick={() => onChange(theme.value)}
                />
              ))}
            </span>
            <button type="button" className={controls.plainButton} onClick={() => onChange('')}>
              {t('fields.colour.ofTheme')}
            </button>
          </div>
        </Disclosure>
        <input
          id={id}
          className={styles.hex}
          value={value}
          spellCheck={false}
          autoComplete="off"
          placeholder={t('fields.colour.ofTheme')}
          onChange={(event) => onChange(event.target.value.trim())}
          {...aria}
        />
        {named ? <span className={styles.name}>{named.name}</span> : null}
      </span>
      <Advice value={value} partner={partner} onUse={onChange} />
    </>
  );
}

interface AdviceProps {
  readonly value: string;
  readonly partner: string | undefined;
  readonly onUse: (colour: string) => void;
}

function Advice({ value, partner, onUse }: AdviceProps) {
  const t = useEditorT();
  const { name } = useFieldAround();
  const advice = partner === undefined || value === '' ? undefined : adviceOn(value, partner);
  if (!advice) return null;
  const { level, nearest } = advice;
  const ratio = advice.ratio.toFixed(1);
  if (level)
    return (
      <p className={controls.good}>
        <Check size={14} aria-hidden />
        {t('fields.colour.good', { ratio, level })}
      </p>
    );
  const isGround = /background/i.test(name);
  const { ink } = isGround ? readablePair(value, partner ?? '') : readablePair(partner ?? '', value);
  return (
    <p className={controls.warning}>
      <TriangleAlert size={14} aria-hidden />
      <span>
        {t(isGround ? 'fields.colour.poorGround' : 'fields.colour.poor', { ratio })}{' '}
        {t(ink === '#ffffff' ? 'fields.colour.displayedWhite' : 'fields.colour.displayedBlack')}{' '}
        {nearest ? (
          <>
            <button type="button" className={controls.inText} onClick={() => onUse(nearest.colour)}>
              {t('fields.colour.use', { colour: nearest.colour.toUpperCase() })}
            </button>
            , {nearest.ratio.toFixed(1)} : 1
          </>
        ) : null}
      </span>
    </p>
  );
}
