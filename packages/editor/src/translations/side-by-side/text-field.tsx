import { Languages } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { withoutTags } from '../../saving/site-pages.ts';
import { controlIn, focusWhenThere } from '../../panel/focus-setting.ts';
import controls from '../../ui/controls.module.css';
import form from '../../ui/form.module.css';
import { FieldContext } from '../../widgets/control.ts';
import { RichTextControl } from '../../widgets/rich-text-control.tsx';
import type { BlockText } from '../../panel/block-texts.ts';
import styles from './side-by-side.module.css';
import { useSideBySideMessages } from './use-side-by-side-messages.ts';
import { useTranslationMessages } from '../use-translation-messages.ts';

interface TextFieldProps {
  readonly name: string;
  /** Upper case. */
  readonly locale: string;
  readonly kind: BlockText['kind'];
  readonly value: string | undefined;
  /** What visitors read meanwhile, where it is missing; an empty text where they read nothing. */
  readonly instead: { readonly locale: string; readonly text: string } | undefined;
  readonly onWrite: (text: string) => void;
}

/** A text in a language. A missing one says what visitors see until it is opened and written. */
export function TextField({ name, locale, kind, value = '', instead, onWrite }: TextFieldProps) {
  const translationT = useTranslationMessages();
  const sideT = useSideBySideMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const label = sideT('field', { field: name, locale });
  const displayed = instead ? '' : value;
  // Text editors are heavy: each is made when it is needed.
  const isClosed = !isOpen && (instead !== undefined || kind === 'rich');
  const rich = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) focusWhenThere(() => (rich.current ? controlIn(rich.current) : undefined));
  }, [isOpen]);
  const field = useMemo(
    () => ({
      blockKey: '',
      name,
      label,
      labelId: undefined,
      describedBy: undefined,
      invalid: false,
    }),
    [name, label],
  );
  if (isClosed)
    return (
      <button
        type="button"
        className={instead ? styles.missing : styles.rich}
        data-missing={instead !== undefined}
        onClick={() => setOpen(true)}
      >
        <span className={controls.unseen}>
          {sideT(instead ? 'write' : 'editText', { field: name, locale })}:{' '}
        </span>
        {instead ? (
          <>
            <b>
              <Languages size={14} aria-hidden />
              {translationT('notTranslated')}
            </b>
            <span>
              {instead.text.trim() === ''
                ? sideT('nothing')
                : translationT('shows', { ...instead, text: withoutTags(instead.text) })}
            </span>
          </>
        ) : (
          <span lang={locale.toLowerCase()}>{withoutTags(value) || sideT('empty')}</span>
        )}
      </button>
    );
  const own = {
    id,
    lang: locale.toLowerCase(),
    'aria-label': label,
    value: displayed,
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens because somebody pressed its text
    autoFocus: isOpen,
    onChange: (event: { readonly target: { readonly value: string } }) => onWrite(event.target.value),
  };
  if (kind === 'rich')
    return (
      <FieldContext value={field}>
        <div ref={rich} role="presentation">
          <RichTextControl
            id={id}
            value={displayed}
            schema={{ type: 'string' }}
            onChange={(text) => onWrite(text ?? '')}
          />
        </div>
      </FieldContext>
    );
  if (kind === 'line') return <input {...own} type="text" className={form.input} />;
  return (
    <textarea {...own} className={`${form.input} ${styles.area}`} data-code={kind === 'html'} rows={3} />
  );
}
