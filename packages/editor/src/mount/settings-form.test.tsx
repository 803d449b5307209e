// @vitest-environment happy-dom
import { defineBlockSchema, type BlockSchema } from '@boardwright/blocks-schema';
import { act, startTransition, StrictMode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SettingsForm } from './settings-form.tsx';

const schemaWith = (longest: number): BlockSchema =>
  defineBlockSchema({
    key: 'acme/greeting',
    title: 'Greeting',
    group: 'content',
    icon: 'megaphone',
    settings: {
      type: 'object',
      additionalProperties: false,
      properties: {
        title: { type: 'string', title: 'Title', default: 'Hello', maxLength: longest },
        isLoud: { type: 'boolean', title: 'Loud', default: false },
      },
    },
    tabs: { content: ['title'], layout: ['isLoud'] },
    widgets: {},
  });
const schema = schemaWith(8);

let root: Root;
let element: HTMLElement;
const changes: unknown[] = [];

/** An application that holds what is set, and may say that something else can be set. */
function Application({ begun }: { readonly begun: Readonly<Record<string, unknown>> }) {
  const [current, setSchema] = useState(schema);
  const [value, setValue] = useState(begun);
  return (
    <>
      <SettingsForm
        schema={current}
        value={value}
        onChange={(next, drafts) => {
          setValue(next);
          changes.push(Object.keys(drafts).length > 0 ? { ...next, drafts } : next);
        }}
      />
      <button type="button" onClick={() => startTransition(() => setSchema(schemaWith(20)))}>
        Longer titles
      </button>
    </>
  );
}

async function show(begun: Readonly<Record<string, unknown>> = {}) {
  await act(async () =>
    root.render(
      <StrictMode>
        <Application begun={begun} />
      </StrictMode>,
    ),
  );
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(element.querySelector('[role="tab"]')).not.toBeNull();
  });
}
const field = (): HTMLInputElement => element.querySelector('#set-title') as HTMLInputElement;
async function type(text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const press = (name: string) =>
  act(async () =>
    [...element.querySelectorAll('button')]
      .find((one) => (one.getAttribute('aria-label') ?? one.textContent).includes(name))
      ?.click(),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  changes.length = 0;
  element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  element.remove();
  vi.unstubAllGlobals();
});

it('has the tabs and defaults that the schema says, and hands over what is changed', async () => {
  await show();
  expect([...element.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent)).toEqual([
    'Content',
    'Layout',
    // Every block has an anchor.
    'Configuration',
  ]);
  expect(field().value).toBe('Hello');
  await type('Hi');
  expect(changes).toEqual([{ title: 'Hi' }]);
  await type('Hello');
  expect(changes.at(-1)).toEqual({});
});

it('keeps what does not fit, with its error, and hands over the rest', async () => {
  await show();
  await type('Good morning');
  expect(changes).toEqual([{ drafts: { title: 'Good morning' } }]);
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['Good morning', 'true']);
  await press('Layout');
  await press('Loud');
  await act(async () => (element.querySelector('#set-isLoud') as HTMLInputElement).click());
  expect(changes.at(-1)).toEqual({ isLoud: true, drafts: { title: 'Good morning' } });
  await press('Content');
  expect(field().value).toBe('Good morning');
  await type('Morning');
  expect(changes.at(-1)).toEqual({ isLoud: true, title: 'Morning' });
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

it('hands over what did not fit once the schema is another, which takes its time', async () => {
  await show();
  await type('Good morning');
  await press('Longer titles');
  await vi.waitFor(() => expect(changes.at(-1)).toEqual({ title: 'Good morning' }));
});

it('goes back to a default', async () => {
  await show({ title: 'Hi', isLoud: true });
  await press('Back to the default of Title');
  expect(changes).toEqual([{ isLoud: true }]);
});
