// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryMails, openMails } from './mails.fixture.tsx';

let opened: Awaited<ReturnType<typeof openMails>>;
let memory: ReturnType<typeof memoryMails>;
const open = async (query?: string) => {
  opened = await openMails(memory.api, query);
};
/** What is typed is drawn a moment later. */
const drawn = () => act(async () => vi.advanceTimersByTimeAsync(200));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  memory = memoryMails();
});
afterEach(async () => {
  await opened.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the list of mails', () => {
  it('has each by whom it goes to, with the languages that are changed, and finds by the address', async () => {
    await open();
    expect(opened.rows()).toEqual([
      'Everyone',
      'Confirm your address',
      'Companies',
      'Order and invoiceDutch',
    ]);
    await opened.close();
    await open('?only=changed');
    expect(opened.rows()).toEqual(['Companies', 'Order and invoiceDutch']);
    await opened.close();
    await open('?find=zzz');
    expect(opened.text()).toContain('No mail matches this.');
    await opened.press('Show all mails');
    expect(opened.rows()).toHaveLength(4);
  });
});

describe('a mail that is written', () => {
  const address = '?open=account.verify&language=nl';

  it('is drawn as it is typed, bars what is wrong, and is saved as what differs from the original', async () => {
    await open(address);
    await drawn();
    await opened.write('Subject', 'Welkom {{gvenName}}');
    await drawn();
    expect(opened.preview()).toBe('<p>Welkom {{gvenName}}</p>');
    expect(opened.text()).toContain('There is no such variable');
    expect(opened.isBarred('Save')).toBe(true);
    expect(opened.isBarred('Send a test')).toBe(true);
    await opened.press('Save');
    expect(document.activeElement).toBe(opened.control('Subject'));
    await opened.write('Subject', 'Welkom ');
    opened.control('Subject').setSelectionRange(7, 7);
    await opened.press('{{givenName}}');
    await drawn();
    expect(opened.control('Subject').value).toBe('Welkom {{givenName}}');
    await opened.press('Send a test');
    expect(opened.text()).toContain('Sent to anna@example.org');
    expect(memory.tested).toMatchObject([{ variant: 'usual', texts: { subject: 'Welkom {{givenName}}' } }]);
    await opened.press('Save');
    expect(memory.saved).toEqual([{ subject: 'Welkom {{givenName}}', intro: 'Dag {{givenName}}!' }]);
    expect(opened.text()).toContain('it goes out like this from now on');
    await opened.choose('Plain text');
    expect(opened.preview()).toBe('Welkom {{givenName}} (usual)');
  });

  it('says what is changed, and puts it back one by one or all at once', async () => {
    await open(address);
    expect(opened.text()).toContain('It was: Hallo {{givenName}},');
    await opened.press('Put back: Text');
    expect(opened.control('Text').value).toBe('Hallo {{givenName}},');
    await opened.write('Subject', 'Welkom op {{site}}');
    await opened.press('Put everything back');
    await drawn();
    await opened.press('Save');
    expect(memory.saved).toEqual([{}]);
    expect(opened.text()).toContain('it goes out as it came');
    expect(opened.text()).toMatch(/put back lately.*Dag \{\{givenName\}\}!Put back on 27 Nov 2026/s);
    await opened.press('Use again');
    expect(opened.text()).not.toContain('put back lately');
    await drawn();
    await opened.press('Save');
    expect(memory.saved).toEqual([{}, { intro: 'Dag {{givenName}}!' }]);
  });

  it('has the texts of the form that is looked at', async () => {
    await open(`${address}&form=late`);
    await drawn();
    expect(opened.labels()).toEqual(['Subject', 'Text, 1Changed', 'Text, 2']);
  });

  it('is joined with what a colleague saved, and asks where both changed one text', async () => {
    await open(address);
    await opened.write('Subject', 'Hoi');
    memory.colleague('intro', 'Goedemorgen');
    await drawn();
    await opened.press('Save');
    await drawn();
    expect(memory.saved).toEqual([{ subject: 'Hoi', intro: 'Goedemorgen' }]);
    await opened.write('Subject', 'Hoi hoi');
    memory.colleague('subject', 'Goedemiddag');
    await drawn();
    await opened.press('Save');
    expect(opened.dialog()).toMatch(/Hoi hoi.*Goedemiddag/s);
  });
});

describe('the log of mails', () => {
  it('has what came of each, is narrowed by the address, and sends again what failed', async () => {
    opened = await openMails(memory.api, '?part=log', 'log');
    expect(opened.rows()).toEqual([
      expect.stringMatching(/anna@example\.org.*Confirm your address.*Sent/s),
      expect.stringMatching(/bob@example\.org.*Failed15 attempts · 550 no such user.*Send again/s),
    ]);
    expect(opened.text()).toContain('comes to the mailbox of the sender, and not here');
    await opened.press('Send again');
    expect(opened.text()).toContain('On its way again to bob@example.org');
    expect(opened.rows()[1]).toContain('Waiting');
    await opened.close();
    opened = await openMails(memory.api, '?part=log&find=bob&state=failed&mail=order.paid&list=2', 'log');
    expect(memory.asked.at(-1)).toEqual({
      page: 2,
      limit: 50,
      search: 'bob',
      'match[state]': 'failed',
      'match[kind]': 'order.paid',
    });
    expect(opened.text()).toContain('No mail matches this.');
  });
});
