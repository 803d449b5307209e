import { test as base } from '@playwright/test';

const part = () => Math.floor(Math.random() * 256);

/** A journey: every one is walked by a visitor of their own, so that limits per address count as they should. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from the first parameter's pattern
  extraHTTPHeaders: async ({}, hand) => hand({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` }),
});
