// @vitest-environment happy-dom
import { type AdminArea, adminAreas } from '@boardwright/api-client/contract';
import { locales } from '@boardwright/messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeOf, draftOf } from './job-draft.ts';
import { baker, cook, guide, ListedJobsFixture, memoryJobs } from './listed-jobs.fixture.tsx';
import type { JobsApi } from './jobs-api.ts';
import { movesOf, movesOfAll, pickOf } from './moves.ts';

let root: Root;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function open(props: Parameters<typeof ListedJobsFixture>[0] = {}): Promise<void> {
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () => root.render(<ListedJobsFixture {...props} />));
}
const text = () => document.body.textContent;
const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
const dialog = () => document.querySelector('dialog');
function named<Part extends HTMLElement>(selector: string, name: string): Part {
  const found = [...document.querySelectorAll<Part>(selector)].findLast((one) =>
    (one.getAttribute('aria-label') ?? one.textContent).startsWith(name),
  );
  if (!found) throw new Error(`Nothing is called ${name}: ${document.body.textContent}`);
  return found;
}
const press = (name: string, selector = 'button, a') => act(async () => named(selector, name).click());
const pick = (name: string) => press(`Pick ${name}`, 'input');
const key = (name: string, target: Element = document.activeElement ?? document.body) =>
  act(async () => target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));

describe('the list of jobs', () => {
  it.each(locales)('says of each whose it is, how it stands and what came of it, in %s', async (locale) => {
    await open({ locale });
    const [first = '', , third = ''] = rows();
    expect(first).toContain('Kok');
    expect(first).toContain('De Kombuis');
    expect(first).toContain('Lauwersoog');
    expect(first.replaceAll(/\D/g, '')).toContain('15120');
    expect(third).toContain('Wadgids');
    expect(text()).not.toMatch(/(?:job|found|filter|move|screen|withhold)\.[a-zA-Z]/);
  });

  it('asks for what stands in the address', async () => {
    const { api, queries } = memoryJobs();
    await open({ api, address: '/jobs?status=paused&sort=title&find=ba&client=3&list=2' });
    expect(queries).toEqual([{ filter: 'paused', sort: 'title', search: 'ba', client: 3, page: 2 }]);
    expect(named('a', 'Export CSV').getAttribute('href')).toBe('/jobs.csv?filter=paused&search=ba');
    await press('Jobs of all companies');
    expect(queries.at(-1)).toMatchObject({ client: undefined, page: 1 });
  });

  it('sorts by a press on a head, and the other way by the next', async () => {
    const { api, queries } = memoryJobs();
    await open({ api });
    expect(named('th', 'Changed').getAttribute('aria-sort')).toBe('descending');
    await press('Job', 'th a');
    expect(queries.at(-1)).toMatchObject({ sort: 'title' });
    await press('Job', 'th a');
    expect(queries.at(-1)).toMatchObject({ sort: '-title' });
  });

  it('says that nothing was found, and shows all again at one press', async () => {
    await open({ address: '/jobs?find=zzz' });
    expect(text()).toContain('No jobs found.');
    await press('Show all jobs');
    expect(rows()).toHaveLength(3);
  });

  it('says why it did not come, and tries again', async () => {
    const memory = memoryJobs();
    let isAway = true;
    const api: JobsApi = {
      ...memory.api,
      jobs: (...asked) => (isAway ? Promise.reject(new Error('No connection.')) : memory.api.jobs(...asked)),
    };
    await open({ api });
    expect(text()).toContain('No connection.');
    isAway = false;
    await press('Try again');
    expect(rows()).toHaveLength(3);
  });
});

