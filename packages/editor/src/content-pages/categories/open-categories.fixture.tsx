import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { CategoriesApi } from './categories-api.ts';
import { CategoriesFixture } from './categories.fixture.tsx';
import { CategoriesPart } from './categories-part.tsx';

type Field = HTMLInputElement | HTMLTextAreaElement;

const named = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent.trim();

/** The categories as an admin has them before them, in English, and what is done there. */
export async function openCategories(api: CategoriesApi, address?: string) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <CategoriesFixture api={api} {...(address === undefined ? {} : { address })}>
        <CategoriesPart />
      </CategoriesFixture>,
    ),
  );
  /** @throws Error where nothing has this name */
  function button(name: string): HTMLElement {
    const found = [...document.querySelectorAll<HTMLElement>('button, a')].findLast(
      (one) => named(one) === name,
    );
    if (!found) throw new Error(`Nothing to press is called ${name}: ${document.body.textContent}`);
    return found;
  }
  /** @throws Error where no field has this label */
  function field(label: string): Field {
    const found = [...document.querySelectorAll('label')].find((one) => named(one) === label);
    const control = found && document.getElementById(found.htmlFor);
    if (!control) throw new Error(`No field is called ${label}`);
    return control as Field;
  }
  return {
    button,
    field,
    press: (name: string) =>
      act(async () => {
        button(name).focus();
        button(name).click();
      }),
    write: (label: string, text: string) =>
      act(async () => {
        const control = field(label);
        const type = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
        Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(control, text);
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    /** The names of the rows, from the top. */
    names: () =>
      [...document.querySelectorAll('tbody tr')].map(
        (row) => row.querySelector('button[data-focus]')?.textContent,
      ),
    alert: () => document.querySelector('[role=alert]')?.textContent,
    text: () => document.body.textContent,
    close: () => act(async () => root.unmount()),
  };
}
