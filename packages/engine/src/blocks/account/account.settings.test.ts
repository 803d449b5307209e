import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole } from '@boardwright/ui/testing';
import { accountBlock } from './account.block.ts';
import { accountScenes } from './account.scenes.ts';

const employer = accountScenes.of?.['employer'] ?? {};

describeSettings(accountBlock, (setting) => {
  setting(
    'headline',
    'stands in place of the greeting, with the name where it says {{name}}',
    async (draw) => {
      getByRole(await draw({ headline: 'Moi {{name}}!' }), 'heading', /^Moi Sanne!/);
      getByRole(await draw(), 'heading', /^Goedemorgen, Sanne/);
    },
  );
  setting('hiddenCandidateTabs', 'leaves tabs out for candidates', async (draw) => {
    const hidden = await draw({ hiddenCandidateTabs: ['dashboard'] }, { search: '?menuType=dashboard' });
    expect(hidden).not.toContain('href="/my-account?menuType=dashboard"');
    // The first tab that is left opens instead.
    expect(hidden).toContain('Je gegevens');
    expect(await draw({ hiddenCandidateTabs: ['dashboard'] }, employer)).toContain(
      'href="/my-account?menuType=dashboard"',
    );
  });
  setting('hiddenEmployerTabs', 'leaves tabs out for employers', async (draw) => {
    expect(await draw({ hiddenEmployerTabs: ['dashboard'] }, employer)).not.toContain(
      'href="/my-account?menuType=dashboard"',
    );
    expect(await draw({ hiddenEmployerTabs: ['dashboard'] })).toContain(
      'href="/my-account?menuType=dashboard"',
    );
  });
  setting('hideCandidateLogs', 'hides what happened in a candidate’s account', async (draw) => {
    expect(await draw()).toContain('Wat er gebeurde');
    expect(await draw({ hideCandidateLogs: true })).not.toContain('Wat er gebeurde');
    expect(await draw({ hideCandidateLogs: true }, employer)).toContain('Wat er gebeurde');
  });
  setting('hideEmployerLogs', 'hides what happened in an employer’s account', async (draw) => {
    expect(await draw({}, employer)).toContain('Wat er gebeurde');
    expect(await draw({ hideEmployerLogs: true }, employer)).not.toContain('Wat er gebeurde');
    expect(await draw({ hideEmployerLogs: true })).toContain('Wat er gebeurde');
  });
  setting('hideEmployerKpis', 'hides an employer’s numbers', async (draw) => {
    expect(await draw({}, employer)).toContain('Actieve vacatures');
    expect(await draw({ hideEmployerKpis: true }, employer)).not.toContain('Actieve vacatures');
  });
  setting('webShopOnDashboard', 'shows employers the way to the shop on their dashboard', async (draw) => {
    expect(await draw({ webShopOnDashboard: true }, employer)).toMatch(
      /href="\/my-account\?menuType=web-shop"[^>]*>.*?Naar de webshop/,
    );
    expect(await draw({}, employer)).not.toContain('Naar de webshop');
    expect(await draw({ webShopOnDashboard: true })).not.toContain('Naar de webshop');
  });
  setting('hideCreateJobApplyUrl', 'hides the career page address when creating a job', async (draw) => {
    const form = { ...employer, search: '?menuType=manage-jobs&active-job=new' };
    expect(await draw({}, form)).toContain('Adres van de carrièrepagina');
    const hidden = await draw({ hideCreateJobApplyUrl: true }, form);
    expect(hidden).not.toContain('name="apply_url"');
    expect(hidden).not.toContain('name="apply_type"');
    expect(hidden).toContain('name="apply_email"');
  });
  setting('hideJobKpiLogs', 'hides numbers and log of a job', async (draw) => {
    const job = { ...employer, search: '?menuType=manage-jobs&active-job=1' };
    const visible = await draw({}, job);
    expect(visible).toContain('Sollicitaties per dag');
    expect(visible).toContain('Wat ermee is gedaan');
    const hidden = await draw({ hideJobKpiLogs: true }, job);
    expect(hidden).toContain('Wijkverpleegkundige niveau 6');
    for (const text of ['Cijfers', 'Sollicitaties per dag', 'Wat ermee is gedaan'])
      expect(hidden).not.toContain(text);
    const list = { ...employer, search: '?menuType=manage-jobs' };
    expect(await draw({}, list)).toContain('14\u00a0sollicitaties');
    expect(await draw({ hideJobKpiLogs: true }, list)).not.toContain('14\u00a0sollicitaties');
  });
  setting('showJobUrls', 'shows the addresses of jobs', async (draw) => {
    const address = 'https://wadwerk.example/vacature/job-1';
    for (const search of ['?menuType=manage-jobs', '?menuType=manage-jobs&active-job=1']) {
      expect(await draw({ showJobUrls: true }, { ...employer, search })).toContain(`href="${address}"`);
      expect(await draw({}, { ...employer, search })).not.toContain(address);
    }
  });
});
