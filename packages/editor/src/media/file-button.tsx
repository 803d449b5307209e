import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import controls from '../ui/controls.module.css';

interface FileButtonProps {
  readonly icon?: LucideIcon;
  readonly label: ReactNode;
  readonly kind: 'primary' | 'secondary';
  /** Types of files, as an input's `accept` lists them. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** A button that asks for files; the same ones can be chosen again. */
export function FileButton({ icon: Icon, label, kind, accept, multiple = false, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        hidden
        accept={accept}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <button
        type="button"
        className={`${controls.button} ${controls[kind]}`}
        onClick={() => input.current?.click()}
      >
        {Icon ? <Icon size={15} aria-hidden /> : null}
        {label}
      </button>
    </>
  );
}
