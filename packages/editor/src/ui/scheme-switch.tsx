import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { chooseScheme, type ColourScheme, colourSchemes, useColourScheme } from './colour-scheme.ts';
import controls from './controls.module.css';
import styles from './scheme-switch.module.css';

const signs = { light: Sun, dark: Moon, device: Monitor } as const satisfies Record<ColourScheme, unknown>;

/** Light, dark, or as the device has it: for the editor, in this browser. */
export function SchemeSwitch() {
  const t = useEditorT();
  const current = useColourScheme();
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={controls.unseen}>{t('scheme.legend')}</legend>
      {colourSchemes.map((scheme) => {
        const Sign = signs[scheme];
        const label = t(`scheme.${scheme}`);
        return (
          <label key={scheme} className={styles.choice} title={label}>
            <input
              type="radio"
              className={controls.unseen}
              name={group}
              aria-label={label}
              checked={scheme === current}
              onChange={() => chooseScheme(scheme)}
            />
            <Sign size={15} strokeWidth={1.75} aria-hidden />
          </label>
        );
      })}
    </fieldset>
  );
}
