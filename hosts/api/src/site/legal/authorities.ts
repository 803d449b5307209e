import type { AuthorityCountry } from '@boardwright/api-client/contract';

interface Authority {
  /** As it calls itself. */
  readonly name: string;
  /** Where it is found. */
  readonly website: string;
}

/** Who watches over data protection, by country. */
export const authorities: Readonly<Record<AuthorityCountry, Authority>> = {
  AT: { name: 'Österreichische Datenschutzbehörde', website: 'dsb.gv.at' },
  BE: { name: 'Gegevensbeschermingsautoriteit', website: 'gegevensbeschermingsautoriteit.be' },
  BG: { name: 'Комисия за защита на личните данни', website: 'cpdp.bg' },
  CH: { name: 'Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter', website: 'edoeb.admin.ch' },
  CZ: { name: 'Úřad pro ochranu osobních údajů', website: 'uoou.gov.cz' },
  DE: {
    name: 'Die Bundesbeauftragte für den Datenschutz und die Informationsfreiheit',
    website: 'bfdi.bund.de',
  },
  DK: { name: 'Datatilsynet', website: 'datatilsynet.dk' },
  ES: { name: 'Agencia Española de Protección de Datos', website: 'aepd.es' },
  FI: { name: 'Tietosuojavaltuutetun toimisto', website: 'tietosuoja.fi' },
  FR: { name: 'Commission nationale de l’informatique et des libertés', website: 'cnil.fr' },
  GB: { name: 'Information Commissioner’s Office', website: 'ico.org.uk' },
  GR: { name: 'Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα', website: 'dpa.gr' },
  HU: { name: 'Nemzeti Adatvédelmi és Információszabadság Hatóság', website: 'naih.hu' },
  IE: { name: 'Data Protection Commission', website: 'dataprotection.ie' },
  IT: { name: 'Garante per la protezione dei dati personali', website: 'garanteprivacy.it' },
  LU: { name: 'Commission nationale pour la protection des données', website: 'cnpd.public.lu' },
  NL: { name: 'Autoriteit Persoonsgegevens', website: 'autoriteitpersoonsgegevens.nl' },
  NO: { name: 'Datatilsynet', website: 'datatilsynet.no' },
  PL: { name: 'Urząd Ochrony Danych Osobowych', website: 'uodo.gov.pl' },
  PT: { name: 'Comissão Nacional de Proteção de Dados', website: 'cnpd.pt' },
  RO: {
    name: 'Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal',
    website: 'dataprotection.ro',
  },
  SE: { name: 'Integritetsskyddsmyndigheten', website: 'imy.se' },
};

/** The authority that hears complaints: the one that was chosen, else that of the company's country, if it is known. */
export function authorityOf(chosen: string, country: string): Authority | undefined {
  return (authorities as Readonly<Record<string, Authority | undefined>>)[chosen === '' ? country : chosen];
}

/** Countries of the European Economic Area, within which data may go about freely. */
const area = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);
export const isOutsideArea = (country: string): boolean => country !== '' && !area.has(country);
