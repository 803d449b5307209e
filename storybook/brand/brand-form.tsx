/** @jsxRuntime classic */
import { fontFamilyNames, isFontFamily } from '@boardwright/ui/fonts';
import { themePairs } from '@boardwright/ui/theme-contrast';
// Storybook's manager has a React of its own, without the automatic runtime: hence the name that JSX needs.
import * as React from 'react';
import { brands, type BrandName } from '../.storybook/brands.ts';
import { ColourField, type Typed } from './colour-field.tsx';
import { ContrastList, verdictOn } from './contrast-list.tsx';
import { brandSettings, noOwnBrand, ownColours, type OwnBrand, type OwnColour } from './own-brand.ts';
import styles from './brand-form.module.css';

export interface BrandFormProps {
  /** The brand that what is tried out lies over. */
  readonly brand: BrandName;
  readonly own: OwnBrand;
  readonly onChange: (own: OwnBrand) => void;
  /** What was typed and is no colour: kept by whoever draws the form, so that it outlives a walk to another story. */
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
}

const titles: Readonly<Record<OwnColour, string>> = {
  primary: 'Primary',
  employer: 'Primary for employers',
  secondary: 'Accent',
};
const names = Object.keys(ownColours) as readonly OwnColour[];

/** Colours and a font of one's own over a brand, with what the product makes of them. */
export function BrandForm({ brand, own, onChange, typed, onType }: BrandFormProps) {
  const settings = brandSettings(brand, own);
  const pairs = themePairs(settings);
  const isTried = [...Object.values(own), ...Object.values(typed)].some((value) => Boolean(value));
  const id = React.useId();
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <p className={styles.intro}>
        What you choose lies over <b>{brands[brand].title}</b> on every page here, and stands in the address:
        whoever opens the address sees it too.
      </p>
      <p className={styles.verdict} role="status">
        {verdictOn(pairs)}
      </p>
      <div className={styles.colours}>
        {names.map((name) => (
          <ColourField
            key={name}
            name={name}
            title={titles[name]}
            own={own[name]}
            inForce={settings[ownColours[name]]}
            typed={typed[name]}
            onChange={(colour) => onChange({ ...own, [name]: colour })}
            onType={(text) => onType({ ...typed, [name]: text })}
          />
        ))}
        <div className={styles.field}>
          <label className={styles.label} htmlFor={`${id}-font`}>
            Font
          </label>
          <select
            id={`${id}-font`}
            className={styles.input}
            value={own.font}
            onChange={(event) => onChange({ ...own, font: event.target.value })}
          >
            <option value="">{brands[brand].settings.fontFamily}, the brand’s own</option>
            {/* An address may name a font that no site has. */}
            {own.font === '' || isFontFamily(own.font) ? null : <option value={own.font}>{own.font}</option>}
            {fontFamilyNames.map((family) => (
              <option key={family}>{family}</option>
            ))}
          </select>
          <p className={own.font === '' || isFontFamily(own.font) ? styles.use : styles.wrong} role="status">
            {own.font === '' || isFontFamily(own.font)
              ? 'One of the ten that a site can choose.'
              : `‘${own.font}’ is no font of a site: ${settings.fontFamily} stays.`}
          </p>
        </div>
      </div>
      <ContrastList pairs={pairs} />
      <button
        type="button"
        className={styles.button}
        disabled={!isTried}
        onClick={() => {
          onType({});
          onChange(noOwnBrand);
        }}
      >
        Back to the brand’s own
      </button>
    </form>
  );
}
