import { describe, expect, it } from 'vitest';
import { openTestSite } from '../test/open-test-site.ts';

describe('the first paint', () => {
  it.each(['/', '/over-ons', '/vacature/wijkverpleegkundige'])(
    'of %s waits for nothing but the document itself',
    async (path) => {
      const { ask } = await openTestSite();
      const { statusCode, body } = await ask(path);
      expect(statusCode).toBe(200);
      const [head = ''] = body.split('</head>');
      expect(head).not.toMatch(/<script(?! type="application\/ld\+json")/);
      expect(body).not.toMatch(/<script[^>]+src=|rel="(?:stylesheet|preload|modulepreload)"|@import/);
      for (const [face] of body.matchAll(/@font-face\{[^}]*\}/g))
        expect(face).toMatch(/font-display:(?:swap|optional)|src:local/);
    },
  );

  it('comes before any script is fetched: that begins when the page has loaded, or at a touch', async () => {
    const { ask } = await openTestSite();
    const { body } = await ask('/');
    const start = /<script>(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    const [, go = '', rest = ''] = /^\(\(\)=>\{let s;const go=\(\)=>\{(.*?)\}\};(.*)$/s.exec(start) ?? [];
    expect(go).toContain('["/assets/site/entry.js"].forEach(');
    expect(go).toContain('document.head.append(');
    expect(rest).not.toContain('append(');
    expect(rest).toContain('addEventListener("load"');
    expect(rest).toContain('pointerdown');
  });
});
