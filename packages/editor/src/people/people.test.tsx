// @vitest-environment happy-dom
import { adminAreas, adminRights } from '@boardwright/api-client/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asCook, femke, memoryPeople, openPeople } from './people.fixture.tsx';

let opened: Awaited<ReturnType<typeof openPeople>>;
const open = async (...[props]: Parameters<typeof openPeople>) => {
  opened = await openPeople(props);
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView ??= () => undefined;
});
afterEach(async () => {
  await opened?.close();
  vi.unstubAllGlobals();
});

const baas = { ...femke, uuid: 'baas', name: 'Jan Bos', role: 'employer', company: 'Werf BV' } as const;
const address = '/people?open=femke';

describe('the list of people', () => {
  it('has those of its part, with how they stand and when they were here', async () => {
    const { api, asked } = memoryPeople([femke, baas]);
    await open({ api });
    expect(opened.rows()).toEqual([
      expect.stringMatching(/Femke Zijlstra.*femke@example.org.*Address not confirmed.*26 Nov 2026.*20 Nov/s),
    ]);
    await opened.close();
    await open({ api, address: '/people?part=employers&find=bos&state=unproved&sort=name&after=key' });
    expect(asked.at(-1)).toEqual({
      'match[role]': 'employer',
      search: 'bos',
      'match[state]': 'unproved',
      sort: 'name',
      after: 'key',
    });
    expect(opened.rows()).toEqual([expect.stringMatching(/Jan Bos.*Werf BV/s)]);
    await opened.press('Blocked');
    expect(opened.text()).toContain('Nobody matches this.');
    await opened.press('Show all');
    expect(asked.at(-1)).toEqual({ 'match[role]': 'employer', sort: 'name' });
  });

  it('says what stands there where there is nobody yet', async () => {
    await open({ api: memoryPeople([]).api });
    expect(opened.text()).toContain('No candidates yet');
  });
});

describe('the page of a person', () => {
  it('has a heading and a way back where they were deleted meanwhile', async () => {
    await open({ address: '/people?part=employers&open=nobody' });
    expect(document.querySelector('h1')?.textContent).toBe('This cannot be opened now');
    expect(opened.text()).toContain('Not found');
    const back = [...document.querySelectorAll('a')].find(
      ({ textContent }) => textContent === 'Back to the list',
    );
    expect(back?.getAttribute('href')).toBe('/people?part=employers');
  });

  it('has their account, sessions, applications, alerts, resume, consents and who opened them', async () => {
    await open({ address });
    expect(opened.text()).toMatch(
      /not confirmed yet.*Kok op zee.*withdrawn.*And 2 earlier ones.*kok.*weekly, off.*Kok.*employers find it.*2 favourites.*Firefox on Android.*Accepted the terms.*Nieuws voor koks.*not confirmed.*Lauwers BV.*downloaded the CV/s,
    );
  });

  it('mails the link that they need, and logs them out', async () => {
    const { api, sent } = memoryPeople();
    await open({ api, address });
    await opened.press('Mail a link to choose a password');
    expect(opened.text()).toContain('A link to choose a password was mailed to femke@example.org.');
    await opened.press('Mail a link to confirm the address');
    expect(sent).toEqual(['femke password', 'femke verify']);
    await opened.press('Log out everywhere');
    expect(opened.text()).toContain('Nowhere.');
  });

  it('is blocked with a reason only, sees its mail before, and is let in by its undo', async () => {
    await open({ address });
    await opened.press('Block');
    await opened.press('Block');
    expect(opened.dialog()).toContain('Say why: they read it');
    await opened.write('Why', 'Sends made-up applications.');
    await opened.press('View the mail');
    expect(opened.dialog()).toContain('Sends made-up applications.');
    await opened.press('Block');
    expect(opened.text()).toMatch(/by Anna de Vries.*Sends made-up applications\./s);
    expect(opened.text()).not.toContain('Mail a link');
    await opened.press('Undo');
    await opened.press('Unblock');
    expect(opened.text()).toContain('is no longer blocked');
  });

  it('says what a colleague decided meanwhile, and shows how it stands now', async () => {
    const { api, change } = memoryPeople();
    await open({ api, address });
    await opened.press('Block');
    await opened.write('Why', 'Fraud');
    change('femke', {
      state: 'blocked',
      blocked: { at: '2026-11-27T08:00:00Z', by: null, reason: 'Earlier' },
    });
    await opened.press('Block');
    expect(opened.alert()).toContain('Anna blocked this account meanwhile.');
    await opened.press('Show how it is now');
    expect(opened.text()).toContain('Earlier');
  });

  it('is deleted after what goes with them was read, and taken back', async () => {
    await open({ address });
    await opened.press('Delete');
    expect(opened.dialog()).toMatch(
      /What is deleted on 27 Dec 2026.*The resume.*3 applications: employers keep.*1 file.*1 job alert.*2 favourites.*Werf BV: nobody is left/s,
    );
    expect(opened.dialog()).not.toContain('newsletter');
    await opened.press('Delete in 30 days');
    expect(opened.text()).toMatch(
      /will be deleted.*is deleted on 27 Dec 2026, asked for by Anna|is deleted on/s,
    );
    await opened.press('Take deletion back');
    await opened.press('Take back');
    expect(opened.text()).toContain('Femke Zijlstra stays.');
  });

  it('offers nothing to do to who may only look', async () => {
    const areas = Object.fromEntries(adminAreas.map((area) => [area, adminRights[area].sales]));
    await open({
      address,
      admin: { role: 'sales', areas: areas as Record<(typeof adminAreas)[number], 'sees'> },
    });
    expect(opened.text()).not.toMatch(/Mail a link|Log out everywhere|Block$/);
    expect(document.querySelectorAll('main button')).toHaveLength(0);
  });
});

