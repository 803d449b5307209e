/** `npm run new machine NAME`: states of something that is done once, with its hook and a test of every way. */
import { existsSync } from 'node:fs';
import { inRepository } from '../repository.mjs';
import { inCamel, inPascal, keyFrom } from './names.mjs';

/** @type {import('./kinds.mjs').Kind} */
export const machine = {
  example: 'machine parcel',
  plan(given) {
    const named = keyFrom('machine', 'the machine', given);
    if (!('key' in named)) return named;
    const { key } = named;
    const folder = `packages/engine/src/machines/${key}`;
    if (existsSync(inRepository(folder)))
      return { problem: `There is a machine '${key}' already: ${folder}` };
    return {
      files: machineFiles(key, `${folder}/${key}`),
      tests: ['--project=engine', `src/machines/${key}/`],
      next: `It has its table in docs/machines.md and passes its test. Now make it yours:
  ${folder}/${key}.machine.ts   states that a person can name; each effect is an actor that the host provides
  ${folder}/${key}.react.tsx    the hook by which components know it
  ${folder}/${key}.test.tsx     visits every state by every way
A host provides the effect where it makes its engine: machine.provide({ actors: { run } }).
CONTRIBUTING.md, 'Add a machine', goes on from here.`,
    };
  },
};

/** @param {string} key @param {string} path without its ending */
function machineFiles(key, path) {
  const name = inCamel(key);
  const Name = inPascal(key);
  return {
    [`${path}.machine.ts`]: `import { assign, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';

export type ${Name}Event = { readonly type: 'START' } | { readonly type: 'RESET' };

/** Say here what it is the state of, and where the specification asks for it. */
export const ${name}Machine = setup({
  types: { context: {} as { readonly message: string | undefined }, events: {} as ${Name}Event },
  actors: {
    /** Say here what it does. */
    run: unprovided<void>('${name}.run'),
  },
}).createMachine({
  id: '${name}',
  context: { message: undefined },
  initial: 'idle',
  states: {
    idle: { on: { START: 'running' } },
    running: {
      tags: 'busy',
      invoke: {
        src: 'run',
        onDone: { target: 'done', actions: assign({ message: undefined }) },
        onError: {
          target: 'failed',
          actions: assign({
            message: ({ event }) =>
              event.error instanceof Error ? event.error.message : String(event.error),
          }),
        },
      },
    },
    failed: { on: { START: 'running' } },
    done: { on: { RESET: 'idle' } },
  },
});
`,
    [`${path}.react.tsx`]: `import { useMachine } from '@xstate/react';
import { ${name}Machine } from './${key}.machine.ts';

/** What a component knows of it: no component compares states. */
export function use${Name}(machine = ${name}Machine) {
  const [snapshot, send] = useMachine(machine);
  return {
    isBusy: snapshot.hasTag('busy'),
    isDone: snapshot.matches('done'),
    /** Why it failed last. */
    message: snapshot.context.message,
    start: () => send({ type: 'START' }),
    reset: () => send({ type: 'RESET' }),
  };
}
`,
    [`${path}.test.tsx`]: `// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ${name}Machine } from './${key}.machine.ts';
import { use${Name} } from './${key}.react.tsx';

const providing = (run: () => Promise<void>) =>
  ${name}Machine.provide({ actors: { run: fromPromise(run) } });

describe('${key}', () => {
  it('runs once it is started, and begins again', async () => {
    const actor = createActor(providing(async () => {})).start();
    expect(actor.getSnapshot().value).toBe('idle');
    actor.send({ type: 'START' });
    expect(actor.getSnapshot().value).toBe('running');
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    actor.send({ type: 'RESET' });
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('says why it failed, and can be tried again', async () => {
    let isAway = true;
    const actor = createActor(
      providing(async () => {
        if (isAway) throw new Error('The network is away');
      }),
    ).start();
    actor.send({ type: 'START' });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(actor.getSnapshot().context.message).toBe('The network is away');
    isAway = false;
    actor.send({ type: 'START' });
    await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(actor.getSnapshot().context.message).toBeUndefined();
  });

  it('names the effect that no host provides', async () => {
    const actor = createActor(${name}Machine).start();
    actor.send({ type: 'START' });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(actor.getSnapshot().context.message).toContain('${name}.run');
  });

  it('is started and followed by a component', async () => {
    let known: ReturnType<typeof use${Name}> | undefined;
    function Component() {
      known = use${Name}(providing(async () => {}));
      return null;
    }
    const root = createRoot(document.createElement('div'));
    await act(async () => root.render(<Component />));
    expect(known?.isDone).toBe(false);
    await act(async () => known?.start());
    expect([known?.isBusy, known?.isDone, known?.message]).toEqual([false, true, undefined]);
    await act(async () => known?.reset());
    expect(known?.isDone).toBe(false);
    await act(async () => root.unmount());
  });
});
`,
  };
}
