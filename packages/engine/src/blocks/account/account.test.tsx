import type { Kpi } from '@boardwright/api-client/contract';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import fc from 'fast-check';
import { getByRole, queryAllByRole, valueOf } from '@boardwright/ui/testing';
import { describe, expect, it } from 'vitest';
import { accountPanels } from '../../account/panels.ts';
import { describeBlock, renderBlock, postForm, refused } from '../../testing/index.ts';
import { previewAccount } from '../../testing/preview-account.ts';
import { previewApplicantCalls } from '../../testing/preview-applicants.ts';
import {
  previewApplications,
  previewContactedCalls,
  previewRelations,
} from '../../testing/preview-applications.ts';
import { companyCalls, previewClient } from '../../testing/preview-company.ts';
import { previewEmployerJobs } from '../../testing/preview-employer-jobs.ts';
import { accountBlock as block } from './account.block.ts';
import { accountScenes } from './account.scenes.ts';
import { greeting } from './greeting.ts';

describeBlock({ block, fixtures: coreFixtures['account'] ?? {} });

const employer = accountScenes.of?.['employer'] ?? {};
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('the account', () => {
  it('offers the tabs that there are, and opens the one the address names', async () => {
    const html = await renderBlock(block, {}, { search: '?menuType=edit-profile' });
    const profile = getByRole(html, 'link', 'Profiel');
    expect(profile.getAttribute('href')).toBe('/my-account?menuType=edit-profile');
    expect(profile.getAttribute('aria-current')).toBe('page');
    expect(html).toContain('Je gegevens');
    for (const search of ['', '?menuType=manage-jobs', '?menuType=nonsense', '?menuType=__proto__'])
      expect(await renderBlock(block, {}, { search })).toContain('Je profiel is voor 60 % klaar');
  });

  it('tells a candidate what the profile still lacks: 20, 40 and 40 percent', async () => {
    const html = await renderBlock(block);
    expect(getByRole(html, 'progressbar').getAttribute('value')).toBe('60');
    expect(textOf(html)).toContain('Cv toegevoegd 40 %');
    const todo = queryAllByRole(html, 'link', /^Nu doen, 40 %/).map((link) => link.getAttribute('href'));
    expect(todo).toContain('/my-account?menuType=job-alerts');
  });

  it('shows a candidate what waits, the latest of each, and how many there are', async () => {
    const html = await renderBlock(block);
    const text = textOf(html);
    expect(text).toContain('Eén organisatie wil contact met je.');
    expect(text).toMatch(/Sollicitaties 4 .*Contactverzoeken 1 /);
    const answer = getByRole(html, 'button', 'Accepteren').closest('form');
    expect(valueOf(answer ?? '', '_action')).toBe('contact-requests.answer');
    getByRole(html, 'link', /^Sollicitaties: Alle \d+$/);
    getByRole(html, 'link', 'Favorieten: Alle 4');
    expect(text).toContain('Naar je cv');
    expect(text).toContain('Job alert maken');
  });

  it('shows a company without any job the way to its first one', async () => {
    const none = { jobs: { active: 0, draft: 0, paused: 0 }, applications: 0, new_applications: 0 };
    const html = (kpi: Kpi, settings = {}) =>
      renderBlock(block, settings, {
        ...employer,
        answers: { calls: { account: previewAccount('employer', { kpi }), ...companyCalls() } },
      });
    const address = 'href="/my-account?menuType=manage-jobs&amp;active-job=new"';
    const first = await html(none);
    expect(textOf(first)).toContain('Plaats je eerste vacature');
    expect(first).toContain(address);
    for (const one of ['draft', 'paused'])
      expect(await html({ ...none, jobs: { ...none.jobs, [one]: 1 } })).not.toContain(address);
    expect(await html(none, { hiddenEmployerTabs: ['manage-jobs'] })).not.toContain(address);
  });

  it.each([
    ['waiting', null, 'De site bekijkt je bedrijf eerst'],
    ['blocked', 'Vraagt om geld vooraf.', 'Vraagt om geld vooraf.'],
  ] as const)('says to a company that is %s what the site does with it', async (state, reason, words) => {
    const data = { ...previewClient, state, blocked_reason: reason };
    const { clients } = companyCalls();
    const calls = {
      account: previewAccount('employer'),
      clients: { ...clients, readClient: async () => ({ data }) },
    };
    expect(textOf(await renderBlock(block, {}, { ...employer, answers: { calls } }))).toContain(words);
  });

  it('asks for nothing behind a tab that the site hides', async () => {
    const hidden = ['favorites', 'job-alerts', 'resume', 'job-applications', 'contact-requests'] as const;
    const html = await renderBlock(
      block,
      { hiddenCandidateTabs: [...hidden] },
      { answers: { calls: { account: previewAccount('candidate') } } },
    );
    expect(html).toContain('Je profiel is voor 60 % klaar');
    expect(html).not.toContain('contact-requests.answer');
  });

  it('tells an employer the company’s numbers, and what colleagues did', async () => {
    const text = textOf(await renderBlock(block, {}, employer));
    expect(text).toContain('Zorggroep Lauwers');
    expect(text).toMatch(/Actieve vacatures 31/);
    expect(text).toMatch(/Nieuw in zeven dagen 9/);
    expect(text).toContain('door Femke Hoekstra');
    expect(text).not.toContain('profiel is voor');
  });

  it('asks a guest to log in, and shows somebody made up while the page is edited', async () => {
    const guest = await renderBlock(block, {}, { visitor: 'guest' });
    expect(guest).toContain('href="/login"');
    expect(guest).not.toContain('menuType');
    const board = { visitorIsExample: true } as const;
    for (const visitor of ['guest', 'candidate'] as const)
      expect(await renderBlock(block, {}, { visitor, board })).toContain('Je profiel is voor 60 % klaar');
    const company = await renderBlock(block, {}, { visitor: 'employer', board });
    expect(company).toContain('menuType=client');
    expect(company).not.toContain('Femke');
  });

  it('logs out by a form of its own, also without scripts', async () => {
    const form = getByRole(await renderBlock(block), 'button', 'Uitloggen').closest('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/log-out']);
  });

  it('asks for an address that is not verified, and mails the link again', async () => {
    const account = previewAccount('candidate', { you: { email_verified: false } });
    const html = await renderBlock(
      block,
      {},
      { search: '?menuType=edit-profile', answers: { calls: { account } } },
    );
    expect(html).toContain('Is sanne.wiersma@voorbeeld.nl van jou?');
    const { result, calls } = await postForm(
      block,
      'resend',
      {},
      {
        path: '/my-account',
        visitor: 'candidate',
        account: { resendVerification: async () => undefined },
      },
    );
    expect(calls).toMatchObject([['resendVerification', { as: 'candidate' }]]);
    expect(result).toEqual({ ok: true, redirect: '/my-account?menuType=dashboard&resent=1' });
  });

  it.each([
    ['registered', 'Welkom! Je account is gemaakt'],
    ['passwordSet', 'Je nieuwe wachtwoord is ingesteld'],
    ['verified', 'Je e-mailadres is bevestigd'],
  ])('says once what just happened: %s', async (name, text) => {
    expect(await renderBlock(block, {}, { search: `?${name}=1` })).toContain(text);
  });

  it('has words for every panel there is', async () => {
    for (const tab of Object.keys(accountPanels))
      for (const { visitor } of [{ visitor: 'candidate' as const }, { visitor: 'employer' as const }]) {
        const account = previewAccount(visitor);
        const employerJobs = previewEmployerJobs();
        const html = await renderBlock(
          block,
          {},
          {
            search: `?menuType=${tab}`,
            visitor,
            answers: {
              calls: {
                ...accountScenes.all?.answers?.calls,
                account,
                employerJobs,
                applications: previewApplications(),
                relations: { ...previewRelations(), ...previewContactedCalls() },
                applicants: previewApplicantCalls(),
                ...companyCalls(),
              },
            },
          },
        );
        expect(html).not.toContain('panels.');
      }
  });

  it('says what an API that is away means: an error, not an empty account', async () => {
    const account = {
      ...previewAccount('candidate'),
      readKpi: async () => Promise.reject(refused('server', 500)),
    };
    await expect(renderBlock(block, {}, { answers: { calls: { account } } })).rejects.toThrow('server');
  });
});

describe('the greeting', () => {
  it('goes by the board’s clock', () => {
    const at = (now: string) => greeting(now, 'Europe/Amsterdam');
    expect(at('2026-11-20T05:30:00.000Z')).toBe('morning');
    expect(at('2026-11-20T11:00:00.000Z')).toBe('afternoon');
    expect(at('2026-11-20T22:30:00.000Z')).toBe('evening');
    expect(at('2026-07-20T03:30:00.000Z')).toBe('morning');
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, min: new Date(0) }), (date) => {
        expect(['morning', 'afternoon', 'evening']).toContain(greeting(date.toISOString(), 'Asia/Tokyo'));
      }),
    );
  });
});
