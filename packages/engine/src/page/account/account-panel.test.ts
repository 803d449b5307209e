import type { Translate } from '@boardwright/messages';
import { expect, it } from 'vitest';
import { type PanelKey, panelTranslate } from './account-panel.ts';

type AccountKey = 'greeting' | 'panels.webShop.title' | 'panels.client.title' | 'panels.client.people.invite';
const t: Translate<AccountKey> = (key) => key;

it('translates a panel’s own messages, and does not compile with others', () => {
  const client = panelTranslate(t, 'client');
  expect(client('people.invite')).toBe('panels.client.people.invite');
  const shop = panelTranslate(t, 'web-shop');
  expect(shop('title')).toBe('panels.webShop.title');
  // @ts-expect-error that is a message of another panel
  expect(shop('people.invite')).toBe('panels.webShop.people.invite');
  // @ts-expect-error that is a message of the block
  expect(shop('greeting')).toBe('panels.webShop.greeting');
});

it('knows the keys of several panels at once, for what renders any of them', () => {
  const keys: readonly PanelKey<AccountKey, 'web-shop' | 'client'>[] = ['title', 'people.invite'];
  expect(keys).toHaveLength(2);
});
