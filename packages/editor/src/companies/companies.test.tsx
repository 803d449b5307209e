// @vitest-environment happy-dom
import { RequestError } from '@boardwright/engine/request-failure';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryCompanies, oldambt, openCompanies } from './companies.fixture.tsx';
import { identityChecks } from './identity-checks.ts';

let opened: Awaited<ReturnType<typeof openCompanies>>;
const open = async (...[props]: Parameters<typeof openCompanies>) => {
  opened = await openCompanies(props);
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView ??= () => undefined;
});
afterEach(async () => {
  await opened?.close();
  vi.unstubAllGlobals();
});

const approved = { ...oldambt, id: 5, name: 'Bakkerij Zwart', state: 'approved' } as const;

describe('the list of companies', () => {
  it('says of each how it stands, what it posts and what it owes', async () => {
    await open({});
    expect(opened.rows()).toEqual([
      expect.stringMatching(/Oldambt Logistiek.*Waits for approval.*1€90\.75.*20 Nov 2026.*Approve/s),
    ]);
  });

  it('keeps what is looked for in the address: words, state, order and where it goes on', async () => {
    const { api, asked } = memoryCompanies([oldambt, approved]);
    await open({ api, address: '/companies?find=ba&state=approved&sort=-jobs&after=key' });
    expect(asked).toEqual([{ search: 'ba', 'match[state]': 'approved', sort: '-jobs', after: 'key' }]);
    await opened.press('Company');
    expect(asked.at(-1)).toEqual({ search: 'ba', 'match[state]': 'approved', sort: 'name' });
  });

  it('goes on to the next page, and back to the first', async () => {
    const { api, asked } = memoryCompanies([oldambt, approved]);
    await open({ api });
    await opened.press('Next');
    expect(asked.at(-1)).toEqual({ sort: 'name', after: 'key' });
    await opened.press('To the first page');
    expect(asked.at(-1)).toEqual({ sort: 'name' });
  });

  it('says what a company is where there is none, and how to see all where a filter found none', async () => {
    await open({ api: memoryCompanies([]).api });
    expect(opened.text()).toContain('No companies yet');
    await opened.close();
    await open({ address: '/companies?find=zzz' });
    expect(opened.text()).toContain('No company matches this.');
    await opened.press('Show all companies');
    expect(opened.rows()).toHaveLength(1);
  });

  it('approves from the list, with the mail in sight before it goes', async () => {
    await open({});
    await opened.press('Approve');
    expect(opened.dialog()).toMatch(/Approve Oldambt Logistiek.*Over approve/s);
    await opened.press('Approve');
    expect(opened.text()).toContain('Oldambt Logistiek is approved.');
    expect(opened.rows()).toEqual([expect.stringContaining('Approved')]);
  });
});

describe('a company that is added', () => {
  it('is typed with its first person, and its page opens', async () => {
    const { api, adds, added } = memoryCompanies([]);
    await open({ api, adds });
    await opened.press('Add company');
    await opened.write('Name', 'Havenbakker');
    await opened.write('Website', 'havenbakker.example');
    await opened.write('First name', 'Femke');
    await opened.write('Last name', 'Dijkstra');
    await opened.write('Email address', 'grietje@oldambtlogistiek.example');
    await opened.press('Add company');
    expect(opened.dialog()).toContain('works for Oldambt here already');
    expect(document.activeElement?.getAttribute('value')).toBe('grietje@oldambtlogistiek.example');
    await opened.write('Email address', 'femke@havenbakker.example');
    await opened.press('Add company');
    expect(added.at(-1)).toEqual({
      name: 'Havenbakker',
      website: 'havenbakker.example',
      kvk_number: '',
      vat_number: '',
      invoice_email: '',
      person: { given_name: 'Femke', family_name: 'Dijkstra', email: 'femke@havenbakker.example' },
      known: [],
      idempotency_key: 'a key of its own',
    });
    expect(document.querySelector('h1')?.textContent).toBe('Havenbakker');
    await opened.press('Invite somebody');
    await opened.write('First name', 'Jan');
    await opened.write('Email address', 'jan@havenbakker.example');
    await opened.press('Send invitation');
    expect(opened.text()).toContain('jan@havenbakker.example is invited to Havenbakker.');
  });

  it('is asked about where there is one like it, which is opened or is another one', async () => {
    const { api, adds, added } = memoryCompanies();
    const ask = async () => {
      await open({ api, adds });
      await opened.press('Add company');
      await opened.write('Name', 'Oldambt Logistiek');
      await opened.press('Add company');
      expect(opened.dialog()).toMatch(/Is it one of these\?.*number 4.*same name, waits for approval/s);
    };
    await ask();
    await opened.press('Open Oldambt Logistiek');
    expect(document.querySelector('h1')?.textContent).toBe('Oldambt Logistiek');
    await opened.close();
    await ask();
    await opened.press('It is another one');
    expect(added.at(-1)).toMatchObject({ name: 'Oldambt Logistiek', known: [4] });
  });
});

