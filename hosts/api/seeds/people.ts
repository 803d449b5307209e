import type { Place } from './places.ts';
import type { Random } from './random.ts';

const dutch = {
  given:
    'Anneke Arjen Bas Berber Bram Carolien Chantal Daan Dieuwke Douwe Eefje Elske Emma Esther Femke Floor Geert Gerda Hanna Harm Henk Hilde Ilona Imke Ingrid Jaap Jantien Jelle Jeroen Jildou Joost Karin Kees Klaas Lianne Lieke Lotte Maarten Machteld Marijke Marleen Martijn Mohammed Naomi Niels Nynke Otto Pieter Priya Reinder Renske Rianne Ruben Sander Saskia Sietse Silke Sjoerd Sofie Stefan Teun Tineke Tjalling Wendy Wieke Wouter Yara Yvonne Zeynep'.split(
      ' ',
    ),
  family:
    'Aalders|Bakker|Bartels|Benali|Boersma|Boonstra|Bos|Bouma|Brink|Brouwer|de Boer|de Graaf|de Haan|de Vries|Dekker|Dijkstra|Douma|Drent|Eising|Elzinga|Engelsman|Feenstra|Folkerts|Gerritsen|Haaksma|Hofman|Hoekstra|Huisman|Jager|Jansen|Kamminga|Kaya|Kloosterman|Koning|Kuiper|Kuipers|Lanting|Meijer|Miedema|Mulder|Nijboer|Oosting|Osinga|Poelman|Postma|Prins|Reitsma|Rozema|Schaap|Schipper|Sikkema|Smit|Spijkstra|Steenbergen|Talsma|ten Cate|Timmer|Tuinman|van Dam|van den Berg|van der Laan|van der Veen|van Dijk|Veldman|Visser|Wiersema|Wolters|Yıldız|Zijlstra|Zwiers'.split(
      '|',
    ),
};
const romanian = {
  given:
    'Adina Alexandru Alina Andrei Bogdan Carmen Cristina Dan Diana Elena Florin Gabriel Ioana Irina Liviu Mihai Monica Oana Radu Raluca Silviu Ștefan Teodora Vlad'.split(
      ' ',
    ),
  family:
    'Albu|Bălan|Ciobanu|Cojocaru|Dobre|Dumitrescu|Ionescu|Lungu|Marinescu|Moldovan|Munteanu|Neagu|Oprea|Petrescu|Popa|Rusu|Stan|Șerban|Toma|Ungureanu|Vasile|Voicu'.split(
      '|',
    ),
};
const german = {
  given: 'Anke Antje Birte Enno Frauke Hauke Imke Jan Katja Lars Meike Onno Silke Tammo'.split(' '),
  family: 'Ahlers|Behrends|Claaßen|Doden|Eilers|Freese|Janßen|Kruse|Lüken|Meinders|Poppinga|Saathoff'.split(
    '|',
  ),
};

export interface PersonName {
  readonly given_name: string;
  readonly family_name: string;
}

/** A name that is at home in the country. */
export function personFrom(random: Random, country: Place['country_code']): PersonName {
  const names = country === 'RO' ? romanian : country === 'DE' ? german : dutch;
  return { given_name: random.pick(names.given), family_name: random.pick(names.family) };
}

/** An invented number in the dialling area of a place, in national notation. */
export function phoneFrom(random: Random, place: Place): string {
  const length = { NL: 10, BE: 9, DE: 10, RO: 10 }[place.country_code] - place.area_code.length;
  const digits =
    String(random.between(2, 8)) + Array.from({ length: length - 1 }, () => random.between(0, 9)).join('');
  const head = digits.length % 2 ? digits.slice(0, 3) : digits.slice(0, 2);
  const pairs = digits.slice(head.length).match(/\d\d/g) ?? [];
  return [place.area_code, head, ...pairs].join(' ');
}

/** 'maaike.de.ruiter' for an e-mail address. */
export function mailboxOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '');
}
