import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import controls from './controls.module.css';

interface FileButtonProps {
  readonly text: string;
  /** What the field for the file is called, where the button says something else once there is one. */
  readonly label?: string;
  /** As the `accept` of a field for files. */
  readonly accept: string;
  /** The id of what says more of it. */
  readonly describedBy?: string;
  readonly onFile: (file: File) => void;
}

/** A button that lets a file be chosen; the same file, put right, can be chosen once more. */
export function FileButton({ text, label = text, accept, describedBy, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${controls.secondary}`}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        <FileUp size={15} aria-hidden />
        {text}
      </button>
      <input
        ref={input}
        type="file"
        className={controls.unseen}
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        onChange={({ currentTarget: field }) => {
          const file = field.files?.[0];
          if (file) onFile(file);
          field.value = '';
        }}
      />
    </>
  );
}
