// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { baker, decidedMeanwhile, femke, memoryReports, nobody, openReports } from './reports.fixture.tsx';

const takenOff = {
  outcome: 'withheld',
  ground: 'fraud',
  explanation: 'E',
  message: 'M',
  mail: true,
} as const;
let opened: Awaited<ReturnType<typeof openReports>>;
const open = async (...[props]: Parameters<typeof openReports>) => {
  opened = await openReports(props);
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView ??= () => undefined;
});
afterEach(async () => {
  await opened.close();
  vi.unstubAllGlobals();
});

it('lists a job that several people reported once, with how many and why', async () => {
  await open({ api: memoryReports().api });
  expect(opened.rows()).toEqual([expect.stringMatching(/BakkerZwart BV.*2.*money.*terms of the site/s)]);
});

it('shows what each said and who they are, and where nobody said who', async () => {
  await open({ api: memoryReports().api, address: '/jobs?open=baker' });
  expect(opened.dialog()).toMatch(/They want money first\..*Femke, femke@melder\.example/s);
  expect(opened.dialog()).toContain('No name given');
});

it('decides nothing before what happens was chosen and who reads it is told why', async () => {
  const { api, taken } = memoryReports();
  await open({ api, address: '/jobs?open=baker' });
  await opened.press('Decide');
  expect(opened.dialog()).toContain('Choose what happens to the job');
  await opened.choose('Leave it on the site');
  await opened.press('Decide');
  expect(opened.dialog()).toContain('Say why you leave it');
  expect(taken).toEqual([]);
  await opened.write('To who reported it', 'The contract is fine.');
  await opened.press('Decide');
  expect(taken).toMatchObject([
    { ids: [1, 2], decision: { outcome: 'left', message: 'The contract is fine.' } },
  ]);
  expect(opened.text()).toContain('“Bakker” stays on the site');
  expect(opened.text()).toContain('Nothing waits for a decision');
});

it('asks nobody for words where nobody reads them', async () => {
  const { api, taken } = memoryReports([nobody]);
  await open({ api, address: '/jobs?open=baker' });
  await opened.choose('Leave it on the site');
  await opened.press('Decide');
  expect(taken).toHaveLength(1);
});

it('takes a job off with the ground that was reported first, and words for the company', async () => {
  const { api, taken } = memoryReports();
  await open({ api, address: '/jobs?open=baker' });
  await opened.choose('Take it off the site');
  await opened.write('In your own words', 'No money before work.');
  await opened.press('Decide');
  expect(taken).toMatchObject([
    { decision: { outcome: 'withheld', ground: 'fraud', explanation: 'No money before work.', mail: true } },
  ]);
  expect(opened.text()).toContain('“Bakker” was taken off the site');
});

it('shows the mails before they go, and forgets them once the decision is another', async () => {
  const { api, taken } = memoryReports();
  await open({ api, address: '/jobs?open=baker' });
  await opened.choose('Take it off the site');
  await opened.write('To who reported it', 'Thank you.');
  await opened.press('View mails');
  expect(opened.dialog()).toMatch(
    /To 1 person who reported it, in Dutch.*Bakker is van de site.*Thank you\./s,
  );
  expect(taken).toEqual([]);
  await opened.choose('Leave it on the site');
  expect(opened.dialog()).not.toContain('Bakker is van de site');
});

it('says what a colleague decided meanwhile, keeps what was typed, and shows how it stands now', async () => {
  const { api } = memoryReports();
  const refused = { ...api, decide: () => Promise.reject(decidedMeanwhile('Anna took it off.')) };
  await open({ api: refused, address: '/jobs?open=baker' });
  await opened.choose('Leave it on the site');
  await opened.write('To who reported it', 'It is fine.');
  await opened.press('Decide');
  expect(opened.alert()).toContain('Anna took it off.');
  expect(opened.valueOf('To who reported it')).toBe('It is fine.');
  await api.decide('baker', [femke.id, nobody.id], takenOff);
  await opened.press('Show how it is now');
  expect(opened.dialog()).toContain('Taken off');
  expect(opened.dialog()).not.toContain('What happens to the job?');
});

it('offers nothing to take off of a job that its company deleted, and says so of one that is off already', async () => {
  await open({
    api: memoryReports([femke], { ...baker, status: 'archived' }).api,
    address: '/jobs?open=baker',
  });
  expect(document.querySelector<HTMLInputElement>('input[value=withheld]')?.disabled).toBe(true);
  expect(opened.dialog()).toContain('Its company deleted it.');
  await opened.close();
  const withheld = { at: '2026-11-26T08:00:00Z', ground: 'terms', explanation: 'Late', by: 'Anna' } as const;
  await open({ api: memoryReports([femke], { ...baker, withheld }).api, address: '/jobs?open=baker' });
  await opened.choose('Take it off the site');
  expect(opened.dialog()).toContain('It is off already');
  expect(opened.dialog()).not.toContain('In your own words');
});

it('reads what was decided, about which reports and with which words', async () => {
  const { api } = memoryReports();
  await api.decide('baker', [1, 2], takenOff);
  await open({ api, address: '/jobs?status=decided' });
  expect(opened.rows()).toEqual([expect.stringContaining('Taken off')]);
  await opened.press('Bakker');
  expect(opened.dialog()).toMatch(/Taken off.*by Anna de Vries.*The 2 reports it answered.*Femke/s);
});
