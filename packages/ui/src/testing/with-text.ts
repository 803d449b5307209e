import type { Meta } from '@storybook/react-vite';

/**
 * Stories with a sentence above them on their docs page. A comment above a file's default export would say it too, but
 * Storybook then writes parameters there that take the place of those that are spread into it.
 */
export const withText = (shared: Meta, text: string): Meta => ({
  ...shared,
  parameters: {
    ...shared.parameters,
    docs: { ...shared.parameters?.['docs'], description: { component: text } },
  },
});
