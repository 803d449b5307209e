import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

type HtmlInputProps = Omit<ComponentProps<typeof TextInput>, 'rows'>;

/** A long text with HTML in it. */
export function HtmlInput(props: HtmlInputProps) {
  return <TextInput {...props} rows="code" />;
}
