import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import controls from '../ui/controls.module.css';
import { useMediaMessages } from './use-media-messages.ts';

interface ReplaceButtonProps {
  /** Types of files, as an input's `accept` lists them. */
  readonly accept: string;
  readonly onChoose: (file: File | undefined) => void;
}

/** Chooses a file that comes in the place of something. */
export function ReplaceButton({ accept, onChoose }: ReplaceButtonProps) {
  const t = useMediaMessages();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          target.value = '';
        }}
      />
      <button
        type="button"
        className={`${controls.button} ${controls.secondary}`}
        onClick={() => input.current?.click()}
      >
        <RefreshCw size={15} aria-hidden />
        {t('replace.open')}
      </button>
    </>
  );
}
