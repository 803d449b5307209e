import type { ThemeSettings } from '@boardwright/ui/theme-variables';

interface Brand {
  readonly title: string;
  readonly settings: ThemeSettings;
}

/** Three brands far from each other: what holds on all of them holds on any. */
export const brands = {
  wadwerk: {
    title: 'Wadwerk: petrol',
    settings: {
      primaryColour: '#00616b',
      primaryEmployerColour: '#8a4423',
      secondaryColour: '#e6a03a',
      fontFamily: 'Montserrat',
    },
  },
  kunstlicht: {
    title: 'Kunstlicht: amber',
    settings: {
      primaryColour: '#f0a81c',
      primaryEmployerColour: '#1f3d5c',
      secondaryColour: '#b5382a',
      fontFamily: 'EB Garamond',
    },
  },
  avondrood: {
    title: 'Avondrood: violet',
    settings: {
      primaryColour: '#4a1d6e',
      primaryEmployerColour: '#0f5c4d',
      secondaryColour: '#f26d6d',
      fontFamily: 'Poppins',
    },
  },
} as const satisfies Readonly<Record<string, Brand>>;

export type BrandName = keyof typeof brands;
