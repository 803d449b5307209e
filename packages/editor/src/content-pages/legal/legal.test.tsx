// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryLegal, openLegal } from './legal.fixture.tsx';

let opened: Awaited<ReturnType<typeof openLegal>>;
let memory: ReturnType<typeof memoryLegal>;
/** What is typed is drawn a moment later. */
const drawn = () => act(async () => vi.advanceTimersByTimeAsync(300));
const open = async (query?: string) => {
  opened = await openLegal(memory.api, query);
  await drawn();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  memory = memoryLegal();
});
afterEach(async () => {
  await opened.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the form of the legal pages', () => {
  it('shows what the board knows, asks for the rest, and draws the papers as they are answered', async () => {
    await open();
    expect(opened.text()).toContain('Not published yet');
    expect(opened.text()).toContain('Payments by Mollie');
    expect(opened.text()).toContain('Chamber of commerceNot filled in');
    expect(opened.text()).toContain('Who hosts this site');
    expect(opened.control('Years that invoices are kept').value).toBe('7');
    await opened.write('Email for questions', 'vragen@example.org');
    await opened.write('Privacy, in Dutch', 'Ook dit.');
    await drawn();
    expect(opened.preview()).toContain('nl vragen@example.org Ook dit.');
    await opened.choose('Cookies');
    expect(opened.preview()).toContain('<h1>cookies</h1>');
    expect(opened.control('Cookies, in Dutch').value).toBe('');
    await opened.press('Save');
    expect(memory.saved).toMatchObject([
      { revision: 2, answers: { contact_email: 'vragen@example.org' }, own: { nl: { privacy: 'Ook dit.' } } },
    ]);
  });

  it('has another company before it is named, and after its name was emptied', async () => {
    await open();
    await opened.press('Add company');
    await opened.write('Name', 'Hostingbedrijf');
    await opened.write('Name', '');
    await opened.press('Save');
    expect(memory.saved).toMatchObject([
      { answers: { processors: [{ name: '', task: 'hosting', country: '' }] } },
    ]);
  });

  it('asks of a board that sells nothing for no invoices', async () => {
    memory = memoryLegal({ purposes: ['applications'] });
    await open();
    expect(opened.labels()).not.toContain('Years that invoices are kept');
  });

  it('publishes what is saved and lacks nothing that is needed, and lists what was published', async () => {
    await open();
    await opened.write('Email for questions', 'nobody');
    await drawn();
    expect(opened.text()).toContain('This is no email address');
    expect([opened.isBarred('Save'), opened.isBarred('Publish')]).toEqual([true, true]);
    await opened.write('Email for questions', '');
    await drawn();
    expect(opened.text()).toContain('An email address for questions about dataNeeded');
    await opened.press('Save');
    expect(opened.isBarred('Publish')).toBe(true);
    await opened.write('Email for questions', 'a@example.org');
    await drawn();
    await opened.press('Save');
    await opened.press('Publish');
    expect(memory.published).toEqual([4]);
    expect(opened.text()).toContain('published by Anna de Vries');
    await opened.press('Read the version');
    expect(opened.preview()).toContain('as it was');
    await opened.press('Back to now');
    await drawn();
    expect(opened.preview()).toContain('a@example.org');
  });

  it('says when visitors read something else than the board says now', async () => {
    memory = memoryLegal({ published: { at: '2026-11-01T10:00:00Z', by: '' } });
    await open();
    expect(opened.text()).toContain('no longer what your answers and your board say');
  });

  it('keeps what is typed, and joins what a colleague answered meanwhile', async () => {
    await open();
    await opened.write('Court', 'Leeuwarden');
    await opened.close();
    memory.colleague({ represented_by: 'Bram Bos' });
    await open();
    expect(opened.control('Court').value).toBe('Leeuwarden');
    await opened.press('Save');
    await drawn();
    expect(memory.saved).toMatchObject([{ answers: { court: 'Leeuwarden', represented_by: 'Bram Bos' } }]);
    memory.colleague({ court: 'Assen' });
    await opened.write('Court', 'Groningen');
    await opened.press('Save');
    expect(opened.dialog()).toContain('Court, by its place');
  });
});
