import { defineEndpoint, type Method, type Role } from '@boardwright/api-client/contract';
import { describe, expect, it } from 'vitest';
import { memoryMailer } from '../ports/mailer.ts';
import type { PaymentProvider } from '../ports/payments/payments.ts';
import { memoryStorage } from '../ports/storage.ts';
import { checkPlugins } from './check-plugins.ts';
import { definePlugin, type Plugin } from './plugin.ts';
import { PluginError } from './plugin-error.ts';

const call = (path: string, roles: readonly Role[] = ['public'], method: Method = 'GET') =>
  defineEndpoint({ method, path, roles, area: 'content', summary: 'Does nothing.' });

const answering = (name: string, ...endpoints: ReturnType<typeof call>[]): Plugin => ({
  name,
  endpoints: Object.fromEntries(endpoints.map((endpoint, at) => [`call${at}`, endpoint])),
  handlers: () => ({}),
});
const doing = (key: string, cron = '17 3 * * 1') =>
  definePlugin({ name: 'acme', tasks: { [key]: { cron, run: async () => undefined } } });

/** The sentence with which a start ends. */
function errorOf(...plugins: readonly Plugin[]): string {
  try {
    checkPlugins(plugins);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(PluginError);
    return (error as Error).message;
  }
}

describe('plugins are taken in', () => {
  it('with calls beside those of the product, and of each other', () => {
    const hours = answering('acme-hours', call('/hours'), call('/hours/{day:int}'), call('/hours/today'));
    const tides = answering(
      'tides',
      call('/tides'),
      call('/hours', ['admin']),
      call('/hours', ['public'], 'POST'),
    );
    expect(errorOf(hours, tides, doing('weekly'), definePlugin({ name: 'acme-nothing' }))).toBe('');
  });
});

describe('a plugin is refused', () => {
  it.each([['Acme'], ['acme_hours'], ['-acme'], ['acme--hours'], [''], ['x'.repeat(41)]])(
    'that is called %j',
    (name) => {
      expect(errorOf({ name })).toBe(
        `A plugin is called '${name}': its name is small letters, digits and single hyphens, at most 40, as 'acme-hours'.`,
      );
    },
  );

  it('that is called as a part of the product, or as another', () => {
    expect(errorOf({ name: 'jobs' })).toBe(
      "A plugin is called 'jobs', as a part of the product is: put your own name before it, as 'acme-jobs'.",
    );
    expect(errorOf({ name: 'acme' }, { name: 'acme' })).toContain("Two plugins are called 'acme'");
  });

  it.each([
    ['/jobs', '/api/candidate/v1/jobs', 'the product'],
    ['/jobs/slug/special', '/api/candidate/v1/jobs/slug/{slug}', 'the product'],
    ['/jobs/{anything}/related', '/api/candidate/v1/jobs/', 'the product'],
  ])('that would take a call of the product at %s', (path, taken, whose) => {
    const sentence = errorOf(answering('acme', call(path, ['candidate'])));
    expect(sentence).toContain(
      `The plugin 'acme' would take GET /api/candidate/v1${path}, where ${whose} answers`,
    );
    expect(sentence).toContain(taken);
  });

  it('that would take a call of another, and not one of its own', () => {
    const one = answering('acme', call('/tides/{place}'), call('/tides/here'));
    expect(errorOf(one)).toBe('');
    expect(errorOf(one, answering('zeta', call('/tides/delfzijl')))).toBe(
      "The plugin 'zeta' would take GET /api/public/v1/tides/delfzijl, where the plugin 'acme' answers /api/public/v1/tides/{place}: give its endpoint another path.",
    );
  });

  it.each(['hours', '/hours/', '/hours/:day', '/hours/*', '/{a}{b}', ''])('with a call at %j', (path) => {
    expect(errorOf(answering('acme', call(path)))).toContain(`declares call0 at '${path}', which is no path`);
  });

  it('with a call that nobody may make, or that nothing answers', () => {
    expect(errorOf(answering('acme', call('/hours', [])))).toContain('declares call0 for nobody');
    expect(errorOf({ name: 'acme', endpoints: { hours: call('/hours') } })).toContain('has no handlers');
  });

  it('that delivers mails or keeps files where another does', () => {
    const mailing = (name: string) =>
      definePlugin({ name, mailer: memoryMailer(), storage: memoryStorage() });
    expect(errorOf(mailing('one'), definePlugin({ name: 'two', mailer: memoryMailer() }))).toBe(
      "The plugins 'one' and 'two' both send the mails, and one can: take the other out.",
    );
    expect(errorOf(mailing('one'), definePlugin({ name: 'two', storage: memoryStorage() }))).toContain(
      "'one' and 'two' both keep the files",
    );
  });

  it('whose payment provider has the name of another', () => {
    const paying = (name: string, ...providers: readonly string[]): Plugin => ({
      name,
      payments: providers.map((provider) => ({ name: provider }) as PaymentProvider),
    });
    expect(errorOf(paying('acme', 'acme-pay', 'acme-later'), paying('zeta', 'zeta-pay'))).toBe('');
    expect(errorOf(paying('acme', 'stripe'))).toBe(
      "The payment provider 'stripe' of the plugin 'acme' has a name that the product uses: give it another one.",
    );
    expect(errorOf(paying('acme', 'invoice'))).toContain('a name that the product uses');
    expect(errorOf(paying('acme', 'pay'), paying('zeta', 'pay'))).toContain(
      "'pay' of the plugin 'zeta' has a name that the plugin 'acme' uses",
    );
    expect(errorOf(paying('acme', 'Acme/Pay'))).toContain(
      "has a payment provider 'Acme/Pay': its name is small letters",
    );
  });

  it('whose feed shape has the name of another, or maps to what there is not', () => {
    const shape = { name: 'acme-csv', recognises: () => false, items: async function* () {} };
    expect(errorOf({ name: 'acme', feedShapes: [shape] })).toBe('');
    expect(errorOf({ name: 'acme', feedShapes: [shape] }, { name: 'zeta', feedShapes: [shape] })).toBe(
      "Two feed shapes are called 'acme-csv', the second of the plugin 'zeta': give it another name.",
    );
    expect(errorOf({ name: 'acme', feedShapes: [{ ...shape, name: 'CSV' }] })).toContain(
      "has a feed shape 'CSV'",
    );
    const mapping = { fields: { heading: 'title' } } as never;
    expect(errorOf({ name: 'acme', feedShapes: [{ ...shape, mapping }] })).toContain(
      "The mapping of the feed shape 'acme-csv' of the plugin 'acme' is not right at '/fields'",
    );
  });

  it('with two migrations of one name', () => {
    const start = { name: '0001-start', sql: [] };
    expect(errorOf({ name: 'acme', migrations: [start, start] })).toBe(
      "The plugin 'acme' has two migrations called '0001-start': give one of them another name.",
    );
  });

  it.each(['', 'Weekly', 'acme/weekly'])('with a task called %j', (key) => {
    expect(errorOf(doing(key))).toContain(`The plugin 'acme' has a task '${key}'`);
  });

  it.each(['on Mondays', '61 * * * *', '17 3', ''])('with a task at %j', (cron) => {
    expect(errorOf(doing('weekly', cron))).toBe(
      `The plugin 'acme' has its task 'weekly' at '${cron}', which is no time: write five parts, as '17 3 * * 1'.`,
    );
  });
});