describe('applications', () => {
  const applied = '/people?part=applications&open=kok';

  it('are listed with what came of their mail, by what the address says', async () => {
    const { api, askedForApplications: asked } = memoryPeople([], asCook);
    await open({ api, address: '/people?part=applications&find=kok&days=7&job=7&sort=name' });
    expect(asked).toEqual([{ search: 'kok', days: 7, 'match[job_id]': 7, sort: 'name' }]);
    expect(opened.rows()).toEqual([expect.stringMatching(/Femke Zijlstra.*Kok op zee.*Failed.*21 Nov/s)]);
    await opened.press('For Kok op zee');
    await opened.press('Delivered');
    expect(opened.text()).toContain('No application matches this.');
    await opened.press('Show all');
    expect(asked.at(-1)).toEqual({ sort: 'name' });
    await opened.close();
    await open({ api: memoryPeople([]).api, address: '/people?part=applications' });
    expect(opened.text()).toContain('No applications yet');
  });

  it('are sent again, deleted with how their sender asked, and taken back', async () => {
    await open({ api: memoryPeople([femke], asCook).api, address: applied });
    expect(opened.text()).toMatch(/1 file, a letter.*Only the employer.*oud@lauwers.*550 no such user/s);
    await opened.press('Send to the employer again');
    expect(opened.text()).toContain('It is on its way to hr@lauwers.example.');
    await opened.press('Delete');
    await opened.press('Delete in 30 days');
    expect(opened.dialog()).toContain('Write down how they asked');
    await opened.write('How they asked', 'Called on Friday');
    await opened.press('Delete in 30 days');
    expect(opened.text()).toContain('Nobody sees the application any more.');
    expect(opened.text()).toContain('Called on Friday');
    await opened.press('Take deletion back');
    expect(opened.text()).toContain('The application stays.');
  });

  it('are only looked at by who may only see people', async () => {
    const areas = Object.fromEntries(adminAreas.map((area) => [area, adminRights[area].sales]));
    await open({
      api: memoryPeople([femke], asCook).api,
      address: applied,
      admin: { role: 'sales', areas: areas as Record<(typeof adminAreas)[number], 'sees'> },
    });
    expect(opened.text()).not.toContain('Send to the employer again');
  });
});
