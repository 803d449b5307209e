import type { SiteTemplate } from '@boardwright/api-client/contract';
import type { LocalisedText } from '../../platform/database/schema.ts';

/** A category of a set: in which group, by its key. */
export interface StarterCategory {
  readonly group: string;
  readonly name: LocalisedText;
  readonly icon: string | null;
}

/** Fields of work, by template: nl | en | ro | icon. */
const fields: Readonly<Record<SiteTemplate, string>> = {
  care: `
Verpleging en verzorging|Nursing and care|Asistență medicală și îngrijire|stethoscope
Huisartsenzorg|General practice|Medicină de familie|heart-pulse
Ziekenhuis|Hospital|Spital|hospital
Geestelijke gezondheidszorg|Mental health care|Sănătate mintală|message-circle
Gehandicaptenzorg|Disability care|Îngrijirea persoanelor cu dizabilități|accessibility
Jeugdzorg|Youth care|Asistență pentru tineri|baby
Farmacie en laboratorium|Pharmacy and laboratory|Farmacie și laborator|flask-conical
Paramedische zorg|Allied health|Profesii paramedicale|hand-heart
Management en ondersteuning|Management and support|Conducere și suport|users`,
  technology: `
Softwareontwikkeling|Software development|Dezvoltare software|code
Data en AI|Data and AI|Date și inteligență artificială|database
Cloud en infrastructuur|Cloud and infrastructure|Cloud și infrastructură|server
Beveiliging|Security|Securitate|shield
Product en ontwerp|Product and design|Produs și design|palette
Testen en kwaliteit|Testing and quality|Testare și calitate|microscope
Beheer en helpdesk|Operations and support|Administrare și suport|headphones
Verkoop en advies|Sales and consultancy|Vânzări și consultanță|briefcase`,
  local: `
Zorg en welzijn|Health and care|Sănătate și îngrijire|stethoscope
Techniek en productie|Engineering and production|Tehnică și producție|wrench
Bouw en installatie|Construction and installation|Construcții și instalații|hard-hat
Onderwijs|Education|Educație|graduation-cap
Transport en logistiek|Transport and logistics|Transport și logistică|truck
Horeca en toerisme|Hospitality and tourism|Horeca și turism|chef-hat
Handel en verkoop|Retail and sales|Comerț și vânzări|store
Overheid|Government|Administrație publică|landmark
Finance en administratie|Finance and administration|Finanțe și administrație|calculator
Landbouw en voedsel|Agriculture and food|Agricultură și alimentație|wheat`,
};

const contracts = `
Vast|Permanent|Permanent
Tijdelijk|Temporary|Temporar
Stage|Internship|Stagiu
Leerwerkplek|Apprenticeship|Ucenicie
Freelance|Freelance|Colaborare independentă`;

const times = `
Tot 16 uur|Up to 16 hours|Până la 16 ore
16–24 uur|16–24 hours|16–24 de ore
24–32 uur|24–32 hours|24–32 de ore
32–40 uur|32–40 hours|32–40 de ore`;

const levels = `
Starter|Starter|Începător
Ervaren|Experienced|Cu experiență
Senior|Senior|Senior
Leidinggevend|Management|Conducere`;

function read(group: string, table: string, languages: readonly string[]): StarterCategory[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [nl = '', en = '', ro = '', icon] = row.split('|');
      const names: LocalisedText = { nl, en, ro };
      const name = Object.fromEntries(
        languages.flatMap((one, at) => (names[one] || at === 0 ? [[one, names[one] ?? en]] : [])),
      );
      return { group, name, icon: icon ?? null };
    });
}

/**
 * The categories of a board in a field of work.
 * @param field of which field
 * @param languages of its site, its own first; in one that they are not written in, that one has the English words
 */
export function starterSet(field: SiteTemplate, languages: readonly string[]): readonly StarterCategory[] {
  return [
    ...read('industry', fields[field], languages),
    ...read('contract', contracts, languages),
    ...read('time', times, languages),
    ...read('career_level', levels, languages),
  ];
}
