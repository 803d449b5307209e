import { getSchema } from '@tiptap/react';
import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { describe, expect, it } from 'vitest';
import { sanitise } from '@boardwright/ui/sanitise';
import { isSafeAddress, toEditorHtml, toStoredHtml, unknownTags } from './rich-text-html.ts';
import { buttonVariants, richTextExtensions } from './rich-text-nodes.tsx';

/** As much of a document as ProseMirror writes into: there is no browser here. */
class Element {
  readonly children: (Element | string)[] = [];
  readonly attributes: [string, string][] = [];
  readonly nodeType = 1;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  setAttribute(name: string, value: string): void {
    this.attributes.push([name, value]);
  }
  appendChild(child: Element | string): Element | string {
    this.children.push(child);
    return child;
  }
  html(): string {
    const inner = this.children.map((child) => (typeof child === 'string' ? child : child.html())).join('');
    if (this.name === '') return inner;
    const open = `${this.name}${this.attributes.map(([name, value]) => ` ${name}="${value}"`).join('')}`;
    return this.name === 'img' ? `<${open} />` : `<${open}>${inner}</${this.name}>`;
  }
}
const paper = {
  createElement: (name: string) => new Element(name),
  createTextNode: (text: string) => text,
  createDocumentFragment: () => new Element(''),
};

const schema = getSchema(richTextExtensions);
function written(document: object): string {
  const node: Node = schema.nodeFromJSON({ type: 'doc', content: [document] });
  const fragment = DOMSerializer.fromSchema(schema).serializeFragment(node.content, {
    // As much of a document as the serializer calls.
    document: paper as never,
  });
  return toStoredHtml((fragment as unknown as Element).html());
}
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const text = (content: string, ...marks: object[]) => ({ type: 'text', text: content, marks });
/** Without what the cleaning adds to links and pictures, and whatever the order of attributes. */
const asWritten = (html: string): string =>
  html
    .replaceAll(/ (?:rel|loading|decoding)="[^"]*"/g, '')
    .replaceAll(/<(\w+)((?: [\w-]+="[^"]*")+)/g, (_, tag: string, attributes: string) => {
      const each = attributes.match(/ [\w-]+="[^"]*"/g) ?? [];
      return `<${tag}${each.toSorted().join('')}`;
    });

describe('a rich text as the editor writes it', () => {
  it.each<[string, object]>([
    ['bold and italic', paragraph(text('a', { type: 'bold' }), text('b', { type: 'italic' }))],
    ['a heading', { type: 'heading', attrs: { level: 3 }, content: [text('a')] }],
    ['a first paragraph', { ...paragraph(text('a')), attrs: { class: 'lead' } }],
    ['a list', { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('a'))] }] }],
    ['a link', paragraph(text('a', { type: 'link', attrs: { href: '/vacatures', newTab: true } }))],
    ...buttonVariants.map((look): [string, object] => [
      `a ${look} button`,
      paragraph(text('a', { type: 'link', attrs: { href: 'https://x.example/a', look } })),
    ]),
    ['an icon', paragraph({ type: 'icon', attrs: { name: 'heart' } })],
    ['a variable', paragraph({ type: 'variable', attrs: { name: 'jobs' } })],
    [
      'a table',
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph(text('a'))] }] }],
      },
    ],
    ['a picture', paragraph({ type: 'image', attrs: { src: '/uploads/a.png', alt: 'Het Wad' } })],
  ])('survives the cleaning of the site: %s', (_, document) => {
    const html = written(document);
    expect(asWritten(sanitise(html))).toBe(asWritten(html));
  });

  it('keeps a variable as the site knows it', () => {
    expect(written(paragraph(text('Er zijn '), { type: 'variable', attrs: { name: 'jobs' } }))).toBe(
      '<p>Er zijn {{jobs}}</p>',
    );
    expect(toEditorHtml('<p><a href="/{{x}}">{{jobs}}</a></p>')).toBe(
      '<p><a href="/{{x}}"><span data-variable="jobs"></span></a></p>',
    );
  });

  it('is no text when it is empty', () => expect(toStoredHtml('<p></p>')).toBe(''));

  it('names what it would lose', () => {
    expect(unknownTags('<p>a</p><dl><dt>b</dt></dl><table><thead></thead></table>')).toEqual([
      'dl',
      'dt',
      'thead',
    ]);
    expect(unknownTags('<h2>a</h2><table><tr><td><b>c</b><br></td></tr></table>')).toEqual([]);
  });

  it.each([
    ['/vacatures', true],
    ['https://x.example', true],
    ['mailto:a@b.nl', true],
    ['//evil.example', false],
    [['javascript', 'x()'].join(':'), false],
  ])('leads to %s: %s', (href, safe) => expect(isSafeAddress(href)).toBe(safe));
});
