import { Extension, Mark, mergeAttributes, Node, type NodeViewRenderer } from '@tiptap/react';
import { Table, TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { linkKind } from '@boardwright/ui/link-kind';
import { NamedIcon } from '@boardwright/ui/named-icon';
import { createRoot } from 'react-dom/client';
import styles from './rich-text.module.css';

/** Looks of a link button (specification §2 'Editor'); the site's cleaning knows the same. */
export const buttonVariants = ['primary', 'secondary', 'danger', 'info', 'plain', 'plain-gradient'] as const;
export type ButtonLook = (typeof buttonVariants)[number];

export interface LinkAttributes {
  readonly href: string;
  readonly look: ButtonLook | null;
  readonly newTab: boolean;
}

/** A link, or a link button: `<a href data-button>`. */
const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  priority: 1000,
  addAttributes: () => ({
    href: { default: '' },
    look: {
      default: null,
      parseHTML: (element: HTMLElement) => element.dataset['button'] ?? null,
      renderHTML: ({ look }: { readonly look?: string | null }) => (look ? { 'data-button': look } : {}),
    },
    newTab: {
      default: false,
      parseHTML: (element: HTMLElement) => element.getAttribute('target') === '_blank',
      renderHTML: ({ newTab }: { readonly newTab?: boolean }) => (newTab ? { target: '_blank' } : {}),
    },
  }),
  // What could run code is words alone, also where it is pasted; the site would not lead there either.
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (linkKind(element.getAttribute('href') ?? '') === 'unsafe' ? false : null),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
});

const Picture = Node.create({
  name: 'image',
  inline: true,
  group: 'inline',
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

/** `{{name}}` as a chip. */
const Variable = Node.create({
  name: 'variable',
  inline: true,
  group: 'inline',
  atom: true,
  addAttributes: () => ({
    name: {
      default: '',
      parseHTML: (element: HTMLElement) => element.dataset['variable'] ?? '',
      renderHTML: ({ name }: { readonly name?: string }) => ({ 'data-variable': name ?? '' }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-variable]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes)],
});

/** The icon itself, in the panel and where the text stands on the page. */
const iconView: NodeViewRenderer = ({ node }) => {
  const name = String(node.attrs['name']);
  const dom = document.createElement('span');
  dom.dataset['icon'] = name;
  dom.className = styles.icon ?? '';
  const root = createRoot(dom);
  root.render(<NamedIcon name={name} size="s" />);
  // React may be in the middle of rendering what the text goes with.
  return { dom, ignoreMutation: () => true, destroy: () => queueMicrotask(() => root.unmount()) };
};

/** An icon by its name; the site draws it where it cleans the text. */
const IconNode = Node.create({
  name: 'icon',
  inline: true,
  group: 'inline',
  atom: true,
  addAttributes: () => ({
    name: {
      default: '',
      parseHTML: (element: HTMLElement) => element.dataset['icon'] ?? '',
      renderHTML: ({ name }: { readonly name?: string }) => ({ 'data-icon': name ?? '' }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-icon]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes)],
  addNodeView: () => iconView,
});

/** A first paragraph in larger type keeps being one. */
const Lead = Extension.create({
  name: 'lead',
  addGlobalAttributes: () => [
    {
      types: ['paragraph'],
      attributes: {
        class: {
          default: null,
          parseHTML: (element: HTMLElement) => (element.classList.contains('lead') ? 'lead' : null),
        },
      },
    },
  ],
});

/** A table without widths of its own: the site draws it as wide as its text is. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

const extensionsWith = (options: Parameters<typeof StarterKit.configure>[0]) => [
  PlainTable,
  TableKit.configure({ table: false }),
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false, trailingNode: false, ...options }),
  LinkMark,
  Picture,
  Variable,
  IconNode,
  Lead,
];

/** What a rich text is made of. */
export const richTextExtensions = extensionsWith({});
/** The same where its steps are those of the page. */
export const richTextWithoutUndo = extensionsWith({ undoRedo: false });
