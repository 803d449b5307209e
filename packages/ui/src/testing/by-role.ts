import { Window, type Element } from 'happy-dom';

/** Elements that have a role by themselves, as far as our pages use them. */
const elementsOf = {
  article: 'article',
  banner: 'header',
  blockquote: 'blockquote',
  button: 'button, summary',
  checkbox: 'input[type="checkbox"]',
  combobox: 'select',
  figure: 'figure',
  form: 'form',
  group: 'details, fieldset, address',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img:not([alt=""])',
  link: 'a[href]',
  list: 'ul, ol',
  listitem: 'li',
  meter: 'meter',
  navigation: 'nav',
  option: 'option',
  paragraph: 'p',
  progressbar: 'progress',
  radio: 'input[type="radio"]',
  region: 'section[aria-label], section[aria-labelledby]',
  row: 'tr',
  rowheader: 'th[scope="row"]',
  search: 'search',
  searchbox: 'input[type="search"]',
  slider: 'input[type="range"]',
  status: 'output',
  strong: 'strong',
  switch: '[role="switch"]',
  textbox: 'textarea, input:not([type]), input[type="text"], input[type="email"], input[type="tel"]',
  time: 'time',
} as const;

type Role = keyof typeof elementsOf;
type Name = string | RegExp;

const collapsed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

let parser: InstanceType<Window['DOMParser']> | undefined;

/** HTML as the server sends it, as the document that it is for a browser; nothing in it runs or is fetched. */
export function parseHtml(html: string): Element {
  parser ??= new new Window().DOMParser();
  return parser.parseFromString(html, 'text/html').body;
}

const elementOf = (page: string | Element): Element => (typeof page === 'string' ? parseHtml(page) : page);

/** What stands there to be read, or a screen reader passes by: nothing of what is hidden from it. */
export function textOf(page: string | Element): string {
  const copy = elementOf(page).cloneNode(true);
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], [hidden], script, style'))
    hidden.remove();
  return collapsed(copy.textContent);
}

/** What a block says: the page that it is drawn on has words of its own. */
export const textOfBlock = (html: string): string =>
  [...parseHtml(html).querySelectorAll('[data-block]')].map(textOf).join(' ');

/** The same with what its pictures show. */
function textWithAlt(element: Element): string {
  const copy = element.cloneNode(true);
  for (const picture of copy.querySelectorAll('[alt]'))
    picture.replaceWith(picture.getAttribute('alt') ?? '');
  return textOf(copy);
}

/** By what assistive technology calls an element: the shorter half of the standard's rules, which is all that we use. */
export function accessibleName(element: Element): string {
  const root = element.ownerDocument;
  const byId = (id: string) => root.querySelector(`[id="${id}"]`);
  const labelledBy = element.getAttribute('aria-labelledby')?.split(' ').map(byId);
  const id = element.getAttribute('id');
  const label = (id && root.querySelector(`label[for="${id}"]`)) || element.closest('label');
  const caption = element.querySelector(':scope > :is(legend, summary, figcaption)');
  const ariaName = labelledBy
    ? labelledBy.map((part) => (part ? textOf(part) : '')).join(' ')
    : (element.getAttribute('aria-label') ?? element.getAttribute('alt'));
  return collapsed(ariaName ?? textWithAlt(label ?? caption ?? element));
}

const isHidden = (element: Element) => element.closest('[aria-hidden="true"], [hidden]') !== null;

/** Everything in a page that has this role, and, if one is given, this name; in its order. */
export function queryAllByRole(page: string | Element, role: Role, name?: Name): readonly Element[] {
  const ofItself = [...elementOf(page).querySelectorAll(`${elementsOf[role]}, [role="${role}"]`)];
  return ofItself.filter((element) => {
    if ((element.getAttribute('role') ?? role) !== role || isHidden(element)) return false;
    if (name === undefined) return true;
    const called = accessibleName(element);
    return typeof name === 'string' ? called === name : name.test(called);
  });
}

/** The one element with this role and name; an error that names those there are where it is none, or not the only one. */
export function getByRole(page: string | Element, role: Role, name?: Name): Element {
  const [element, ...more] = queryAllByRole(page, role, name);
  if (element && more.length === 0) return element;
  const there = queryAllByRole(page, role).map((one) => `“${accessibleName(one)}”`);
  throw new Error(
    `${more.length + (element ? 1 : 0)} × ${role} ${name ?? ''}; there are: ${there.join(', ')}`,
  );
}

/** What a field of this name holds, as it would be posted. */
export function valueOf(page: string | Element, name: string): string | undefined {
  const field = elementOf(page).querySelector(`[name="${name}"]`);
  const chosen = field?.querySelector('option[selected]') ?? field;
  return chosen?.getAttribute('value') ?? undefined;
}

/** Whether an icon stands right before the words of a link: decoration, which assistive technology passes by. */
export const hasIcon = (link: Element): boolean =>
  [...link.querySelectorAll('[aria-hidden="true"]')].some(
    (icon) => icon.nextSibling?.textContent === textOf(link),
  );

/** What stands beside a field for who fills it in, in the order in which it is read out: what is wrong, a hint. */
export function descriptionOf(field: Element): readonly string[] {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => {
    const description = field.ownerDocument.querySelector(`[id="${id}"]`);
    return description ? textOf(description) : `nothing has the id ${id}`;
  });
}
