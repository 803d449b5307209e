import { EditorContent, type Editor, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '@boardwright/ui/button';
import { classNames } from '@boardwright/ui/class-names';
import { fieldClasses } from '@boardwright/ui/field-classes';
import { Icon, type IconDrawing } from '@boardwright/ui/icon';
import { pastedHtml } from '@boardwright/ui/pasted-html';
import { proseClass } from '@boardwright/ui/rich-text';
import type { Translate } from '@boardwright/ui/translate';
import { storedMarkup } from './rich-markup.ts';
import styles from './rich-editor.module.css';
import type { ManageJobsKey } from './manage-jobs.messages.ts';

export interface RichEditorHandle {
  readonly focus: () => void;
  readonly replace: (html: string) => void;
}

interface RichEditorProps {
  readonly ref: Ref<RichEditorHandle>;
  readonly label: string;
  readonly html: string;
  readonly isTall: boolean;
  readonly isInvalid: boolean;
  readonly onReady: () => void;
  readonly onChange: (html: string) => void;
  readonly t: Translate<ManageJobsKey>;
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      autolink: true,
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { rel: null, target: null },
    },
  }),
];

/** TipTap with a small bar: bold, headings, lists, links. A chunk of its own, which only who writes a job fetches. */
export function RichEditor(props: RichEditorProps) {
  const { ref, label, html, isTall, isInvalid, onReady, onChange, t } = props;
  const changed = useRef(onChange);
  const ready = useRef(onReady);
  useEffect(() => {
    changed.current = onChange;
    ready.current = onReady;
  });
  const editor = useEditor({
    extensions,
    content: html,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      transformPastedHTML: pastedHtml,
      attributes: {
        class: classNames(proseClass, styles.text, isTall && styles.tall) ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
    },
    onUpdate: ({ editor: now }) => changed.current(now.isEmpty ? '' : storedMarkup(now.getHTML())),
  });
  useEffect(() => ready.current(), []);
  useImperativeHandle(
    ref,
    () => ({
      focus: () => void editor.commands.focus(),
      replace: (next) => void editor.commands.setContent(next, { emitUpdate: false }),
    }),
    [editor],
  );
  return (
    <div className={classNames(styles.editor, fieldClasses.input)} {...(isInvalid && { 'data-invalid': '' })}>
      <Tools editor={editor} t={t} />
      <EditorContent editor={editor} />
    </div>
  );
}

interface ToolsProps {
  readonly editor: Editor;
  readonly t: Translate<ManageJobsKey>;
}

function Tools({ editor, t }: ToolsProps) {
  const [isLinking, setLinking] = useState(false);
  const now = useEditorState({
    editor,
    selector: ({ editor: each }) => ({
      bold: each.isActive('bold'),
      heading: each.isActive('heading', { level: 3 }),
      bullets: each.isActive('bulletList'),
      numbers: each.isActive('orderedList'),
      link: (each.getAttributes('link')['href'] as string | undefined) ?? '',
      undo: each.can().undo(),
      redo: each.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tools take the focus, one after the other */}
      <div role="toolbar" aria-label={t('form.tools.title')} className={styles.tools} onKeyDown={walk}>
        <Tool name={t('form.tools.bold')} icon={Bold} on={now.bold} act={() => run().toggleBold().run()} />
        <Tool
          name={t('form.tools.heading')}
          icon={Heading}
          on={now.heading}
          act={() => run().toggleHeading({ level: 3 }).run()}
        />
        <Tool
          name={t('form.tools.list')}
          icon={List}
          on={now.bullets}
          act={() => run().toggleBulletList().run()}
        />
        <Tool
          name={t('form.tools.numbers')}
          icon={ListOrdered}
          on={now.numbers}
          act={() => run().toggleOrderedList().run()}
        />
        <Tool
          name={t('form.tools.link')}
          icon={LinkIcon}
          on={now.link !== '' || isLinking}
          act={() => setLinking(!isLinking)}
        />
        <Tool name={t('form.tools.undo')} icon={Undo} isOff={!now.undo} act={() => run().undo().run()} />
        <Tool name={t('form.tools.redo')} icon={Redo} isOff={!now.redo} act={() => run().redo().run()} />
      </div>
      {isLinking && (
        <LinkLine
          key={now.link}
          href={now.link}
          t={t}
          onDone={(href) => {
            setLinking(false);
            setLink(editor, href);
          }}
        />
      )}
    </>
  );
}

interface ToolProps {
  readonly name: string;
  readonly icon: IconDrawing;
  readonly on?: boolean;
  readonly isOff?: boolean;
  readonly act: () => void;
}

function Tool({ name, icon, on, isOff = false, act }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={name}
      title={name}
      {...(on !== undefined && { 'aria-pressed': on })}
      disabled={isOff}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
    >
      <Icon icon={icon} />
    </button>
  );
}

interface LinkLineProps {
  readonly href: string;
  readonly t: Translate<ManageJobsKey>;
  /** Undefined: nothing changes; empty: no link any more. */
  readonly onDone: (href: string | undefined) => void;
}

function LinkLine({ href, t, onDone }: LinkLineProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const done = () => onDone(field.current?.value.trim() ?? '');
  return (
    <div className={styles.link}>
      <input
        ref={field}
        className={classNames(fieldClasses.input, fieldClasses.small)}
        type="url"
        aria-label={t('form.tools.address')}
        placeholder="https://"
        defaultValue={href}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone(undefined);
          if (event.key !== 'Enter') return;
          // Enter here is no Enter in the form around.
          event.preventDefault();
          event.stopPropagation();
          done();
        }}
        // What is typed here belongs to no field of the form.
        onInput={(event) => event.stopPropagation()}
      />
      <Button type="button" size="small" variant="secondary" onClick={done}>
        {t('form.tools.apply')}
      </Button>
      {href !== '' && (
        <Button type="button" size="small" variant="plain" onClick={() => onDone('')}>
          {t('form.tools.unlink')}
        </Button>
      )}
    </div>
  );
}

/** Links what is selected; where nothing is, the address itself is written. */
function setLink(editor: Editor, typed: string | undefined): void {
  const run = editor.chain().focus();
  if (typed === undefined) return void run.run();
  if (typed === '') return void run.extendMarkRange('link').unsetLink().run();
  const isMail = /^[^\s@/]+@[^\s@/]+$/.test(typed);
  const href = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : isMail ? `mailto:${typed}` : `https://${typed}`;
  if (editor.state.selection.empty && !editor.isActive('link'))
    run.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run();
  else run.extendMarkRange('link').setLink({ href }).run();
}

/** Arrow keys walk the tools. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (by === undefined) return;
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const at = tools.indexOf(event.target as HTMLElement);
  tools[(at + by + tools.length) % tools.length]?.focus();
  event.preventDefault();
}
