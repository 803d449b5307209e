import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { BrandForm } from '../../brand/brand-form.tsx';
import type { Typed } from '../../brand/colour-field.tsx';
import { brandSettings } from '../../brand/own-brand.ts';
import { BrandCard } from '../frame/brand-card.tsx';
import { Parts } from '../frame/parts.tsx';
import { useToolbar } from '../frame/toolbar.ts';
import styles from './your-brand.module.css';

/** The form of a brand of one's own, and a few parts in it as the two kinds of visitors see them. */
export function YourBrand() {
  const { channel } = use(DocsContext);
  const { brand, primary, employer, secondary, font } = useToolbar();
  const [typed, setTyped] = useState<Typed>({});
  const own = { primary, employer, secondary, font };
  const settings = brandSettings(brand, own);
  return (
    <Parts>
      <div className={styles.page}>
        <BrandForm
          brand={brand}
          own={own}
          onChange={(globals) => channel.emit(UPDATE_GLOBALS, { globals })}
          typed={typed}
          onType={setTyped}
        />
        <div className={styles.cards}>
          <BrandCard
            settings={settings}
            title="As candidates see it"
            text={`${settings.fontFamily}, ${settings.primaryColour}`}
          />
          <BrandCard
            settings={settings}
            visitor="employer"
            title="As employers see it"
            text={`${settings.fontFamily}, ${settings.primaryEmployerColour}`}
          />
        </div>
      </div>
    </Parts>
  );
}
