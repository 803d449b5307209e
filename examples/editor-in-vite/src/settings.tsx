import { filledSettings } from '@boardwright/blocks-schema';
import { SettingsForm } from '@boardwright/editor/settings-form';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './main.css';
import '@boardwright/editor/styles.css';
import { greetingBlock } from './greeting.tsx';

/** The settings of a block, without an editor around them. */
function Settings() {
  const [value, setValue] = useState({});
  const [isWrong, setIsWrong] = useState(false);
  return (
    <>
      <SettingsForm
        schema={greetingBlock.schema}
        value={value}
        onChange={(next, drafts) => {
          setValue(next);
          setIsWrong(Object.keys(drafts).length > 0);
        }}
      />
      <button type="button" disabled={isWrong}>
        Save
      </button>
      <output>{JSON.stringify(filledSettings(greetingBlock.schema, value))}</output>
    </>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Settings />
    </StrictMode>,
  );
