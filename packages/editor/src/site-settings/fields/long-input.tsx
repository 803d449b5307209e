import { useMemo } from 'react';
import { CodeControl } from '../../widgets/code-control.tsx';
import { FieldContext } from '../../widgets/control.ts';
import { RichTextControl } from '../../widgets/rich-text-control.tsx';
import { useTyping } from '../use-typing.ts';

interface LongInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Text with headings and lists, or what is written as code. */
  readonly as: 'richText' | 'code';
  readonly lang?: string | undefined;
  readonly invalid?: boolean;
  readonly onCommit: (text: string) => void;
}

const none = {};

/** A long text in an editor of its own, which is fetched when it is shown; a step after a pause or on leaving it. */
export function LongInput({ id, label, value, as, lang, invalid = false, onCommit }: LongInputProps) {
  const { text, type, settle } = useTyping(value, onCommit);
  const field = useMemo(
    () => ({ blockKey: '', name: id, label, labelId: undefined, describedBy: `${id}-about`, invalid }),
    [id, label, invalid],
  );
  const change = (next: string | undefined): void => type(next ?? '');
  return (
    <FieldContext value={field}>
      <div lang={lang} onBlur={settle}>
        {as === 'code' ? (
          <CodeControl id={id} value={text} schema={none} language="html" onChange={change} />
        ) : (
          <RichTextControl id={id} value={text} schema={none} onChange={change} />
        )}
      </div>
    </FieldContext>
  );
}
