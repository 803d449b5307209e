import montserrat from '@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2';
import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { BrandPanel, brandPanel } from '../brand/brand-panel.tsx';
import { statusLabel } from '../status/status-label.ts';
import { lookIn } from './look.ts';

const face = new FontFace('Montserrat', `url(${montserrat})`, { weight: '100 900' });
document.fonts.add(face);

addons.setConfig({
  theme: lookIn("'Montserrat', system-ui, sans-serif"),
  sidebar: { renderLabel: statusLabel },
});
addons.register(brandPanel, () =>
  addons.add(brandPanel, {
    type: types.PANEL,
    title: 'Your brand',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => createElement(BrandPanel, { active }),
  }),
);
