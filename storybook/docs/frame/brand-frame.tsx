import type { FontFamilyName } from '@boardwright/ui/fonts';
import { themeVariables, type ThemeSettings } from '@boardwright/ui/theme-variables';
import type { CSSProperties, ReactNode } from 'react';
import { fontFaces } from '../../.storybook/fonts.ts';

export interface BrandFrameProps {
  readonly settings: ThemeSettings & { readonly fontFamily: FontFamilyName };
  /** Whose accent is in force. */
  readonly visitor?: 'candidate' | 'employer' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A piece of a page in a brand other than the toolbar's. */
export function BrandFrame({ settings, visitor = 'candidate', className, children }: BrandFrameProps) {
  const { fontFamily } = settings;
  const font = 'var(--brand-font), var(--brand-font-fallback), system-ui, sans-serif';
  return (
    // The derived colours are declared anew wherever a visitor is named.
    <div
      data-visitor={visitor}
      className={className}
      style={{ ...themeVariables(settings), '--font': font } as CSSProperties}
    >
      <style href={`font-${fontFamily.replaceAll(' ', '-')}`} precedence="fonts">
        {fontFaces(fontFamily)}
      </style>
      {children}
    </div>
  );
}
