import { fontFaceCss, type FontFamilyName, isFontFamily } from '@boardwright/ui/fonts';
import { useContext } from 'react';
import { propertyOf } from '../../model/setting-schema.ts';
import { FontFolderContext } from '../../ui/font-folder.ts';
import { useFieldAround, type ControlProps } from '../../widgets/control.ts';
import { weightsOf } from './font-weights.ts';
import styles from './theme-section.module.css';
import { useThemeMessages } from './use-theme-messages.ts';

const families = (propertyOf('font_family').enum ?? []).filter(isFontFamily);
const facesIn = (folder: string): string =>
  families.map((family) => fontFaceCss(family, (file) => `${folder}/${file}`)).join('\n');
const cssFamily = (family: FontFamilyName): string => `'${family}', '${family} fallback'`;

/** The ten fonts, each drawn in itself; only the letters that show are fetched. */
export function ThemeFont({ id, value = '', onChange }: ControlProps<string | undefined>) {
  const { label, name } = useFieldAround();
  const t = useThemeMessages();
  const folder = useContext(FontFolderContext);
  const chosen = isFontFamily(value) ? value : undefined;
  return (
    <>
      {/* The browser takes one copy of a sheet with a name, however often it is drawn. */}
      {folder === undefined ? null : (
        <style href="site-fonts" precedence="low">
          {facesIn(folder)}
        </style>
      )}
      <div className={styles.fonts} role="radiogroup" aria-label={label}>
        {families.map((family, index) => (
          <label key={family} className={styles.font}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={family}
              checked={family === value}
              onChange={() => onChange(family)}
            />
            <span className={styles.fontSample} style={{ fontFamily: cssFamily(family) }} aria-hidden>
              {t('fontSample')}
            </span>
            <span className={styles.fontName}>{family}</span>
          </label>
        ))}
      </div>
      {chosen ? (
        <p className={styles.weights}>
          <span>{t('weights')}</span>
          {weightsOf(chosen).map((weight) => (
            <span key={weight} style={{ fontFamily: cssFamily(chosen), fontWeight: weight }}>
              {weight}
            </span>
          ))}
        </p>
      ) : null}
    </>
  );
}
