import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { nothingStored, type Journal } from '../page-editing/editing.ts';
import type { EditedSite } from '../page-editing/edited-site.ts';
import type { SectionName } from './sections.ts';
import { SiteSettingsFixture } from './site-settings.fixture.tsx';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A section of the site settings in a document, at somebody's keys. */
export async function openSiteSettings(
  section: SectionName,
  { changes, before }: { readonly changes?: Partial<EditedSite>; readonly before?: Journal } = {},
) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  let journal = before ?? nothingStored;
  const keep = (next: Journal): void => {
    journal = next;
  };
  await act(async () =>
    root.render(
      <SiteSettingsFixture
        section={section}
        {...(changes && { changes })}
        {...(before && { journal: before })}
        storeJournal={keep}
      />,
    ),
  );
  const field = (id: string): Field => {
    const found = document.querySelector<Field>(`#${id}`);
    if (!found) throw new Error(`There is no ${id}`);
    return found;
  };
  const press = async (found: Element | undefined | null): Promise<void> => {
    if (!found) throw new Error('It is not there to be pressed');
    await act(async () => found.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  };
  const named = (name: string) => (button: Element) =>
    (button.getAttribute('aria-label') ?? button.textContent).startsWith(name);
  return {
    field,
    journal: () => journal,
    close: () => act(async () => root.unmount()),
    /** What is written there, and left. */
    async write(id: string, text: string): Promise<void> {
      const kind = field(id) instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
      await act(async () => {
        Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field(id), text);
        field(id).dispatchEvent(new Event('input', { bubbles: true }));
      });
      await act(async () => void field(id).dispatchEvent(new Event('focusout', { bubbles: true })));
    },
    /** By its name, or how that begins. */
    press: (name: string) => press([...document.querySelectorAll('main button')].find(named(name))),
    goTo: (title: string) => press([...document.querySelectorAll('nav button')].find(named(title))),
  };
}
