import {
  Extension,
  Mark,
  mergeAttributes,
  Node,
  NodeViewWrapper,
  ReactNodeViewRenderer,
  type NodeViewProps,
} from '@tiptap/react';
import { Table, TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { NamedIcon } from '@boardwright/ui/named-icon';
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
  parseHTML: () => [{ tag: 'a[href]' }],
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

function IconView({ node }: NodeViewProps) {
  return (
    <NodeViewWrapper as="span" className={styles.icon}>
      <NamedIcon name={String(node.attrs['name'])} size="s" />
    </NodeViewWrapper>
  );
}

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
  addNodeView: () => ReactNodeViewRenderer(IconView),
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

/** What a rich text is made of. */
export const richTextExtensions = [
  PlainTable,
  TableKit.configure({ table: false }),
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false, trailingNode: false }),
  LinkMark,
  Picture,
  Variable,
  IconNode,
  Lead,
];
