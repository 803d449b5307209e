import { TriangleAlert } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { OfWhom } from '../panel/of-whom.tsx';
import { settingName } from '../panel/setting-texts.ts';
import type { SettingNode } from '../panel/setting-node.ts';
import { withAlt, withDecorative, type ImageValue } from './image-rules.ts';
import controls from './field-controls.module.css';
import styles from './image-control.module.css';

/** Whether a picture's words are asked for, stand for a name that is not there, or may be written. */
export type AltTextField = 'asked' | 'ofName' | 'free';

/** Pictures that stand where another one was, with its words: it was not said yet that they fit. */
const unsureOf = new Set<string>();

interface UnsureAlt {
  readonly has: (src: string) => boolean;
  readonly add: (src: string) => void;
  readonly drop: (src: string) => void;
}

/** Which pictures still have the words of the one before them; it outlives the choice of another block. */
export function useUnsureAlt(): UnsureAlt {
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set(unsureOf));
  const changed = (): void => setKnown(new Set(unsureOf));
  return {
    has: (src) => known.has(src),
    add: (src) => {
      unsureOf.add(src);
      changed();
    },
    drop: (src) => {
      if (unsureOf.delete(src)) changed();
    },
  };
}

interface AltTextProps {
  readonly value: ImageValue;
  readonly altText: AltTextField;
  /** Of the words in the picture's schema. */
  readonly node: SettingNode | undefined;
  readonly unsure: UnsureAlt;
  readonly onChange: (value: ImageValue) => void;
}

/** What a picture shows in words, for who cannot see it. */
export function AltText({ value, altText, node, unsure, onChange }: AltTextProps) {
  const t = useEditorT();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { src = '', alt = '', decorative = false } = value;
  const isUnsure = alt !== '' && unsure.has(src);
  // A drawing that takes the brand's colours is decoration unless something is said of it.
  const isAsked = altText === 'asked' && src !== '' && !alt && !/\.svg#/.test(src);
  const hint = hintOf();
  function hintOf() {
    if (isUnsure) return 'altOfBefore';
    if (altText === 'ofName') return src === '' ? undefined : 'altOfLogo';
    return isAsked && !decorative ? 'altMissing' : undefined;
  }
  const changeAlt = (next: ImageValue): void => {
    unsure.drop(src);
    if (next !== value) onChange(next);
    // What was pressed goes away: the keys go on at the text it was about.
    field.current?.focus();
  };
  return (
    <>
      <span className={styles.above}>
        <label className={styles.label} htmlFor={id}>
          {settingName(node, 'alt')}
        </label>
        {node ? <OfWhom node={node} /> : null}
      </span>
      <input
        ref={field}
        id={id}
        className={controls.input}
        data-part="alt"
        value={alt}
        maxLength={300}
        onChange={(event) => {
          unsure.drop(src);
          onChange(withAlt(value, event.target.value));
        }}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint ? (
        <p id={`${id}-hint`} className={isUnsure ? controls.warning : controls.hint}>
          {isUnsure ? <TriangleAlert size={14} aria-hidden /> : null}
          <span>{t(`fields.image.${hint}`)}</span>
        </p>
      ) : null}
      {isUnsure ? (
        <span className={styles.answers}>
          <button type="button" className={controls.button} onClick={() => changeAlt(value)}>
            {t('fields.image.altFits')}
          </button>
          {altText === 'asked' ? (
            <button
              type="button"
              className={controls.plainButton}
              onClick={() => changeAlt(withDecorative({ ...value, alt: '' }, true))}
            >
              {t('fields.image.decorative')}
            </button>
          ) : null}
        </span>
      ) : null}
      {isAsked ? (
        <label className={styles.decorative}>
          <input
            type="checkbox"
            checked={decorative}
            onChange={(event) => onChange(withDecorative(value, event.target.checked))}
          />
          {t('fields.image.decorative')}
        </label>
      ) : null}
    </>
  );
}
