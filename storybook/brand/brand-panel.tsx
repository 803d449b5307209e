/** @jsxRuntime classic */
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { useAddonState, useGlobals } from 'storybook/manager-api';
import { firstToolbar, type Toolbar } from '../.storybook/toolbar.ts';
import { BrandForm } from './brand-form.tsx';
import type { Typed } from './colour-field.tsx';
import styles from './brand-panel.module.css';

/** The panel's name in Storybook's state. */
export const brandPanel = 'boardwright/brand';

/** The panel beside a story's controls in which a brand of one's own is tried out. */
export function BrandPanel({ active }: { readonly active: boolean }) {
  const [globals, updateGlobals] = useGlobals();
  const [typed, setTyped] = useAddonState<Typed>(brandPanel, {});
  const { brand, primary, employer, secondary, font } = { ...firstToolbar, ...(globals as Partial<Toolbar>) };
  return (
    <AddonPanel active={active}>
      <div className={styles.panel}>
        <BrandForm
          brand={brand}
          own={{ primary, employer, secondary, font }}
          onChange={(own) => updateGlobals({ ...own })}
          typed={typed}
          onType={setTyped}
        />
      </div>
    </AddonPanel>
  );
}
