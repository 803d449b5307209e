import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import partsConfig from '../tsconfig.parts.json' with { type: 'json' };
import { printedInvoices } from '../print/printed-invoices.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/**/*.mdx',
    '../{brand,mails,pages,print}/*.stories.tsx',
    '../../packages/{ui,engine,editor}/src/**/*.stories.tsx',
    '../installed/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The drawings that fixtures name lie where a board's uploads would.
  staticDirs: [
    { from: '../art', to: '/uploads/art' },
    { from: '../../hosts/api/samples', to: '/uploads/samples' },
  ],
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Controls come from the schemas; the tables of the parts' docs pages from their props.
  typescript: {
    // Types are followed into other files, so that a table lists the values a prop may have. Nobody reads one of a test.
    reactDocgen:
      process.env['VITEST'] || process.env['PROP_TABLES'] === 'none' ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: here('../tsconfig.parts.json'),
      include: partsConfig.include.map((folder) => `${folder}/**/*.tsx`),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      savePropValueAsString: true,
      // What every element of HTML takes is no part's own.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
    check: false,
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), printedInvoices()],
    server: { ...vite.server, fs: { ...vite.server?.fs, allow: [here('../..')] } },
  }),
};
export default config;
