import { useEditorState, type Editor } from '@tiptap/react';
import {
  Bold,
  Braces,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  Smile,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { Suspense, useState, type KeyboardEvent } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { useEditorServices } from '../editor-services.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { IconSheet } from './icon-picker.tsx';
import { LinkSheet } from './link-sheet.tsx';
import { variableNames } from '@boardwright/engine/placeholders';
import type { LinkAttributes } from './rich-text-nodes.tsx';
import { LibraryButton } from './picture-library.tsx';
import { PictureTool, Tool } from './rich-text-tool.tsx';
import styles from './rich-text.module.css';

interface RichTextToolsProps {
  readonly editor: Editor;
  readonly withVariables: boolean;
  /** Where the text stands on the page: the steps are the page's, and pictures come in by the panel. */
  readonly isOnPage?: boolean;
}
type Sheet = 'link' | 'icon' | 'variable';

/** What can be done to the text, in one bar: arrow keys walk it. */
export function RichTextTools({ editor, withVariables, isOnPage = false }: RichTextToolsProps) {
  const t = useEditorT();
  const [sheet, setSheet] = useState<Sheet>();
  const { configuration } = useEditorServices();
  const variables = variableNames(configuration.job_boards.flatMap(({ placeholders }) => placeholders));
  const now = useEditorState({ editor, selector: ({ editor: each }) => stateOf(each) });
  const run = () => editor.chain().focus();
  const insertPicture = (attrs: { readonly src: string; readonly alt: string }): boolean =>
    run().insertContent({ type: 'image', attrs }).run();
  const done = (act: () => void): void => {
    setSheet(undefined);
    act();
  };
  const opener = (key: Sheet, label: string, Sign: LucideIcon) => ({
    open: sheet === key,
    onToggle: (open: boolean) => setSheet(open ? key : undefined),
    label,
    className: styles.opener,
    buttonClassName: styles.tool,
    button: <Sign size={15} aria-hidden />,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tools take the focus, one after the other
    <div role="toolbar" aria-label={t('fields.rich.tools')} className={styles.tools} onKeyDown={walk}>
      <select
        className={styles.style}
        data-tool
        aria-label={t('fields.rich.style')}
        value={now.level}
        onChange={({ target }) => {
          const level = Number(target.value);
          if (level === 0) run().setParagraph().run();
          else
            run()
              .setHeading({ level: level as 2 | 3 | 4 })
              .run();
        }}
      >
        <option value={0}>{t('fields.rich.paragraph')}</option>
        {[2, 3, 4].map((level) => (
          <option key={level} value={level}>
            {t('fields.rich.heading', { level: level - 1 })}
          </option>
        ))}
      </select>
      <Tool label={t('fields.rich.bold')} sign={Bold} on={now.bold} act={() => run().toggleBold().run()} />
      <Tool
        label={t('fields.rich.italic')}
        sign={Italic}
        on={now.italic}
        act={() => run().toggleItalic().run()}
      />
      <Tool
        label={t('fields.rich.bullets')}
        sign={List}
        on={now.bullets}
        act={() => run().toggleBulletList().run()}
      />
      <Tool
        label={t('fields.rich.numbers')}
        sign={ListOrdered}
        on={now.numbers}
        act={() => run().toggleOrderedList().run()}
      />
      <span data-sheet="link" className={styles.sheetPlace}>
        <Disclosure {...opener('link', t('fields.rich.link'), Link)}>
          <LinkSheet
            link={now.link}
            onApply={(link) => done(() => applyLink(editor, link))}
            onRemove={() => done(() => run().extendMarkRange('link').unsetMark('link').run())}
          />
        </Disclosure>
      </span>
      <Disclosure {...opener('icon', t('fields.rich.icon'), Smile)}>
        <Suspense>
          <IconSheet
            value=""
            onChoose={(name) =>
              done(() => name && run().insertContent({ type: 'icon', attrs: { name } }).run())
            }
          />
        </Suspense>
      </Disclosure>
      {withVariables ? (
        <Disclosure {...opener('variable', t('fields.rich.variable'), Braces)}>
          <div className={styles.sheet}>
            {variables.map((name) => (
              <button
                key={name}
                type="button"
                className={styles.variable}
                onClick={() => done(() => run().insertContent({ type: 'variable', attrs: { name } }).run())}
              >
                {`{{${name}}}`}
              </button>
            ))}
          </div>
        </Disclosure>
      ) : null}
      {isOnPage ? null : (
        <>
          <PictureTool onDone={(src) => insertPicture({ src, alt: '' })} />
          <LibraryButton
            className={styles.tool}
            isIcon
            onChoose={({ url, alt }) => insertPicture({ src: url, alt })}
          />
          <OwnSteps editor={editor} />
        </>
      )}
    </div>
  );
}

/** What the panel's field takes back by itself. */
function OwnSteps({ editor }: Pick<RichTextToolsProps, 'editor'>) {
  const t = useEditorT();
  const now = useEditorState({
    editor,
    selector: ({ editor: each }) => ({ undo: each.can().undo(), redo: each.can().redo() }),
  });
  const run = () => editor.chain().focus();
  return (
    <>
      <Tool label={t('fields.rich.undo')} sign={Undo2} off={!now.undo} act={() => run().undo().run()} />
      <Tool label={t('fields.rich.redo')} sign={Redo2} off={!now.redo} act={() => run().redo().run()} />
    </>
  );
}

function stateOf(editor: Editor) {
  const level = [2, 3, 4].find((each) => editor.isActive('heading', { level: each })) ?? 0;
  const { href, look, newTab } = editor.getAttributes('link') as Partial<LinkAttributes>;
  return {
    level,
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    link: editor.isActive('link')
      ? { href: href ?? '', look: look ?? null, newTab: newTab ?? false }
      : undefined,
  };
}

/** Links what is selected; where nothing is, the address itself is written. */
function applyLink(editor: Editor, link: LinkAttributes): void {
  const run = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link'))
    run.insertContent({ type: 'text', text: link.href, marks: [{ type: 'link', attrs: link }] }).run();
  else run.setMark('link', link).run();
}

/** Left and right walk the tools; in what a sheet holds they are of its fields. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (by === undefined || (event.target as HTMLElement).closest('input, select:not([data-tool])')) return;
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('select, button:not(:disabled)')];
  const at = tools.indexOf(event.target as HTMLElement);
  tools[(at + by + tools.length) % tools.length]?.focus();
  event.preventDefault();
}
