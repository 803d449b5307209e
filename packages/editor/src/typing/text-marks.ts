import { withText, type TextPlace } from './text-places.ts';

type Settings = Readonly<Record<string, unknown>>;

/** Signs without a width that no keyboard has. */
const [zero, one, begin, end] = ['\u2061', '\u2062', '\u2063', '\u2064'] as const;
const whole = new RegExp(`^${begin}([${zero}${one}]+)${end}[^]*${end}${begin}$`);
const first = new RegExp(`^${begin}([${zero}${one}]+)${end}`);
const last = `${end}${begin}`;

const numberOf = (bits: string | undefined): number | undefined =>
  bits === undefined
    ? undefined
    : Number.parseInt([...bits].map((bit) => (bit === one ? '1' : '0')).join(''), 2);

/** The settings with each text between marks by which it is found where it is rendered. */
export function markedSettings(settings: Settings, places: readonly TextPlace[]): Settings {
  return places.reduce((all, place, index) => {
    // An empty text is rendered nowhere; a picture is, whatever its words.
    if (place.value === '' && place.kind !== 'picture') return all;
    const number = [...index.toString(2)].map((bit) => (bit === '0' ? zero : one)).join('');
    return withText(all, place, `${begin}${number}${end}${place.value}${last}`);
  }, settings);
}

/** Which of the texts this is as it was rendered: a whole one, no part of a sentence. */
export function markedIndex(rendered: string): number | undefined {
  return numberOf(whole.exec(rendered)?.[1]);
}

/** Which of the texts begins here and ends in the last of the nodes beside it: one of several parts, as HTML is. */
export function markedStart(rendered: string, closing: string): number | undefined {
  return closing.endsWith(last) ? numberOf(first.exec(rendered)?.[1]) : undefined;
}
