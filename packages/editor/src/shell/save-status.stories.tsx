import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnWorkbench } from '../block-actions/on-workbench.fixture.tsx';
import { aSite, typed } from '../page-editing/a-site.ts';
import type { Conflict } from '../page-editing/conflict.ts';
import type { Failure, Journal } from '../page-editing/editing.ts';
import type { EditingEffects } from '../page-editing/page-editing.react.tsx';
import { SaveError } from '../page-editing/save-problem.ts';
import type { SaveStatus } from '../page-editing/saving.react.tsx';
import { EditorPage } from '../ui/editor-page.fixture.tsx';
import { SaveStatusText } from './save-status.tsx';
import styles from './save-status.stories.module.css';

/** How saving stands, as the top bar of the editor says it: each state of the machine of editing. */
const meta: Meta = {
  title: 'States/Saving in the editor',
  tags: ['autodocs'],
  // What it says is the editor's own language, whatever the site's.
  parameters: { drawnOnce: true, docs: { source: { code: null } } },
  decorators: [(story) => <EditorPage>{story()}</EditorPage>],
};
export default meta;

const command = typed('Veelgestelde vragen');
const name: Conflict['name'] = { key: 'blockAdded', values: { block: 'FAQ' } };
const pending = [{ uid: 'one', name, command }];
const conflict: Conflict = {
  uid: 'two',
  name,
  command,
  disputed: [{ name: 'title', was: 'Vragen', mine: 'Veelgestelde vragen', theirs: 'Vraag en antwoord' }],
  merged: [],
  by: { name: 'Femke Hofstra', at: 0 },
};
const failure: Failure = {
  uid: 'three',
  name,
  page: 1,
  commands: [command],
  message: 'Too long.',
  fields: {},
};

interface Standing {
  readonly journal: Partial<Journal>;
  readonly save?: EditingEffects['save'];
}
const failing = (kind: 'offline' | 'expired') => (): Promise<never> =>
  Promise.reject(new SaveError({ kind }));

const states: Readonly<Record<SaveStatus['kind'], Standing>> = {
  saved: { journal: {} },
  saving: { journal: { pending } },
  offline: { journal: { pending }, save: failing('offline') },
  expired: { journal: { pending }, save: failing('expired') },
  deciding: { journal: { deferred: [conflict] } },
  failed: { journal: { failures: [failure] } },
};

export const SideBySide: StoryObj = {
  render: () => (
    <dl className={styles.states}>
      {Object.entries(states).map(([kind, { journal, save }]) => (
        <div key={kind}>
          <dt>
            <code>{kind}</code>
          </dt>
          <dd>
            <OnWorkbench site={aSite()} journal={journal} {...(save && { save })}>
              <SaveStatusText />
            </OnWorkbench>
          </dd>
        </div>
      ))}
    </dl>
  ),
  async play({ canvas }) {
    for (const text of [
      'All saved',
      'Saving 1 change…',
      'Offline, 1 kept here',
      'Logged out, 1 kept here',
      '1 to decide',
      '1 not saved',
    ])
      await canvas.findAllByText(text);
  },
};
