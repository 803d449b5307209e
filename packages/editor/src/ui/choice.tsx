import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import controls from './controls.module.css';

interface ChoiceProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string; readonly lang?: string }[];
  readonly onChoose: (value: string) => void;
}

/** One of a few, as a quiet word with an icon; the browser's own list opens. */
export function Choice({ label, icon, value, options, onChoose }: ChoiceProps) {
  return (
    <span className={controls.select}>
      {icon}
      <select aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDown size={14} strokeWidth={2} aria-hidden />
    </span>
  );
}
