import { expect, it } from 'vitest';
import { read } from './repository-files.ts';

it('every category of the demo has an icon that pages can draw, or none', () => {
  const drawn = new Set(
    [...read('packages/ui/src/icon/named-icon.tsx').matchAll(/^ {2}'?([a-z0-9-]+)'?: [A-Z]\w+,$/gm)].map(
      ([, name]) => name,
    ),
  );
  expect(drawn).toContain('stethoscope');
  // key | nl | en | ro | icon
  const rows = [
    ...read('hosts/api/seeds/segments.ts').matchAll(/^[a-z0-9-]+(?:\|[^|\n]+){3}\|([a-z0-9-]+)/gm),
  ];
  const icons = rows.map(([, icon = '']) => icon);
  expect(icons).toContain('stethoscope');
  expect(icons.filter((icon) => !drawn.has(icon))).toEqual([]);
});
