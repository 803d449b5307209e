/** A place that goes by several names. */
export interface KnownAs {
  country: string;
  /** As GeoNames has it. */
  geoname: string;
  /** As it is shown. */
  shown: string;
  /** What else people type, in any spelling of accents and capitals. */
  also: readonly string[];
}

/** Names in Dutch, English, French, German and Romanian of places around the boards' countries. */
export const EXONYMS: readonly KnownAs[] = [
  {
    country: 'NL',
    geoname: 'The Hague',
    shown: 'Den Haag',
    also: ['The Hague', "'s-Gravenhage", 's Gravenhage', 'La Haye', 'Haga', 'Scheveningen'],
  },
  {
    country: 'NL',
    geoname: "'s-Hertogenbosch",
    shown: "'s-Hertogenbosch",
    also: ['Den Bosch', 'Hertogenbosch', 'Bois-le-Duc'],
  },
  { country: 'NL', geoname: 'Almere Stad', shown: 'Almere', also: ['Almere Stad'] },
  { country: 'NL', geoname: 'Leeuwarden', shown: 'Leeuwarden', also: ['Ljouwert'] },
  { country: 'NL', geoname: 'Vlissingen', shown: 'Vlissingen', also: ['Flushing'] },
  { country: 'NL', geoname: 'Den Helder', shown: 'Den Helder', also: ['Helder'] },
  { country: 'BE', geoname: 'Brussels', shown: 'Brussel', also: ['Brussels', 'Bruxelles', 'Brüssel'] },
  { country: 'BE', geoname: 'Antwerpen', shown: 'Antwerpen', also: ['Antwerp', 'Anvers'] },
  { country: 'BE', geoname: 'Gent', shown: 'Gent', also: ['Ghent', 'Gand'] },
  { country: 'BE', geoname: 'Brugge', shown: 'Brugge', also: ['Bruges', 'Brügge'] },
  { country: 'BE', geoname: 'Leuven', shown: 'Leuven', also: ['Louvain', 'Löwen'] },
  { country: 'BE', geoname: 'Mechelen', shown: 'Mechelen', also: ['Malines', 'Mechlin'] },
  { country: 'BE', geoname: 'Kortrijk', shown: 'Kortrijk', also: ['Courtrai'] },
  { country: 'BE', geoname: 'Ostend', shown: 'Oostende', also: ['Ostend', 'Ostende'] },
  { country: 'BE', geoname: 'Liège', shown: 'Liège', also: ['Luik', 'Lüttich'] },
  { country: 'BE', geoname: 'Namur', shown: 'Namur', also: ['Namen'] },
  { country: 'BE', geoname: 'Mons', shown: 'Mons', also: ['Bergen'] },
  { country: 'BE', geoname: 'Tournai', shown: 'Tournai', also: ['Doornik'] },
  { country: 'BE', geoname: 'Wavre', shown: 'Wavre', also: ['Waver'] },
  { country: 'BE', geoname: 'Nivelles', shown: 'Nivelles', also: ['Nijvel'] },
  { country: 'DE', geoname: 'Köln', shown: 'Köln', also: ['Cologne', 'Keulen', 'Koeln'] },
  { country: 'DE', geoname: 'Munich', shown: 'München', also: ['Munich', 'Muenchen'] },
  { country: 'DE', geoname: 'Nürnberg', shown: 'Nürnberg', also: ['Nuremberg', 'Neurenberg', 'Nuernberg'] },
  { country: 'DE', geoname: 'Hannover', shown: 'Hannover', also: ['Hanover'] },
  { country: 'DE', geoname: 'Frankfurt am Main', shown: 'Frankfurt am Main', also: ['Frankfurt'] },
  { country: 'DE', geoname: 'Düsseldorf', shown: 'Düsseldorf', also: ['Duesseldorf'] },
  { country: 'DE', geoname: 'Aachen', shown: 'Aachen', also: ['Aken', 'Aix-la-Chapelle'] },
  { country: 'DE', geoname: 'Braunschweig', shown: 'Braunschweig', also: ['Brunswick', 'Brunswijk'] },
  {
    country: 'RO',
    geoname: 'Bucharest',
    shown: 'București',
    also: ['Bucharest', 'Boekarest', 'Bukarest', 'Bucarest'],
  },
  { country: 'RO', geoname: 'Cluj-Napoca', shown: 'Cluj-Napoca', also: ['Cluj', 'Klausenburg', 'Kolozsvár'] },
  { country: 'RO', geoname: 'Constanţa', shown: 'Constanța', also: ['Constantza', 'Konstanza'] },
  { country: 'RO', geoname: 'Oradea', shown: 'Oradea', also: ['Großwardein', 'Nagyvárad'] },
  {
    country: 'RO',
    geoname: 'Târgu-Mureş',
    shown: 'Târgu Mureș',
    also: ['Tîrgu Mureș', 'Neumarkt', 'Tg Mureș'],
  },
  {
    country: 'RO',
    geoname: 'Drobeta-Turnu Severin',
    shown: 'Drobeta-Turnu Severin',
    also: ['Turnu Severin', 'Drobeta'],
  },
  { country: 'RO', geoname: 'Ploieşti', shown: 'Ploiești', also: ['Ploești'] },
  { country: 'RO', geoname: 'Sibiu', shown: 'Sibiu', also: ['Hermannstadt'] },
  { country: 'RO', geoname: 'Braşov', shown: 'Brașov', also: ['Kronstadt'] },
  { country: 'RO', geoname: 'Timişoara', shown: 'Timișoara', also: ['Temeswar', 'Temesvár'] },
  { country: 'RO', geoname: 'Iaşi', shown: 'Iași', also: ['Jassy'] },
  { country: 'LU', geoname: 'Luxembourg', shown: 'Luxembourg', also: ['Luxemburg', 'Lëtzebuerg'] },
  { country: 'FR', geoname: 'Paris', shown: 'Paris', also: ['Parijs'] },
  { country: 'FR', geoname: 'Lille', shown: 'Lille', also: ['Rijsel'] },
  { country: 'GB', geoname: 'London', shown: 'London', also: ['Londen', 'Londres', 'Londra'] },
  { country: 'AT', geoname: 'Vienna', shown: 'Wien', also: ['Vienna', 'Wenen', 'Viena'] },
  { country: 'CH', geoname: 'Genève', shown: 'Genève', also: ['Geneva', 'Genf'] },
  { country: 'DK', geoname: 'Copenhagen', shown: 'København', also: ['Copenhagen', 'Kopenhagen'] },
  { country: 'PL', geoname: 'Warsaw', shown: 'Warszawa', also: ['Warsaw', 'Warschau', 'Varșovia'] },
  { country: 'CZ', geoname: 'Prague', shown: 'Praha', also: ['Prague', 'Praag', 'Prag'] },
  { country: 'IT', geoname: 'Milan', shown: 'Milano', also: ['Milan', 'Milaan', 'Mailand'] },
  { country: 'IT', geoname: 'Rome', shown: 'Roma', also: ['Rome'] },
  { country: 'PT', geoname: 'Lisbon', shown: 'Lisboa', also: ['Lisbon', 'Lissabon'] },
  { country: 'GR', geoname: 'Athens', shown: 'Athina', also: ['Athens', 'Athene', 'Atena'] },
];