describe('picked jobs', () => {
  it('are ended together: what will happen is said first, then it can be taken back', async () => {
    const { api, moves } = memoryJobs();
    await open({ api });
    await pick('Kok');
    await pick('Bakker');
    await press('End');
    expect(dialog()?.textContent).toContain('1 ends now');
    expect(dialog()?.textContent).toContain('1 stays as it is');
    expect(dialog()?.textContent).toContain('This change of status is not possible.');
    await act(async () => named<HTMLButtonElement>('dialog button', 'End 1 job').click());
    expect(moves).toEqual([
      {
        move: 'end',
        jobs: ['cook', 'baker'],
        words: { ground: 'terms', reasons: [], explanation: '', mail: false },
      },
    ]);
    expect(text()).toContain('1 job was ended');
    expect(dialog()).toBeNull();
    await press('Undo');
    expect(moves.at(-1)).toMatchObject({ move: 'reopen', jobs: ['cook'] });
    expect(rows()[0]).toContain('Live');
  });

  it('are not moved where none of them can be', async () => {
    await open();
    await pick('Wadgids');
    await press('Make active');
    expect(dialog()?.textContent).toContain('This change of status is not possible.');
    expect(dialog()?.textContent).not.toContain('Make 0');
  });

  it('are taken off with words where the ground is none of the usual', async () => {
    const { api, moves } = memoryJobs();
    await open({ api });
    await pick('Kok');
    await press('Take off');
    const ground = document.querySelector<HTMLSelectElement>('dialog select');
    await act(async () => {
      if (!ground) return;
      ground.value = 'other';
      ground.dispatchEvent(new Event('change', { bubbles: true }));
    });
    const form = document.querySelector<HTMLFormElement>('dialog form');
    await act(async () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    expect(dialog()?.textContent).toContain('Say in your own words');
    expect(moves).toEqual([]);
  });

  it('are picked as a page, as a range with Shift, and by the keyboard', async () => {
    await open();
    await press('Pick all jobs on this page', 'input');
    expect(text()).toContain('3 picked');
    await press('Pick all jobs on this page', 'input');
    expect(text()).not.toContain('picked');
    await key('j');
    await key('j');
    expect(document.activeElement?.textContent).toBe('Bakker');
    await key('x');
    expect(text()).toContain('1 picked');
    await key('k');
    await key('x');
    expect(text()).toContain('2 picked');
    await key('/');
    expect(document.activeElement?.getAttribute('type')).toBe('search');
    await key('x');
    expect(text()).toContain('2 picked');
  });

  it('are all that the list finds, also on its other pages, and are moved a hundred at a time', async () => {
    const many = Array.from({ length: 230 }, (_, at) => ({
      ...cook,
      uuid: `cook-${at}`,
      title: `Kok ${at}`,
    }));
    const { api, moves } = memoryJobs(many);
    const sizes: number[] = [];
    await open({
      api: {
        ...api,
        async jobs(asked, page) {
          const { data, meta } = await api.jobs(asked, page);
          return { data: data.slice(0, 50), meta: { ...meta, last_page: 5 } };
        },
        preview(some, move, words) {
          sizes.push(some.length);
          return api.preview(some, move, words);
        },
      },
    });
    await press('Pick all jobs on this page', 'input');
    await press('Pick all 230 found');
    expect(text()).toContain('230 picked');
    await press('Pause');
    expect(sizes).toEqual([100, 100, 30]);
    expect(dialog()?.textContent).toContain('Pause 230 jobs?');
    await act(async () => dialog()?.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
    expect(moves.map(({ jobs }) => jobs.length)).toEqual([100, 100, 30]);
    expect(dialog()).toBeNull();
    expect(text()).toContain('230 jobs');
  });

  it('that are more than a list counts say so, and offer no page beyond', async () => {
    const { api } = memoryJobs(Array.from({ length: 60 }, (_, at) => ({ ...cook, uuid: `cook-${at}` })));
    await open({
      address: '/jobs?list=100',
      api: {
        ...api,
        async jobs(asked, page) {
          const { data, meta } = await api.jobs(asked, page);
          return { data, meta: { ...meta, total: 5000, last_page: 100, total_is_exact: false } };
        },
        counts: async () => ({
          ...(await api.counts({ search: '', client: undefined })),
          all: 5001,
          draft: 7,
          paused: 0,
          counts_are_exact: false,
        }),
      },
    });
    expect(text()).toContain('Page 100. There are more than 5,000: narrow the list down to see the rest');
    expect(text()).toContain('5,000+');
    // Of what is counted less far there are at least so many, or nobody knows.
    expect(text()).toMatch(/Drafts? 7\+/);
    const links = [...document.querySelectorAll('nav[aria-label="Pages of the list"] a')];
    expect(links.map((link) => link.textContent)).toEqual(['Previous']);
    // As many as can be picked, not as many as were counted.
    await press('Pick all jobs on this page', 'input');
    expect(text()).toContain('Pick the first 2000 found');
  });

  it('stay as they are from the moment the dialog is closed', async () => {
    const many = Array.from({ length: 230 }, (_, at) => ({
      ...cook,
      uuid: `cook-${at}`,
      title: `Kok ${at}`,
    }));
    const { api } = memoryJobs(many);
    const arrived: (() => void)[] = [];
    let sent = 0;
    await open({
      api: {
        ...api,
        preview: api.preview,
        async move(...sending) {
          sent += 1;
          await new Promise<void>((resolve) => arrived.push(resolve));
          return api.move(...sending);
        },
      },
    });
    await press('Pick all jobs on this page', 'input');
    await press('Pause');
    await act(async () => dialog()?.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
    expect(dialog()?.textContent).toContain('0 of 230 moved');
    await press('Close');
    await act(async () => arrived.shift()?.());
    expect(sent).toBe(1);
  });

  it('are offered only what fits one of them', () => {
    expect(movesOf(pickOf(cook))).toEqual(['pause', 'end', 'withhold']);
    expect(movesOf(pickOf(guide))).toEqual(['activate', 'end', 'restore']);
    expect(movesOfAll([cook, baker].map(pickOf))).toEqual(['publish', 'pause', 'end', 'withhold']);
    expect(movesOfAll([])).toEqual([]);
  });
});

it('is only looked at by who may change nothing of it', async () => {
  const areas = Object.fromEntries(adminAreas.map((area) => [area, 'sees'])) as Record<AdminArea, 'sees'>;
  const admin = { role: 'read_only', areas } as const;
  await open({ admin });
  expect(rows()).toHaveLength(3);
  expect(document.querySelector('tbody input')).toBeNull();
  await key('j');
  await key('x');
  expect(text()).not.toContain('picked');
  await act(async () => root.unmount());
  await open({ admin, address: '/jobs?open=cook' });
  expect(text()).toContain('Koken voor dertig bewoners.');
  for (const verb of ['Edit', 'Pause', 'End', 'Take off', 'Boost'])
    expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain(
      verb,
    );
});

describe('the dialogs of a job', () => {
  it('say what a boost does and till when, and offer to take away one that is set', async () => {
    await open({ address: '/jobs?open=cook' });
    await press('Boost');
    expect(dialog()?.textContent).toContain('before premium jobs too');
    expect(dialog()?.textContent).toContain('stays until you take it away');
    expect(document.querySelector<HTMLInputElement>('dialog input')?.value).toBe('2.5');
    expect(dialog()?.textContent).toContain('Take the boost away');
    await act(async () => root.unmount());
    await open({ address: '/jobs?open=baker' });
    await press('Boost');
    expect(dialog()?.textContent).not.toContain('Take the boost away');
    expect(dialog()?.textContent).toContain('not online now');
  });

  it('say which boost a colleague set meanwhile before they set another', async () => {
    const { api } = memoryJobs();
    const asked: number[][] = [];
    let stored = 4;
    await open({
      api: {
        ...api,
        async boost(_uuid, boost, was) {
          asked.push([boost, was]);
          if (stored !== was) return { current: { boost_factor: stored } };
          stored = boost;
          return { saved: { boost_factor: boost } };
        },
      },
      address: '/jobs?open=cook',
    });
    await press('Boost');
    await press('Take the boost away');
    expect(dialog()?.textContent).toContain('A colleague set the boost meanwhile: 4. Yours was ');
    await press('Take the boost away');
    expect(asked).toEqual([
      [1, 2.5],
      [1, 4],
    ]);
    expect([stored, dialog()]).toEqual([1, null]);
  });

  it('offer to mail the company of a job that is taken off, and say so where it has none', async () => {
    await open({ address: '/jobs?open=cook', locale: 'nl' });
    await press('Eraf halen');
    expect(dialog()?.textContent).toContain('Stuur Bakkerij Dijkstra een mail');
    await act(async () => root.unmount());
    const ofNobody = { ...cook, client: null, writer: 'nobody' } as const;
    await open({ api: memoryJobs([ofNobody]).api, address: '/jobs?open=cook', locale: 'nl' });
    await press('Eraf halen');
    expect(dialog()?.textContent).toContain('niemand krijgt een mail');
  });

  it('say who took a job off, when and why, before it is put back', async () => {
    await open({ address: '/jobs?open=guide' });
    await press('Put back');
    expect(dialog()?.textContent).toContain('It was taken off on 4 Nov 2026 by Anna Beheer.');
    expect(dialog()?.textContent).toContain('Asks for money');
  });
});

describe('one job', () => {
  it('is shown with its history, what may be the same, and what it is paid', async () => {
    await open({ address: '/jobs?open=cook' });
    for (const words of [
      'Koken voor dertig bewoners.',
      'Bakkerij Dijkstra',
      'Vacature 30 dagen',
      'kok@kombuis.example',
      '1 report waits for a decision',
      'A job was published: Kok',
      'Femke Dijkstra',
      'It may be here twice',
    ])
      expect(text()).toContain(words);
  });

  it('that waits for its company to be approved says so', async () => {
    const { api } = memoryJobs();
    const waiting: JobsApi['job'] = async (uuid) => {
      const details = await api.job(uuid);
      return { ...details, form: { ...details.form, waits_for: 'company' } };
    };
    await open({ api: { ...api, job: waiting }, address: '/jobs?open=baker' });
    expect(text()).toContain('To be published once its company is approved');
  });

  it('sends only what was changed of it, with the revision that was read', async () => {
    const { api, changes } = memoryJobs();
    await open({ api, address: '/jobs?open=cook' });
    await press('Edit');
    const title = document.querySelector<HTMLInputElement>('dialog input');
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(title, 'Kok of kokkin');
      title?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    const form = document.querySelector<HTMLFormElement>('dialog form');
    await act(async () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    expect(changes).toEqual([{ revision: 4, title: 'Kok of kokkin' }]);
    expect(text()).toContain('“Kok” is saved');
  });

  it('keeps what only one of two changed, and asks where its company changed the same meanwhile', async () => {
    const { api, changes } = memoryJobs();
    const { form: read } = await api.job('cook');
    const theirs = { ...read, title: 'Chef', location_name: 'Assen', revision: 5 };
    const late: JobsApi['change'] = async (_, sent) => {
      if (sent.revision !== theirs.revision) return { current: theirs };
      changes.push(sent);
      return { saved: theirs };
    };
    await open({ api: { ...api, change: late }, address: '/jobs?open=cook' });
    await press('Edit');
    const title = document.querySelector<HTMLInputElement>('dialog input');
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(title, 'Kok of kokkin');
      title?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    const form = document.querySelector<HTMLFormElement>('dialog form');
    await act(async () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    expect(text()).toContain('You and a colleague both changed this');
    const [mine] = document.querySelectorAll<HTMLInputElement>('dialog dialog input[type=radio]');
    await act(async () => mine?.click());
    await press('Save this choice');
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(changes).toEqual([{ revision: 5, title: 'Kok of kokkin' }]);
  });

  it('has hours, categories and a contact, and pay that is an amount', async () => {
    const { api, changes } = memoryJobs();
    await open({ api, address: '/jobs?open=cook' });
    await press('Edit');
    const field = <Control extends HTMLElement>(label: string): Control => {
      const found = [...document.querySelectorAll('dialog label')].find(({ textContent }) =>
        textContent.startsWith(label),
      );
      const control =
        found?.querySelector('input') ?? document.getElementById(found?.getAttribute('for') ?? '');
      if (!control) throw new Error(`No field is called ${label}`);
      return control as Control;
    };
    const type = async (label: string, value: string) =>
      act(async () => {
        const control = field<HTMLInputElement>(label);
        const prototype = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
        Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, value);
        control.dispatchEvent(
          new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
        );
      });
    const save = async () =>
      act(async () =>
        document
          .querySelector('dialog form')
          ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
      );
    await type('Hours a week, up to', '32');
    await act(async () => field('Care').click());
    await type('Name', 'Femke Dijkstra');
    await type('Pay from', 'veel');
    await save();
    expect(changes).toEqual([]);
    expect(dialog()?.textContent).toContain('Fill in an amount');
    await type('Pay from', '14,50');
    await save();
    expect(changes).toEqual([
      { revision: 4, hours_max: 32, segment_ids: [11], recruiter_name: 'Femke Dijkstra', salary_min: 14.5 },
    ]);
  });

  it('of a feed is not edited, and one that was ended can be opened again', async () => {
    await open({ address: '/jobs?open=guide' });
    expect(text()).not.toContain('Edit');
    await act(async () => root.unmount());
    await open({ api: memoryJobs([{ ...cook, status: 'expired' }]).api, address: '/jobs?open=cook' });
    await press('Open again');
    expect(dialog()?.textContent).toContain('1 is opened again');
  });

  it('that is gone says so', async () => {
    await open({ address: '/jobs?open=nothing' });
    expect(text()).toContain('This job does not exist, or no longer.');
  });
});

it('a draft of a change names each field that is another, and no other', async () => {
  const { form } = await memoryJobs().api.job('cook');
  const first = draftOf(form);
  expect(changeOf(first, first)).toEqual({});
  const draft = {
    ...first,
    texts: { ...first.texts, offer: '<p>Veel</p>' },
    till: '',
    applyUrl: 'https://x.example',
  };
  expect(changeOf(first, draft)).toEqual({
    text_platform: { offer: '<p>Veel</p>' },
    till: null,
    apply_url: 'https://x.example',
  });
});

describe('a job that waits for a look', () => {
  const asked = { kind: 'new', since: '2026-11-20T10:00:00Z', is_first: true } as const;
  const waiting = [
    { ...baker, review: asked },
    { ...baker, uuid: 'waiter', title: 'Ober', review: { ...asked, is_first: false } },
  ];

  it('says what was checked of it, is sent back with reasons, and leads on to the next', async () => {
    const { api, moves } = memoryJobs(waiting);
    await open({ api, address: '/jobs?status=review&open=baker' });
    expect(text()).toContain('1 of 2');
    for (const words of [
      'First job of Bakkerij Dijkstra',
      'No pay is given',
      'The text is short',
      'No double found',
    ])
      expect(text()).toContain(words);
    await press('Send back');
    await press('Send 1 job back');
    expect(moves).toEqual([]);
    expect(text()).toContain('Choose what is to change, or write it down.');
    const reason = [...document.querySelectorAll('dialog label')].find((one) =>
      one.textContent.includes('It excludes people'),
    );
    await act(async () => reason?.querySelector('input')?.click());
    await press('Send 1 job back');
    expect(moves).toMatchObject([{ move: 'send_back', words: { reasons: ['discriminates'], revision: 4 } }]);
    expect(text()).toContain('1 job was sent back');
    await act(async () => {
      [...document.querySelectorAll('a')].find((one) => one.textContent === 'The next one')?.click();
    });
    expect(document.querySelector('h1')?.textContent).toBe('Ober');
  });
});

describe('a job of a company', () => {
  const type = (label: string, value: string) =>
    act(async () => {
      const field = [...document.querySelectorAll<HTMLInputElement>('dialog input, dialog select')].find(
        (one) => one.labels?.[0]?.textContent === label,
      );
      if (!field) throw new Error(`No field ${label}`);
      const { prototype } = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(
        new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
      );
    });

  it('is written for it as a draft, which is then published with what pays for it', async () => {
    const { api, deals } = memoryJobs();
    await open({ api });
    await press('New job');
    await press('Save draft', 'dialog button');
    expect(dialog()?.textContent).toContain('Choose a company');
    expect(deals).toEqual([]);
    await type('For which company', '5');
    await type('Job', 'Lasser');
    await press('Save draft', 'dialog button');
    expect(deals).toEqual([{ client_id: 5, title: 'Lasser', idempotency_key: 'a-key-of-its-own' }]);
    expect(document.querySelector('h1')?.textContent).toBe('Lasser');
    await press('Publish');
    expect(dialog()?.textContent).toContain('Takes 1 of 3 in its balance.');
    expect(dialog()?.textContent).toContain('€235.95 with VAT, in the name of Femke Dijkstra');
    await act(async () => dialog()?.querySelector<HTMLInputElement>('input[value=free]')?.click());
    await press('Publish', 'dialog button');
    expect(dialog()?.textContent).toContain('Say why it is free');
    await type('Why it is free', 'Their first');
    await press('Publish', 'dialog button');
    expect(deals.at(-1)).toMatchObject({ product_id: 1, pay: 'free', reason: 'Their first', mail: true });
    expect(text()).toContain('“Lasser” is published');
  });

  it('is moved to another one, and back; or is copied where it cannot be', async () => {
    const { api, deals } = memoryJobs();
    await open({ api, address: '/jobs?open=baker' });
    await press('To another company');
    await type('To which company', '5');
    expect(dialog()?.textContent).toContain('Goes along: 40 views');
    await press('Move job', 'dialog button');
    expect(text()).toContain('“Bakker” is a job of De Werf now');
    await press('Undo');
    expect(deals).toMatchObject([
      { client_id: 5, revision: 4, mail: true },
      { client_id: 3, organisation_id: 1, mail: false },
    ]);
    await act(async () => root.unmount());
    await open({ api, address: '/jobs?open=cook' });
    await press('To another company');
    await type('To which company', '5');
    expect(dialog()?.textContent).toContain('People applied for this job.');
    await press('Move job', 'dialog button');
    await press('Copy it instead');
    await press('Save draft', 'dialog button');
    expect(deals.slice(2)).toEqual([{ client_id: 5, copy_of: 'cook', idempotency_key: 'a-key-of-its-own' }]);
  });
});
