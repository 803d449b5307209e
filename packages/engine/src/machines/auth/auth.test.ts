import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  authMachine,
  type Cancelled,
  type Credentials,
  type GivenCode,
  type GivenPasskey,
  type HalfIn,
  type Profile,
} from './auth.machine.ts';

const anna: Profile = { role: 'candidate', givenName: 'Anna' };

interface Services {
  readonly stored?: Profile | HalfIn | undefined;
  /** What a right password leads to. */
  readonly entered?: HalfIn;
  /** What a right code leads to; undefined where the session has run out. */
  readonly passed?: Profile | undefined;
  /** What a passkey leads to: nobody's is an Error. */
  readonly byPasskey?: Profile | Cancelled | undefined | Error;
  readonly restoreFails?: boolean;
  readonly logOutFails?: boolean;
  readonly goToFails?: boolean;
}
function start({ stored, entered, passed, byPasskey, restoreFails, logOutFails, goToFails }: Services = {}) {
  const visited: string[] = [];
  // What the server holds by now.
  let found: typeof stored | Error = stored;
  const fails = <Found>(what: Found): Exclude<Found, Error> => {
    if (what instanceof Error) throw what;
    return what as Exclude<Found, Error>;
  };
  const machine = authMachine.provide({
    actors: {
      restoreSession: fromPromise<Profile | HalfIn | undefined, void>(async () => {
        if (restoreFails) throw new Error('401');
        return fails(found);
      }),
      passSecondStep: fromPromise<Profile | undefined, GivenCode>(async ({ input }) => {
        if (input.code !== '123456') throw new Error('This code is not right');
        return passed;
      }),
      logIn: fromPromise<Profile | HalfIn, Credentials>(async ({ input }) => {
        if (input.password !== 'right') throw new Error('The credentials you entered are invalid');
        return entered ?? { role: input.role, givenName: 'Anna' };
      }),
      logInByPasskey: fromPromise<Profile | Cancelled, GivenPasskey>(
        async () => fails(byPasskey) ?? { cancelled: true },
      ),
      passByPasskey: fromPromise<Profile | Cancelled | undefined, void>(async () => fails(byPasskey)),
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
  const hold = (next: typeof found) => {
    found = next;
  };
  const reach = (state: 'guest' | 'loggedIn' | 'codeAsked' | 'settingUp') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, visited, reach, hold };
}
const logIn = (password: string) =>
  ({ type: 'LOG_IN', role: 'candidate', email: 'a@b.test', password }) as const;

describe('auth', () => {
  it('logs in with a passkey, says why one was refused, and loses nothing by a cancelled prompt', async () => {
    const use = async (byPasskey: Services['byPasskey']) => {
      const { actor, reach, visited } = start({ byPasskey });
      await reach('guest');
      actor.send({ type: 'REMEMBER', path: '/admin/team' });
      actor.send({ type: 'LOG_IN_BY_PASSKEY', role: 'admin' });
      const end = await waitFor(actor, ({ value }) => value === 'guest' || value === 'loggedIn');
      return [end.value, end.context.message, end.context.returnTo, visited];
    };
    expect(await use(anna)).toEqual(['loggedIn', undefined, '/', ['/admin/team']]);
    expect(await use(new Error('Removed'))).toEqual(['guest', 'Removed', '/admin/team', []]);
    expect(await use({ cancelled: true })).toEqual(['guest', undefined, '/admin/team', []]);
  });

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

describe('a second step', () => {
  const asked: HalfIn = { secondStep: 'asked' };
  const toSetUp: HalfIn = { secondStep: 'to_set_up' };

  it('is asked after a right password, and a right code lets in', async () => {
    const { actor, visited, reach } = start({ entered: asked, passed: anna });
    await reach('guest');
    actor.send({ type: 'REMEMBER', path: '/admin/shop' });
    actor.send(logIn('right'));
    expect((await reach('codeAsked')).context.profile).toBeUndefined();
    actor.send({ type: 'GIVE_CODE', code: '123456' });
    expect(actor.getSnapshot().value).toBe('passing');
    expect((await reach('loggedIn')).context.profile).toEqual(anna);
    expect(visited).toEqual(['/admin/shop']);
  });

  it('is asked again where a page is loaded anew in between', async () => {
    await start({ stored: asked }).reach('codeAsked');
    await start({ stored: toSetUp }).reach('settingUp');
  });

  it('says why a code was refused, and asks again', async () => {
    const { actor, reach } = start({ stored: asked });
    await reach('codeAsked');
    actor.send({ type: 'GIVE_CODE', code: '000000' });
    const end = await waitFor(actor, (snapshot) => snapshot.context.message !== undefined);
    expect([end.value, end.context.message]).toEqual(['codeAsked', 'This code is not right']);
  });

  it('begins with the password again once the session has run out', async () => {
    const { actor, reach } = start({ stored: asked, entered: toSetUp });
    await reach('codeAsked');
    actor.send({ type: 'GIVE_CODE', code: '123456' });
    expect((await reach('guest')).context.hasRunOut).toBe(true);
    actor.send(logIn('right'));
    expect((await reach('settingUp')).context.hasRunOut).toBe(false);
    actor.send({ type: 'EXPIRED' });
    expect((await reach('guest')).context.hasRunOut).toBe(true);
  });

  it('lets in who has set it up', async () => {
    const { actor, reach, hold } = start({ stored: toSetUp });
    await reach('settingUp');
    hold(anna);
    actor.send({ type: 'SET_UP' });
    expect(actor.getSnapshot().value).toBe('takingUp');
    expect((await reach('loggedIn')).context.profile).toEqual(anna);
  });

  it.each([[toSetUp], [undefined]])('lets nobody in who says so and has not: %j', async (held) => {
    const { actor, reach, hold } = start({ stored: toSetUp });
    await reach('settingUp');
    hold(held);
    actor.send({ type: 'SET_UP' });
    const end = await reach('guest');
    expect([end.context.profile, end.context.hasRunOut]).toEqual([undefined, true]);
  });

  it('begins anew and says why where it cannot be asked whether it was set up', async () => {
    const { actor, reach, hold } = start({ stored: toSetUp });
    await reach('settingUp');
    hold(new Error('The server is away'));
    actor.send({ type: 'SET_UP' });
    const end = await reach('guest');
    expect([end.context.message, end.context.profile]).toEqual(['The server is away', undefined]);
  });

  it('is taken with a passkey: right, refused, cancelled and too late', async () => {
    const give = async (byPasskey: Services['byPasskey']) => {
      const { actor, reach } = start({ stored: asked, byPasskey });
      await reach('codeAsked');
      actor.send({ type: 'GIVE_PASSKEY' });
      expect(actor.getSnapshot().value).toBe('passingByPasskey');
      const end = await waitFor(actor, (snapshot) => !snapshot.matches('passingByPasskey'));
      return [end.value, end.context.message, end.context.hasRunOut];
    };
    expect(await give(anna)).toEqual(['returning', undefined, false]);
    expect(await give(new Error('Removed'))).toEqual(['codeAsked', 'Removed', false]);
    expect(await give({ cancelled: true })).toEqual(['codeAsked', undefined, false]);
    expect(await give(undefined)).toEqual(['guest', undefined, true]);
  });

  it.each([false, true])('can be given up (server unreachable: %s)', async (logOutFails) => {
    for (const stored of [asked, toSetUp]) {
      const { actor, reach } = start({ stored, logOutFails });
      await waitFor(actor, (snapshot) => !snapshot.matches('restoring'));
      actor.send({ type: 'GIVE_UP' });
      expect(actor.getSnapshot().value).toBe('givingUp');
      expect((await reach('guest')).context.message).toBeUndefined();
    }
  });
});
