import { UiProvider } from '@boardwright/ui/ui-provider';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { useToolbar } from './toolbar.ts';
import { textsIn, type SampleTexts } from './texts.ts';
import styles from './parts.module.css';

/** What an example draws: parts, given the words of the toolbar's language. */
export type Drawing = ReactNode | ((texts: SampleTexts) => ReactNode);

/** Where our parts stand in a page of documentation: in the toolbar's language, and free of Storybook's own styles. */
export function Parts({ children }: { readonly children: Drawing }) {
  const { locale } = useToolbar();
  return (
    <MemoryRouter>
      <UiProvider locale={locale}>
        <div className={`sb-unstyled ${styles.parts}`} lang={locale}>
          {typeof children === 'function' ? children(textsIn(locale)) : children}
        </div>
      </UiProvider>
    </MemoryRouter>
  );
}
