import { normalised } from '@boardwright/api-client/contract';
// What lists of leaked passwords are made of: a few words, dressed up with digits and signs. Written without digits,
// accents and capitals, as `plain` leaves a password.
const words = new Set(
  `password passwort wachtwoord parola parool motdepasse contrasena welkom welcome bunvenit geheim secret sesam
  qwerty qwertyuiop qwertyui qwertz qwertzuiop azerty azertyuiop asdfgh asdfghjkl asdfghjk zxcvbn zxcvbnm qazwsx
  qazwsxedc qweasd qweasdzxc qqwweerrtt admin administrator root beheerder user username gebruiker login logmein letmein
  letmeinnow changeme changeit test testing tester guest default iloveyou ihateyou iloveu ikhouvanjou tevoiubesc teiubesc
  monkey dragon master shadow sunshine princess prinses football voetbal fotbal baseball basketball superman batman
  spiderman starwars pokemon trustno trustnoone freedom liverpool chelsea arsenal barcelona manchester ajax feyenoord
  psveindhoven steaua dinamo amsterdam rotterdam groningen utrecht nederland holland romania bucuresti summer winter
  spring autumn zomer lente herfst januari februari september oktober november december january february october
  michael jennifer jordan hunter killer charlie thomas andrew daniel jessica ashley nicole whatever computer internet
  samsung google facebook linkedin microsoft windows apple hello hallo hoi salut salutare buna goedemorgen maandag
  monday friday vrijdag cookie chocolate cheese banana purple flower bloem butterfly vlinder lovely babygirl family
  boardwright vacature vacatures job jobs jobboard werk solliciteren abc abcd abcde abcdef abcdefg abcdefgh abcdefghi
  abcdefghij`
    .split(/\s+/)
    .filter(Boolean),
);

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
];
const swapped: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function lower(text: string): string {
  return normalised(text, 'NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * Both readings of a password: without digits and signs at its ends, and with them taken for the letters they resemble.
 * What is mostly digits and signs has no reading: a few letters far apart spell nothing.
 */
function plain(password: string): readonly string[] {
  const bare = /[a-z](?:.*[a-z])?/s.exec(password)?.[0] ?? '';
  const read = (text: string) => [...text].map((sign) => swapped[sign] ?? sign).join('');
  return [password, bare, read(bare), read(password)].flatMap((text) => {
    const letters = text.replaceAll(/[^a-z]/g, '');
    return letters.length * 2 < text.length ? [] : [letters];
  });
}

/** `abcabcabcabc` → `abc`: the shortest text that, repeated, makes the whole. */
function repeatedUnit(text: string): string {
  const again = `${text}${text}`.indexOf(text, 1);
  return text.slice(0, again);
}

/** Whether a text runs along the alphabet, the digits or a row of keys, either way. */
function isRun(text: string): boolean {
  const backwards = [...text].reverse().join('');
  return rows.some((row) => `${row}${row}`.includes(text) || `${row}${row}`.includes(backwards));
}

/**
 * Whether a password is among the first that a guesser tries: a common word however dressed up, a run of keys, a short
 * piece repeated, little more than the person's own name or address.
 * @param own what a guesser knows of the person: address, names, company, site
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const text = lower(password);
  const unit = repeatedUnit(text);
  if (unit.length <= 3 || isRun(text) || isRun(unit)) return true;
  const readings = [...plain(text), ...plain(unit)].filter((reading) => reading !== '');
  const halves = readings.map(repeatedUnit);
  if (
    [...readings, ...halves].some((reading) => words.has(reading) || (reading.length > 4 && isRun(reading)))
  )
    return true;
  // Dates and numbers: fewer than a million of each length that people choose.
  if (/^(?:19|20)\d{8}$|^\d{1,2}[-/.]?\d{1,2}[-/.]?(?:19|20)\d{2}$/.test(text)) return true;
  const known = own.flatMap((value) => [lower(value), ...lower(value).split(/[^a-z0-9]+/)]);
  const bare = /^.*[a-z]/s.exec(text.replace(/^\d+/, ''))?.[0] ?? '';
  return known.some((value) => value.length >= 3 && (value === text || value === bare));
}
