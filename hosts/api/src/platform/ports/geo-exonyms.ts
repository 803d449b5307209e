/** A place that goes by several names. */
export interface KnownAs {
  country: string;
  /** As GeoNames has it. */
  geoname: string;
  /** As it is shown. */
  displayName: string;
  /** What else people type, in any spelling of accents and capitals. */
  also: readonly string[];
}

/** Names in Dutch, English, French, German and Romanian of places around the boards' countries. */
export const EXONYMS: readonly KnownAs[] = [
  {
    country: 'NL',
    geoname: 'The Hague',
    displayName: 'Den Haag',
    also: ['The Hague', "'s-Gravenhage", 's Gravenhage', 'La Haye', 'Haga', 'Scheveningen'],
  },
  {
    country: 'NL',
    geoname: "'s-Hertogenbosch",
    displayName: "'s-Hertogenbosch",
    also: ['Den Bosch', 'Hertogenbosch', 'Bois-le-Duc'],
  },
  { country: 'NL', geoname: 'Almere Stad', displayName: 'Almere', also: ['Almere Stad'] },
  { country: 'NL', geoname: 'Leeuwarden', displayName: 'Leeuwarden', also: ['Ljouwert'] },
  { country: 'NL', geoname: 'Vlissingen', displayName: 'Vlissingen', also: ['Flushing'] },
  { country: 'NL', geoname: 'Den Helder', displayName: 'Den Helder', also: ['Helder'] },
  { country: 'BE', geoname: 'Brussels', displayName: 'Brussel', also: ['Brussels', 'Bruxelles', 'Brüssel'] },
  { country: 'BE', geoname: 'Antwerpen', displayName: 'Antwerpen', also: ['Antwerp', 'Anvers'] },
  { country: 'BE', geoname: 'Gent', displayName: 'Gent', also: ['Ghent', 'Gand'] },
  { country: 'BE', geoname: 'Brugge', displayName: 'Brugge', also: ['Bruges', 'Brügge'] },
  { country: 'BE', geoname: 'Leuven', displayName: 'Leuven', also: ['Louvain', 'Löwen'] },
  { country: 'BE', geoname: 'Mechelen', displayName: 'Mechelen', also: ['Malines', 'Mechlin'] },
  { country: 'BE', geoname: 'Kortrijk', displayName: 'Kortrijk', also: ['Courtrai'] },
  { country: 'BE', geoname: 'Ostend', displayName: 'Oostende', also: ['Ostend', 'Ostende'] },
  { country: 'BE', geoname: 'Liège', displayName: 'Liège', also: ['Luik', 'Lüttich'] },
  { country: 'BE', geoname: 'Namur', displayName: 'Namur', also: ['Namen'] },
  { country: 'BE', geoname: 'Mons', displayName: 'Mons', also: ['Bergen'] },
  { country: 'BE', geoname: 'Tournai', displayName: 'Tournai', also: ['Doornik'] },
  { country: 'BE', geoname: 'Wavre', displayName: 'Wavre', also: ['Waver'] },
  { country: 'BE', geoname: 'Nivelles', displayName: 'Nivelles', also: ['Nijvel'] },
  { country: 'DE', geoname: 'Köln', displayName: 'Köln', also: ['Cologne', 'Keulen', 'Koeln'] },
  { country: 'DE', geoname: 'Munich', displayName: 'München', also: ['Munich', 'Muenchen'] },
  {
    country: 'DE',
    geoname: 'Nürnberg',
    displayName: 'Nürnberg',
    also: ['Nuremberg', 'Neurenberg', 'Nuernberg'],
  },
  { country: 'DE', geoname: 'Hannover', displayName: 'Hannover', also: ['Hanover'] },
  { country: 'DE', geoname: 'Frankfurt am Main', displayName: 'Frankfurt am Main', also: ['Frankfurt'] },
  { country: 'DE', geoname: 'Düsseldorf', displayName: 'Düsseldorf', also: ['Duesseldorf'] },
  { country: 'DE', geoname: 'Aachen', displayName: 'Aachen', also: ['Aken', 'Aix-la-Chapelle'] },
  { country: 'DE', geoname: 'Braunschweig', displayName: 'Braunschweig', also: ['Brunswick', 'Brunswijk'] },
  {
    country: 'RO',
    geoname: 'Bucharest',
    displayName: 'București',
    also: ['Bucharest', 'Boekarest', 'Bukarest', 'Bucarest'],
  },
  {
    country: 'RO',
    geoname: 'Cluj-Napoca',
    displayName: 'Cluj-Napoca',
    also: ['Cluj', 'Klausenburg', 'Kolozsvár'],
  },
  { country: 'RO', geoname: 'Constanţa', displayName: 'Constanța', also: ['Constantza', 'Konstanza'] },
  { country: 'RO', geoname: 'Oradea', displayName: 'Oradea', also: ['Großwardein', 'Nagyvárad'] },
  {
    country: 'RO',
    geoname: 'Târgu-Mureş',
    displayName: 'Târgu Mureș',
    also: ['Tîrgu Mureș', 'Neumarkt', 'Tg Mureș'],
  },
  {
    country: 'RO',
    geoname: 'Drobeta-Turnu Severin',
    displayName: 'Drobeta-Turnu Severin',
    also: ['Turnu Severin', 'Drobeta'],
  },
  { country: 'RO', geoname: 'Ploieşti', displayName: 'Ploiești', also: ['Ploești'] },
  { country: 'RO', geoname: 'Sibiu', displayName: 'Sibiu', also: ['Hermannstadt'] },
  { country: 'RO', geoname: 'Braşov', displayName: 'Brașov', also: ['Kronstadt'] },
  { country: 'RO', geoname: 'Timişoara', displayName: 'Timișoara', also: ['Temeswar', 'Temesvár'] },
  { country: 'RO', geoname: 'Iaşi', displayName: 'Iași', also: ['Jassy'] },
  { country: 'LU', geoname: 'Luxembourg', displayName: 'Luxembourg', also: ['Luxemburg', 'Lëtzebuerg'] },
  { country: 'FR', geoname: 'Paris', displayName: 'Paris', also: ['Parijs'] },
  { country: 'FR', geoname: 'Lille', displayName: 'Lille', also: ['Rijsel'] },
  { country: 'GB', geoname: 'London', displayName: 'London', also: ['Londen', 'Londres', 'Londra'] },
  { country: 'AT', geoname: 'Vienna', displayName: 'Wien', also: ['Vienna', 'Wenen', 'Viena'] },
  { country: 'CH', geoname: 'Genève', displayName: 'Genève', also: ['Geneva', 'Genf'] },
  { country: 'DK', geoname: 'Copenhagen', displayName: 'København', also: ['Copenhagen', 'Kopenhagen'] },
  { country: 'PL', geoname: 'Warsaw', displayName: 'Warszawa', also: ['Warsaw', 'Warschau', 'Varșovia'] },
  { country: 'CZ', geoname: 'Prague', displayName: 'Praha', also: ['Prague', 'Praag', 'Prag'] },
  { country: 'IT', geoname: 'Milan', displayName: 'Milano', also: ['Milan', 'Milaan', 'Mailand'] },
  { country: 'IT', geoname: 'Rome', displayName: 'Roma', also: ['Rome'] },
  { country: 'PT', geoname: 'Lisbon', displayName: 'Lisboa', also: ['Lisbon', 'Lissabon'] },
  { country: 'GR', geoname: 'Athens', displayName: 'Athina', also: ['Athens', 'Athene', 'Atena'] },
];
