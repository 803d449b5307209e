/** @jsxRuntime classic */
import * as React from 'react';
import { colourReport } from './colour-report.ts';
import { colourTyped, type OwnColour } from './own-brand.ts';
import styles from './brand-form.module.css';

/** What stands in the fields and is no colour, by field. */
export type Typed = { readonly [Name in OwnColour]?: string | undefined };

interface ColourFieldProps {
  readonly name: OwnColour;
  readonly title: string;
  /** As the address has it; '' for the brand's own. */
  readonly own: string;
  /** What pages are drawn in. */
  readonly inForce: string;
  readonly typed: string | undefined;
  readonly onChange: (colour: string) => void;
  readonly onType: (text: string | undefined) => void;
}

/** A colour, chosen or typed, and what becomes of it. What is no colour stays typed, and the last one that was stays. */
export function ColourField(props: ColourFieldProps) {
  const { name, title, own, inForce, typed, onChange, onType } = props;
  const id = React.useId();
  const text = typed ?? own;
  const isWrong = text !== '' && colourTyped(text) === undefined;
  const { uses, faint } = colourReport(name, inForce);
  const write = (next: string): void => {
    const colour = next.trim() === '' ? '' : colourTyped(next);
    onType(colour === undefined ? next : undefined);
    if (colour !== undefined && colour !== own) onChange(colour);
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {title}
      </label>
      <div className={styles.row}>
        <input
          type="color"
          className={styles.picker}
          value={longHex(inForce)}
          aria-label={`${title}: choose`}
          onChange={(event) => write(event.target.value)}
        />
        <input
          id={id}
          className={styles.input}
          value={text}
          placeholder={inForce}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={`${id}-about`}
          onChange={(event) => write(event.target.value)}
        />
      </div>
      <div id={`${id}-about`} aria-live="polite">
        {isWrong ? (
          <p className={styles.wrong}>
            ‘{text}’ is no colour: a colour is a # and six digits, as #17604c. {inForce} stays.
          </p>
        ) : null}
        {uses.map((use) => (
          <p key={use.ground} className={styles.use}>
            <span className={styles.swatch} style={{ color: use.ink, background: use.ground }} aria-hidden>
              Aa
            </span>
            <span>{use.text}</span>
          </p>
        ))}
        {faint ? (
          <p className={styles.use}>
            <span className={styles.bad}>{faint.text}</span>
            <button type="button" className={styles.button} onClick={() => write(faint.nearest)}>
              Use {faint.nearest}
            </button>
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** A colour input takes six digits only. */
const longHex = (hex: string): string => (hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, '$&$&') : hex);
