import { lazy, Suspense, useRef } from 'react';
import { useAria, useGroupAria, storeUndo, type ControlProps } from './control.ts';
import controls from './field-controls.module.css';

const CodeEditor = lazy(() => import('./code-editor.tsx').then((module) => ({ default: module.CodeEditor })));

interface CodeControlProps extends ControlProps<string | undefined> {
  readonly language: 'html' | 'css';
}

/** HTML or CSS. Until the editor of code has come, and where it cannot, a plain box writes the same; who writes there goes on in the editor. */
export function CodeControl({ id, value = '', onChange, language }: CodeControlProps) {
  const aria = useGroupAria();
  const { 'aria-invalid': invalid } = useAria();
  const focused = useRef<HTMLTextAreaElement>(undefined);
  return (
    <div role="presentation" className={controls.code} onKeyDown={storeUndo}>
      <Suspense
        fallback={
          <textarea
            id={id}
            className={controls.codeArea}
            value={value}
            data-loading
            spellCheck={false}
            rows={6}
            onChange={(event) => onChange(event.target.value)}
            onFocus={({ currentTarget }) => {
              focused.current = currentTarget;
            }}
            onBlur={() => {
              focused.current = undefined;
            }}
            {...aria}
          />
        }
      >
        <CodeEditor
          id={id}
          value={value}
          language={language}
          invalid={invalid === true}
          aria={aria}
          focused={focused}
          onChange={onChange}
        />
      </Suspense>
    </div>
  );
}
