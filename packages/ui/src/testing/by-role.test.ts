import { describe, expect, it } from 'vitest';
import {
  accessibleName,
  getByRole,
  hasIcon,
  queryAllByRole,
  textOf,
  textOfBlock,
  valueOf,
} from './by-role.ts';

describe('a page, asked by role', () => {
  it('tells what an element is, and passes by what is hidden or is something else by its role', () => {
    const page =
      '<h1>Werk</h1><h2 hidden>Niets</h2><h2 role="presentation">Niets</h2><p role="heading">Ook</p>';
    expect(queryAllByRole(page, 'heading').map(textOf)).toEqual(['Werk', 'Ook']);
    expect(queryAllByRole('<a>Geen</a><a href="/">Wel</a>', 'link').map(textOf)).toEqual(['Wel']);
  });

  it.each([
    ['<button aria-label="Sluit"><svg></svg></button>', 'Sluit'],
    ['<h2 id="a">Een</h2><button aria-labelledby="a">Twee</button>', 'Een'],
    ['<button><span aria-hidden="true">★</span> Bewaar\n nu</button>', 'Bewaar nu'],
    ['<button><img alt="Wadwerk" src="/logo.svg"></button>', 'Wadwerk'],
  ])('tells by what name %s is called', (html, name) => {
    expect(accessibleName(getByRole(html, 'button'))).toBe(name);
  });

  it('knows fields by their labels, and what they hold', () => {
    const form = `<label for="a">Plaats</label><input id="a" name="a" value="Assen">
      <label><input type="checkbox" name="b" value="1"> Akkoord</label>
      <select name="c"><option value="x">X</option><option value="y" selected>Y</option></select>`;
    expect(valueOf(form, 'a')).toBe(getByRole(form, 'textbox', 'Plaats').getAttribute('value'));
    getByRole(form, 'checkbox', 'Akkoord');
    expect([valueOf(form, 'c'), valueOf(form, 'd')]).toEqual(['y', undefined]);
  });

  it('knows a search, what is looked for in it, and how far something is', () => {
    const page = `<search><input type="search" aria-label="Zoek" value="kok"></search>
      <form role="search"></form><progress value="60"></progress>
      <table><tr><th>Dag</th><th scope="row">1 mei</th></tr></table>`;
    expect(queryAllByRole(page, 'search')).toHaveLength(2);
    expect(getByRole(page, 'searchbox', 'Zoek').getAttribute('value')).toBe('kok');
    expect(getByRole(page, 'progressbar').getAttribute('value')).toBe('60');
    getByRole(page, 'rowheader', '1 mei');
  });

  it('says what there is where the one asked for is not, or is not alone', () => {
    const page = '<a href="/a">Een</a><a href="/b">Twee</a>';
    expect(() => getByRole(page, 'link', 'Drie')).toThrow('0 × link Drie; there are: “Een”, “Twee”');
    expect(() => getByRole(page, 'link', /e/)).toThrow('2 × link');
  });

  it('tells the words of a block from those of the page around it', () => {
    expect(textOfBlock('<a href="#main">Spring</a><div data-block="1"><p>Moi</p></div>')).toBe('Moi');
    expect(textOfBlock('<a href="#main">Spring</a><div data-block="1"><hr></div>')).toBe('');
  });

  it('sees an icon only right before the words', () => {
    const link = (inside: string) => getByRole(`<a href="/">${inside}</a>`, 'link');
    expect(hasIcon(link('<i aria-hidden="true"></i>Bel'))).toBe(true);
    expect(hasIcon(link('Bel<i aria-hidden="true"></i>'))).toBe(false);
  });
});
