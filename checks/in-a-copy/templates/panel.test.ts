// The panel of the block from outside; goes to hosts/editor/src.
import { expect, it } from 'vitest';
import {
  controlsOf,
  groupsOf,
  nodeOf,
  tabsOf,
} from '../../../packages/engine/src/editor/panel/panel-schema.ts';
import { outlineOf } from '../../../packages/engine/src/editor/site-pages.ts';
import { engine } from './blocks.ts';

const schema = engine.blocks.get('acme/map')?.schema;

it('has its tabs, each setting once, and the control that its schema asks for', () => {
  if (!schema) throw new Error('The editor does not know the block');
  const tabs = tabsOf(schema).filter((tab) => tab !== 'customStyle');
  expect(tabs).toEqual(['content', 'layout', 'dataSource']);
  const shown = tabs.flatMap((tab) => groupsOf(schema, tab).flatMap(({ names }) => names));
  expect(shown.sort()).toEqual(Object.keys(schema.settings.properties).sort());
  expect(controlsOf(schema.widgets, 'zoom', nodeOf(schema, 'zoom'))).toEqual({ 'ui:widget': 'slider' });
});
