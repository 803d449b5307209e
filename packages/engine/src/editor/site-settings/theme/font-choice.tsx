import { fontFaceCss, type FontFamilyName, isFontFamily } from '@boardwright/ui/fonts';
import { useEditorT } from '../../editor-messages.tsx';
import { propertyOf } from '../../model/setting-schema.ts';
import { fontAddress } from './font-address.ts';
import { weightsOf } from './font-weights.ts';
import styles from './theme-section.module.css';

interface FontChoiceProps {
  readonly value: string;
  readonly onChoose: (family: string) => void;
}

const families = (propertyOf('font_family').enum ?? []).filter(isFontFamily);
const faces = families.map((family) => fontFaceCss(family, fontAddress)).join('\n');
const cssFamily = (family: FontFamilyName): string => `'${family}', '${family} fallback'`;

/** The ten fonts, each drawn in itself; only the letters that show are fetched. */
export function FontChoice({ value, onChoose }: FontChoiceProps) {
  const t = useEditorT();
  const chosen = isFontFamily(value) ? value : undefined;
  return (
    <>
      {/* The browser takes one copy of a sheet with a name, however often it is drawn. */}
      <style href="site-fonts" precedence="low">
        {faces}
      </style>
      <div className={styles.fonts} role="radiogroup" aria-label={t('siteSettings.field.font_family.title')}>
        {families.map((family, index) => (
          <label key={family} className={styles.font}>
            <input
              type="radio"
              id={index === 0 ? 'setting-font_family' : undefined}
              name="setting-font_family"
              value={family}
              checked={family === value}
              onChange={() => onChoose(family)}
            />
            <span className={styles.fontSample} style={{ fontFamily: cssFamily(family) }} aria-hidden>
              {t('siteSettings.theme.fontSample')}
            </span>
            <span className={styles.fontName}>{family}</span>
          </label>
        ))}
      </div>
      {chosen ? (
        <p className={styles.weights}>
          <span>{t('siteSettings.theme.weights')}</span>
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
