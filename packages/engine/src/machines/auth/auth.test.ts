import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { authMachine, type Credentials, type Profile } from './auth.machine.ts';

const anna: Profile = { role: 'candidate', givenName: 'Anna' };

interface Services {
  readonly stored?: Profile | undefined;
  readonly restoreFails?: boolean;
  readonly logOutFails?: boolean;
  readonly goToFails?: boolean;
}
function start({ stored, restoreFails, logOutFails, goToFails }: Services = {}) {
  const visited: string[] = [];
  const machine = authMachine.provide({
    actors: {
      restoreSession: fromPromise<Profile | undefined, void>(async () => {
        if (restoreFails) throw new Error('401');
        return stored;
      }),
      logIn: fromPromise<Profile, Credentials>(async ({ input }) => {
        if (input.password !== 'right') throw new Error('The credentials you entered are invalid');
        return { role: input.role, givenName: 'Anna' };
      }),
      logOut: fromPromise<void, void>(async () => {
        if (logOutFails) throw new Error('offline');
      }),
      goTo: fromPromise<void, { readonly path: string }>(async ({ input }) => {
        visited.push(input.path);
        if (goToFails) throw new Error('gone');
      }),
    },
  });
  const actor = createActor(machine).start();
  const reach = (state: 'guest' | 'loggedIn') => waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, visited, reach };
}
const logIn = (password: string) =>
  ({ type: 'LOG_IN', role: 'candidate', email: 'a@b.test', password }) as const;

describe('auth', () => {
  it('starts as a guest without a token, or with one the server refuses', async () => {
    await start().reach('guest');
    await start({ restoreFails: true }).reach('guest');
  });

  it('restores a session from a valid token and a loaded profile', async () => {
    const end = await start({ stored: anna }).reach('loggedIn');
    expect(end.context.profile).toEqual(anna);
  });

  it('logs in and goes to the remembered path, once', async () => {
    const { actor, visited, reach } = start();
    await reach('guest');
    actor.send({ type: 'REMEMBER', path: '/vacature/x' });
    actor.send(logIn('right'));
    expect(actor.getSnapshot().value).toBe('loggingIn');
    const end = await reach('loggedIn');
    expect(visited).toEqual(['/vacature/x']);
    expect(end.context).toMatchObject({ profile: anna, returnTo: '/' });
  });

  it('says why a login failed and stays a guest', async () => {
    const { actor, reach } = start();
    await reach('guest');
    actor.send(logIn('wrong'));
    const end = await waitFor(actor, (snapshot) => snapshot.context.message !== undefined);
    expect(end.value).toBe('guest');
    expect(end.context.message).toBe('The credentials you entered are invalid');
  });

  it('is logged in even when the way back fails', async () => {
    const { actor, reach } = start({ goToFails: true });
    await reach('guest');
    actor.send(logIn('right'));
    await reach('loggedIn');
  });

  it.each([false, true])(
    'logs out, forgets all and goes to / (server unreachable: %s)',
    async (logOutFails) => {
      const { actor, visited, reach } = start({ stored: anna, logOutFails, goToFails: logOutFails });
      await reach('loggedIn');
      actor.send({ type: 'LOG_OUT' });
      const end = await reach('guest');
      expect(visited).toEqual(['/']);
      expect(end.context.profile).toBeUndefined();
    },
  );

  it('becomes a guest when the session runs out', async () => {
    const { actor, reach } = start({ stored: anna });
    await reach('loggedIn');
    actor.send({ type: 'EXPIRED' });
    expect((await reach('guest')).context.profile).toBeUndefined();
  });
});
