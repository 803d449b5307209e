import { describe, expect, it } from 'vitest';
import { pageOf } from '../test/board-in-memory.ts';
import { openTestSite } from '../test/open-test-site.ts';

/** The addresses that our mails carry, on the pages where they lead. */
const addresses = [
  '/inloggen?verify=candidate-link',
  '/inloggen?verify=employer-link&isEmployer=true',
  '/registreren?profile=a-link',
  '/nieuw-wachtwoord?token=a-link',
  '/nieuw-wachtwoord?token=a-link&isEmployer=true',
  '/job-alert?token=good-link&action=confirm',
  '/job-alert?token=good-link',
  '/job-alert?token=good-link&action=unsubscribe',
  '/?newsletter=a-link',
  '/en?unsubscribe=a-link',
  '/mijn-account?menuType=contact-requests&token=a-link',
  '/mijn-account?introduction=a-link',
  '/mijn-account?menuType=web-shop&order=a-link',
];

describe('the addresses in our mails', () => {
  it('have nothing written by being opened, as programs open them before people do', async () => {
    const { ask, board, calls } = await openTestSite();
    board.pages.push(
      pageOf('p-login', { nl: 'inloggen' }, [['login']]),
      pageOf('p-register', { nl: 'registreren' }, [['register']]),
      pageOf('p-password-change', { nl: 'nieuw-wachtwoord' }, [['password-change']]),
      pageOf('p-manage-job-alert', { nl: 'job-alert' }, [['job-alerts']]),
      pageOf('p-account', { nl: 'mijn-account' }, [['account']]),
    );
    for (const url of addresses)
      for (const method of ['GET', 'HEAD', 'GET', 'HEAD'] as const) {
        const answer = await ask({ method, url });
        expect(answer.statusCode, url).toBeLessThan(500);
        expect(answer.cookies, url).toEqual([]);
      }
    // These two ask, with more than an address can hold.
    const asks = /\/(?:public\/host|job-alerts\/preview)$/;
    const writing = calls.filter(({ method, url }) => method !== 'GET' && !asks.test(url));
    expect(writing.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
    expect(calls.some(({ url }) => url.includes('/verify/candidate-link'))).toBe(true);
  });
});