describe('the page of a company', () => {
  const address = '/companies?open=4';

  it('has its checks, jobs, orders, balances, people and details', async () => {
    await open({ address });
    expect(opened.text()).toMatch(/Somebody reads mail at the address of its website/);
    expect(opened.text()).toMatch(
      /Orderpicker.*Waits for approval.*Vacature 30 dagen.*1 job posting.*Grietje Huizing/s,
    );
  });

  it('is blocked with a reason only, and is unblocked by its undo', async () => {
    const { api } = memoryCompanies([{ ...oldambt, state: 'approved' }]);
    await open({ api, address });
    await opened.press('Block');
    await opened.press('Block');
    expect(opened.dialog()).toContain('Say why: its people read it');
    await opened.write('Why', 'Asks for money first.');
    await opened.press('View the mail');
    expect(opened.dialog()).toContain('Asks for money first.');
    await opened.press('Block');
    expect(opened.text()).toMatch(/by Anna de Vries.*Asks for money first\./s);
    await opened.press('Undo');
    await opened.press('Unblock');
    expect(opened.text()).toContain('is no longer blocked');
  });

  it('says what a colleague decided meanwhile, and shows how it stands now', async () => {
    const { api, change } = memoryCompanies();
    await open({ api, address });
    await opened.press('Approve');
    change(4, { state: 'blocked', blocked: { at: '2026-11-27T08:00:00Z', by: 'Anna', reason: 'Fraud' } });
    await opened.press('Approve');
    expect(opened.alert()).toContain('Anna blocked it meanwhile.');
    await opened.press('Show how it is now');
    expect(opened.text()).toMatch(/Blocked.*Fraud/s);
  });

  it('saves what was changed of its details', async () => {
    const { api } = memoryCompanies();
    await open({ api, address });
    await opened.write('Name', 'Oldambt Transport');
    await opened.press('Save details');
    expect(document.querySelector('h1')?.textContent).toBe('Oldambt Transport');
  });

  it('changes what visitors read of it, with what its people changed meanwhile', async () => {
    const { api, changePage } = memoryCompanies();
    await open({ api, address });
    expect(opened.text()).toContain('oldambtlogistiek.example');
    await opened.press('Change');
    changePage({ socials: { website: 'https://oldambt.example', facebook: 'https://facebook.com/oldambt' } });
    await opened.write('Website', 'werf.example');
    await opened.press('Save page');
    expect(opened.dialog()).toMatch(/both changed this.*Website.*werf\.example.*oldambt\.example/s);
    for (const choice of document.querySelectorAll<HTMLElement>('input[type=radio]'))
      if (choice.closest('label')?.textContent.startsWith('Yours')) await act(async () => choice.click());
    await opened.press('Save this choice');
    expect(document.querySelector('dialog')).toBeNull();
    expect(opened.text()).toContain('werf.example');
    expect((await api.readPage(4, 7)).socials).toEqual({
      website: 'werf.example',
      facebook: 'https://facebook.com/oldambt',
      instagram: '',
      linkedin: '',
      medium: '',
      twitter: '',
    });
  });

  it('has a picture of the library and a place that was chosen, and both pictures where somebody else chose one too', async () => {
    const { api, changePage } = memoryCompanies();
    await open({ api, address });
    await opened.press('Change');
    await opened.press('From the library');
    await opened.press('coaches');
    vi.useFakeTimers();
    await opened.write('Head office', 'Hengelo');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
    await act(async () => document.querySelectorAll<HTMLElement>('[role=option]')[1]?.click());
    changePage({ header: '/uploads/18/cd/kade.png', location_hq: 'Winschoten', lat: 53.14, lon: 7.03 });
    await opened.press('Save page');
    expect(opened.dialog()).toMatch(/Hengelo.*\(52\.05, 6\.31\).*Winschoten/s);
    expect(
      [...document.querySelectorAll('fieldset img')].map((picture) => picture.getAttribute('src')),
    ).toEqual(['/uploads/18/ab/coaches-upload.jpg', '/uploads/18/cd/kade.png']);
    for (const choice of document.querySelectorAll<HTMLElement>('input[type=radio]'))
      if (choice.closest('label')?.textContent.startsWith('Yours')) await act(async () => choice.click());
    await opened.press('Save this choice');
    expect(await api.readPage(4, 7)).toMatchObject({
      header: '/uploads/18/ab/coaches-upload.jpg',
      location_hq: 'Hengelo',
      lat: 52.05,
      lon: 6.31,
    });
  });

  it('says what is wrong with what has no field in its form', async () => {
    const { api } = memoryCompanies();
    const fields = { 'socials.linkedin': ['This is no address.'], slogan: ['The slogan is too long.'] };
    const savePage = () => Promise.reject(new RequestError({ kind: 'refused', fields }));
    await open({ api: { ...api, savePage }, address });
    await opened.press('Change');
    await opened.write('Website', 'werf.example');
    await opened.press('Save page');
    expect(opened.dialog()).toContain('Linkedin: This is no address. The slogan is too long.');
  });

  it('asks the register about the VAT number at a press, and says when it could not be asked', async () => {
    const { api } = memoryCompanies([{ ...oldambt, vat_number: 'NL004495445B01' }]);
    await open({ api, address });
    expect(opened.text()).toContain('The number and its check digits fit its country.');
    await opened.press('Ask VIES');
    expect(opened.text()).toMatch(/VIES could not be asked.*27 Nov 2026, 08:14/s);
  });

  it('has notes that are written, deleted and taken back', async () => {
    await open({ address });
    await opened.write('Write a note', 'Called about the bill.');
    await opened.press('Add note');
    expect(opened.text()).toContain('Called about the bill.');
    await opened.press('Delete');
    expect(opened.text()).toContain('The note is deleted.');
    await opened.press('Undo');
    expect(opened.text()).toContain('Back');
  });
});

