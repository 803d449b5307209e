import { expect, it } from 'vitest';
import { boardHost, pageOf } from '../test/board-in-memory.ts';
import { openTestSite, sessionCookie, testNow } from '../test/open-test-site.ts';

const at = (minutes: number) => new Date(testNow + minutes * 60_000).toISOString();

it('a block that a visitor does not see is not sent to them, and no form of it is answered', async () => {
  const { ask, board } = await openTestSite();
  const page = pageOf('p-generic', { nl: 'plan' }, [
    ['faq', { title: 'Voor werkgevers', visibility: { hiddenFor: ['guest', 'candidate'] } }],
    ['faq', { title: 'Van maandag', visibility: { from: at(5) } }],
    ['faq', { title: 'Van vandaag', visibility: { from: at(-5), until: at(5), hiddenOn: ['phone'] } }],
    ['contact', { visibility: { until: at(0) } }],
    ['contact', {}],
  ]);
  board.pages.push(page);
  const seenBy = async (cookie: string) =>
    (await ask({ url: '/plan', ...(cookie && { headers: { cookie } }) })).body;
  const guest = await seenBy('');
  for (const text of ['Voor werkgevers', 'Van maandag', 'hiddenFor', at(5)])
    expect(guest).not.toContain(text);
  expect((await ask({ url: '/plan?layout=editor' })).body).not.toContain('Voor werkgevers');
  expect(guest).toContain('Van vandaag');
  expect(guest).toContain('@media (width < 576px){:scope{display:none!important}}');
  expect(await seenBy(sessionCookie('employer', 'good-employer'))).toContain('Voor werkgevers');

  const [past = 0, present = 0] = page.blocks.filter(({ key }) => key === 'contact').map(({ id }) => id);
  const send = async (id: number) =>
    (
      await ask({
        method: 'POST',
        url: '/plan',
        headers: { origin: `http://${boardHost}`, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `_block=${id}&_action=send`,
      })
    ).statusCode;
  expect(await send(past)).toBe(400);
  // What is missing in it is said: the form is there.
  expect(await send(present)).toBe(422);
});
