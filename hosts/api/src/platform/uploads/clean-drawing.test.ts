import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cleanDrawing, isDrawing } from './clean-drawing.ts';

const svg = (inside: string, attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 30" ${attributes}>${inside}</svg>`,
  );
const cleaned = (inside: string, attributes = '') => String(cleanDrawing(svg(inside, attributes)));

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in a prefix', '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'],
  ['a handler', '<rect onload="alert(1)" ONCLICK="alert(1)" width="4" height="4"/>'],
  [
    'a page',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  ],
  ['a link', '<a xlink:href="javascript:alert(1)"><text>alert(1)</text></a>'],
  ['a link that a movement makes', '<a><animate attributeName="href" values="javascript:alert(1)"/></a>'],
  ['a picture of elsewhere', '<image href="https://elsewhere.example/alert(1)" width="4" height="4"/>'],
  ['a page as a picture', '<image href="data:image/svg+xml;base64,YWxlcnQoMSk=" width="4" height="4"/>'],
  ['a drawing of elsewhere', '<use xlink:href="https://elsewhere.example/alert(1)#a"/>'],
  ['a style that fetches', '<style>@import url(https://elsewhere.example/alert(1));</style>'],
  ['a style that fetches behind letters', '<rect style="fill:u\\72l(https://elsewhere.example/alert(1))"/>'],
  ['a fill of elsewhere', '<rect fill="url(https://elsewhere.example/alert(1))"/>'],
  ['a comment', '<!-- <script>alert(1)</script> -->'],
])('takes out %s', (_, inside) => {
  const clean = cleaned(`${inside}<circle r="3"/>`);
  expect(clean).not.toMatch(/script|on\w+=|javascript|elsewhere|foreignObject|animate|<a[\s>]|YWxl|@import/i);
  expect(clean).toContain('<circle r="3"');
});

it('takes out entities and what begins before the drawing', () => {
  const attack = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${String(svg('<text>&x;</text>'))}`;
  expect(String(cleanDrawing(Buffer.from(attack)))).not.toMatch(/ENTITY|passwd|DOCTYPE/);
});

it('draws the same as before: gradients, styles, masks and letters of names', async () => {
  const before = svg(
    `<title>Zon</title><defs><linearGradient id="a"><stop offset="0" stop-color="#f80"/><stop offset="1" stop-color="#06f"/></linearGradient>
     <clipPath id="b"><circle cx="20" cy="15" r="12"/></clipPath></defs><style>.c > rect { fill: url(#a); }</style>
     <g class="c" clip-path="url(#b)" style="opacity:.8"><rect width="40" height="30"/></g><use xlink:href="#b"/>`,
  );
  const draw = (content: Buffer) => sharp(content).raw().toBuffer();
  expect((await draw(cleanDrawing(before))).equals(await draw(before))).toBe(true);
});

it('is known by what is in it', () => {
  expect(isDrawing(svg(''))).toBe(true);
  expect(
    isDrawing(
      Buffer.from(`\uFEFF<?xml version="1.0"?>\n<!-- made -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg/>`),
    ),
  ).toBe(true);
  expect(isDrawing(Buffer.from('<html><svg/></html>'))).toBe(false);
  expect(isDrawing(Buffer.from('<!--'.repeat(20_000)))).toBe(false);
});