it('sees that a mail address is not of the website, and what cannot be seen', () => {
  const [member] = oldambt.members;
  const results = (change: object) => identityChecks({ ...oldambt, ...change }).map(({ result }) => result);
  expect(results({})).toEqual(['passed', 'formed', 'unknown']);
  expect(results({ members: [{ ...member, email: 'x@gmail.example' }] })[0]).toBe('open');
  expect(results({ members: [{ ...member, verified: false }] })[0]).toBe('unknown');
  expect(results({ members: [{ ...member, email: 'x@mail.oldambtlogistiek.example' }] })[0]).toBe('passed');
});

describe('an order for a company', () => {
  it('asks for a reason where the price is its own, names both prices, and is sent once with what was shown', async () => {
    const { api, ordered } = memoryCompanies();
    await open({ api, address: '/companies?open=4' });
    await opened.press('Order for this company');
    await opened.write('How many', '0');
    expect(opened.dialog()).toContain('Fill in a number from 1 to 100');
    await opened.write('How many', '3');
    await opened.write('Own price without VAT', '100');
    expect(opened.dialog()).toMatch(/€100\.00.*instead of €195\.00.*€121\.00/s);
    await opened.press('Order on invoice');
    expect(opened.dialog()).toContain('Say why the price is another one');
    await opened.write('Why this price', 'A year of loyalty');
    await opened.press('Order on invoice');
    expect(ordered).toEqual([
      expect.objectContaining({
        person: 'grietje',
        pieces: 3,
        net: 10_000,
        reason: 'A year of loyalty',
        shown_total: 12_100,
        idempotency_key: 'a key of its own',
      }),
    ]);
    expect(opened.text()).toContain('Vacature 30 dagen is ordered: order 41.');
  });
});

it('merges another company into this one once what moves was read and its name was typed', async () => {
  const werf = { ...oldambt, id: 9, name: 'Werf BV', state: 'approved' } as const;
  const { api } = memoryCompanies([{ ...oldambt, state: 'approved' }, werf]);
  await open({ api, address: '/companies?open=4' });
  await opened.press('Merge with another');
  await opened.press('Merge for good');
  expect(opened.dialog()).toContain('Choose a company');
  await opened.choose('The company that is merged', '9');
  expect(opened.dialog()).toMatch(
    /jan@werf\.example.*3 jobs.*4 credits.*Grietje Huizing.*nothing stays, NL004495445B01 goes/s,
  );
  await opened.press('Merge for good');
  expect(opened.dialog()).toContain('Type the name as it stands there');
  await opened.write('Type the name to merge it: Werf BV', 'Werf BV');
  await opened.press('Merge for good');
  expect(opened.text()).toContain('Werf BV is part of Oldambt Logistiek now.');
});
