// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { ReleasesFixture } from './releases.fixture.tsx';

let root: Root;
const open = (node: ReactNode): void => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(node);
};
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const named = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent;
const find = async (selector: string, name: RegExp): Promise<HTMLElement> =>
  vi.waitFor(
    () =>
      [...document.querySelectorAll<HTMLElement>(selector)].find((one) => name.test(named(one))) ??
      expect.fail(`There is no ${selector} ${name}`),
  );
const press = async (name: RegExp, within = ''): Promise<void> => {
  const button = await find(`${within} button`, name);
  await act(async () => button.click());
};
const rows = () => [...document.querySelectorAll('main tbody tr')].map((row) => row.textContent);
const key = (target: Element, name: string) =>
  act(async () => target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));

it('lists what goes live together, and takes one thing out of it or offline', async () => {
  const onChange = vi.fn();
  open(<ReleasesFixture onChange={onChange} />);
  await find('h1', /^Winter campaign$/);
  expect(rows()).toHaveLength(4);
  expect(rows().at(-1)).toContain('The look of the site');
  const does = await find('select', /^What happens to /);
  await act(async () => {
    (does as HTMLSelectElement).value = 'offline';
    does.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await vi.waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith(
      1,
      expect.objectContaining({ dueAt: '2026-11-30T08:00:00.000Z', pages: [2], offline: [1] }),
    ),
  );
  await press(/^Leave out The look of the site$/);
  await vi.waitFor(() => expect(rows()).toHaveLength(3));
  expect(onChange).toHaveBeenLastCalledWith(1, expect.objectContaining({ appearance: false }));
});

it('makes a release by its name, adds what differs to it, and publishes it', async () => {
  const onChange = vi.fn();
  open(<ReleasesFixture plans={[]} onChange={onChange} />);
  await find('h1', /^No releases yet$/);
  await press(/^New release$/, 'main');
  const name = await vi.waitFor(
    () => document.querySelector<HTMLInputElement>('dialog input') ?? expect.fail('No name is asked for'),
  );
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'Open day');
    name.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press(/^New release$/, 'dialog');
  await find('h1', /^Open day$/);
  // Nothing is in it: it can be neither planned nor published.
  expect((await find('main button', /^Publish now/)).getAttribute('aria-disabled')).toBe('true');
  await press(/^Add$/);
  const boxes = await vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLInputElement>('dialog input[type=checkbox]')];
    expect(found.length).toBeGreaterThan(2);
    return found;
  });
  await act(async () => boxes[0]?.click());
  await act(async () => boxes.at(-1)?.click());
  await press(/^Add$/, 'dialog');
  await vi.waitFor(() => expect(rows()).toHaveLength(2));
  expect(onChange).toHaveBeenLastCalledWith(1, expect.objectContaining({ dueAt: null, appearance: true }));
  await press(/^Publish now/, 'main');
  await press(/^Publish now$/, 'dialog');
  await find('main header span', /^Live since Sat,? 21 Nov/);
});

it('plans a release whole, and leaves its end alone where only the moment moves', async () => {
  const onChange = vi.fn();
  open(<ReleasesFixture onChange={onChange} />);
  await press(/^Change time$/);
  const days = await vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLInputElement>('dialog input[type=date]')];
    expect(found.map(({ value }) => value)).toEqual(['2026-11-30', '2026-12-04']);
    return found;
  });
  await act(async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(days[0], '2026-12-01');
    days[0]?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press(/^Plan for Tue,? 1 Dec/, 'dialog');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange.mock.lastCall?.[1]).toMatchObject({ dueAt: '2026-12-01T08:00:00.000Z' });
  expect(onChange.mock.lastCall?.[1]).not.toHaveProperty('backAt');
});

it('goes through the calendar by the keys, across months, and opens a day’s release', async () => {
  open(<ReleasesFixture />);
  const day = () => document.querySelector('td[tabindex="0"]') ?? expect.fail('No day is in focus');
  await find('td', /^30 November, Winter campaign goes live/);
  expect(named(day())).toMatch(/^30 November/);
  await key(day(), 'ArrowDown');
  expect(named(day())).toMatch(/^7 December/);
  expect((await find('aside h2', /2026$/)).textContent).toBe('December 2026');
  await key(day(), 'PageUp');
  await key(day(), 'ArrowLeft');
  expect(named(day())).toMatch(/^6 November/);
  for (let at = 0; at < 11; at += 1) await key(day(), 'ArrowRight');
  await key(day(), 'Enter');
  await find('h1', /^Employer prices$/);
});
