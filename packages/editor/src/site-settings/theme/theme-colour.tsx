import { edgeCheck, labelCheck, tintsOf } from '@boardwright/ui/theme-contrast';
import { Check, TriangleAlert } from 'lucide-react';
import { createContext, useContext, useId, useState } from 'react';
import { HexColorPicker } from 'react-colorful';
import controls from '../../ui/controls.module.css';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useFieldAround, type ControlProps } from '../../widgets/control.ts';
import { useFits } from '../use-site-problems.ts';
import { isValid, themeColours, type ThemeColourName } from './theme-draft.ts';
import { differs } from '../../model/setting-schema.ts';
import styles from './theme-section.module.css';
import { useThemeMessages } from './use-theme-messages.ts';
import { useSiteSettingMessages } from '../use-site-setting-messages.ts';

/** What a colour says of itself beside its value. */
interface ColourAround {
  /** As the theme has it: always a colour, whatever is typed. */
  readonly value: string;
  /** It is not saved yet. */
  readonly isChanged: boolean;
  /** What is typed and no colour. */
  readonly unfit: string | undefined;
  /** Why the server put the last change back. */
  readonly problem: string | undefined;
  readonly onReset: () => void;
}
export const ColourContext = createContext<ColourAround>({
  value: '#000000',
  isChanged: false,
  unfit: undefined,
  problem: undefined,
  onReset: () => undefined,
});

interface ColourProps {
  readonly name: ThemeColourName;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One colour of the theme: chosen or typed, its tints, a button in it, and how well it reads. */
export function ThemeColour({ id, onChange }: ControlProps<string | undefined>) {
  const { name: field, label: title } = useFieldAround();
  const name = themeColours.find((one) => one === field) ?? 'primary_color';
  const { value, isChanged, unfit, problem, onReset } = useContext(ColourContext);
  const settingT = useSiteSettingMessages();
  const themeT = useThemeMessages();
  const label = useId();
  const fits = useFits();
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const isWrong = unfit !== undefined;
  const write = (text: string): void => {
    const hex = text.startsWith('#') || text === '' ? text : `#${text}`;
    setTyped(text);
    // What is no colour stays typed, with the reason below it.
    onChange(isValid(fits, name, hex) ? hex.toLowerCase() : text);
  };
  return (
    <div className={styles.colour} role="group" aria-labelledby={label}>
      <div className={styles.colourName}>
        {isChanged ? (
          <span className={styles.dot} title={themeT('unsaved')}>
            <span className={controls.unseen}>{themeT('unsaved')}</span>
          </span>
        ) : null}
        <b id={label}>{title}</b>
        <p>{settingT(`field.${name}.hint`)}</p>
        {differs(name, value) ? (
          <button
            type="button"
            className={styles.quiet}
            onClick={() => {
              setTyped(undefined);
              onReset();
            }}
          >
            {settingT('reset')}
          </button>
        ) : null}
      </div>
      <div className={styles.swatchField} data-wrong={isWrong}>
        <Disclosure
          open={open}
          onToggle={setOpen}
          buttonClassName={styles.swatchButton}
          label={themeT('pick', { field: title })}
          button={<span className={styles.swatch} style={{ backgroundColor: value }} />}
        >
          <div className={styles.picker}>
            <HexColorPicker
              color={value}
              onChange={(hex) => {
                setTyped(undefined);
                onChange(hex);
              }}
            />
          </div>
        </Disclosure>
        <input
          id={id}
          type="text"
          className={styles.hex}
          value={typed ?? unfit ?? value.toUpperCase()}
          spellCheck={false}
          aria-label={themeT('hex', { field: title })}
          aria-describedby={`${id}-about`}
          aria-invalid={isWrong}
          onChange={(event) => write(event.target.value)}
          onBlur={() => setTyped(undefined)}
        />
      </div>
      <Samples value={value} />
      <div id={`${id}-about`} className={styles.checks} aria-live="polite">
        {isWrong || problem !== undefined ? (
          <p className={styles.wrong}>{problem ?? themeT('wrongHex')}</p>
        ) : (
          <Checks name={name} value={value} onChange={onChange} />
        )}
      </div>
    </div>
  );
}

function Samples({ value }: Pick<ColourProps, 'value'>) {
  const t = useThemeMessages();
  return (
    <div className={styles.samples} aria-hidden>
      <span className={styles.ramp}>
        {tintsOf(value).map((tint, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the ramp is a fixed number of steps; two may be the same colour
          <span key={index} style={{ backgroundColor: tint }} />
        ))}
      </span>
      <span className={styles.sample} style={{ backgroundColor: value, color: labelCheck(value).ink }}>
        {t('sample')}
      </span>
    </div>
  );
}

function Checks({ name, value, onChange }: ColourProps) {
  const t = useThemeMessages();
  const { white, ratio, isWhite, level } = labelCheck(value);
  const edge = edgeCheck(value);
  const figure = (number: number): string => number.toFixed(1);
  return (
    <>
      <p className={isWhite ? styles.good : styles.warn}>
        {isWhite ? <Check size={14} aria-hidden /> : <TriangleAlert size={14} aria-hidden />}
        <span>
          {isWhite
            ? t('whiteReads', { ratio: figure(white), level })
            : t('darkReads', { white: figure(white), ratio: figure(ratio), level })}
        </span>
      </p>
      {/* The secondary colour is a ribbon with words on it; only buttons must stand out by their colour alone. */}
      {edge.nearest && name !== 'secondary_color' ? (
        <p className={styles.warn}>
          <TriangleAlert size={14} aria-hidden />
          <span>{t('faint', { ratio: figure(edge.ratio) })}</span>
          <button
            type="button"
            className={`${controls.button} ${controls.secondary} ${styles.nearest}`}
            onClick={() => onChange(edge.nearest ?? value)}
          >
            <span className={styles.dab} style={{ backgroundColor: edge.nearest }} />
            {t('useNearest', { colour: edge.nearest.toUpperCase() })}
          </button>
        </p>
      ) : null}
    </>
  );
}
