/** Real places, with the centre's coordinates (GeoNames), the first postal code and the dialling area. */
export interface Place {
  readonly name: string;
  readonly country_code: 'NL' | 'BE' | 'DE' | 'RO';
  readonly region: string;
  readonly lat: number;
  readonly lon: number;
  readonly postal_code: string;
  readonly area_code: string;
  /** 'in' or, for an island, 'op'. */
  readonly preposition: 'in' | 'op';
}

// name | country | region | lat | lon | postal code | area code | preposition when not 'in'
const rows = `
Groningen|NL|Groningen|53.2192|6.5667|9712|050
Haren|NL|Groningen|53.1721|6.6093|9751|050
Winsum|NL|Groningen|53.3300|6.5208|9951|0595
Bedum|NL|Groningen|53.3008|6.6028|9781|050
Baflo|NL|Groningen|53.3625|6.5139|9953|0595
Warffum|NL|Groningen|53.3925|6.5583|9989|0595
Leens|NL|Groningen|53.3600|6.3792|9965|0595
Eenrum|NL|Groningen|53.3625|6.4583|9967|0595
Uithuizen|NL|Groningen|53.4075|6.6708|9981|0595
Eemshaven|NL|Groningen|53.4386|6.8350|9979|0596
Loppersum|NL|Groningen|53.3317|6.7472|9919|0596
Appingedam|NL|Groningen|53.3217|6.8583|9901|0596
Delfzijl|NL|Groningen|53.3300|6.9181|9934|0596
Ten Boer|NL|Groningen|53.2758|6.6944|9791|050
Slochteren|NL|Groningen|53.2208|6.8055|9621|0598
Siddeburen|NL|Groningen|53.2500|6.8681|9628|0598
Hoogezand|NL|Groningen|53.1617|6.7611|9603|0598
Veendam|NL|Groningen|53.1067|6.8792|9641|0598
Wildervank|NL|Groningen|53.0808|6.8625|9648|0598
Oude Pekela|NL|Groningen|53.1042|7.0097|9665|0597
Scheemda|NL|Groningen|53.1733|6.9722|9679|0597
Winschoten|NL|Groningen|53.1442|7.0347|9671|0597
Bellingwolde|NL|Groningen|53.1158|7.1653|9695|0597
Stadskanaal|NL|Groningen|52.9895|6.9504|9501|0599
Ter Apel|NL|Groningen|52.8767|7.0597|9561|0599
Zuidhorn|NL|Groningen|53.2467|6.4028|9801|0594
Grootegast|NL|Groningen|53.2125|6.2736|9861|0594
Marum|NL|Groningen|53.1442|6.2625|9363|0594
Leek|NL|Groningen|53.1625|6.3764|9351|0594
Lauwersoog|NL|Groningen|53.4053|6.2139|9976|0519
Leeuwarden|NL|Friesland|53.2014|5.8086|8911|058
Stiens|NL|Friesland|53.2623|5.7577|9051|058
Grou|NL|Friesland|53.0946|5.8374|9001|0566
Akkrum|NL|Friesland|53.0502|5.8309|8491|0566
Heerenveen|NL|Friesland|52.9593|5.9185|8441|0513
Joure|NL|Friesland|52.9657|5.8030|8501|0513
Gorredijk|NL|Friesland|53.0066|6.0640|8401|0513
Drachten|NL|Friesland|53.1125|6.0989|9203|0512
Surhuisterveen|NL|Friesland|53.1848|6.1703|9231|0512
Burgum|NL|Friesland|53.1924|5.9901|9251|0511
Buitenpost|NL|Friesland|53.2517|6.1448|9285|0511
Kollum|NL|Friesland|53.2769|6.1529|9291|0511
Dokkum|NL|Friesland|53.3222|5.9970|9101|0519
Franeker|NL|Friesland|53.1855|5.5412|8801|0517
Harlingen|NL|Friesland|53.1748|5.4224|8861|0517
Bolsward|NL|Friesland|53.0656|5.5318|8701|0515
Sneek|NL|Friesland|53.0330|5.6589|8601|0515
Workum|NL|Friesland|52.9797|5.4471|8711|0515
Makkum|NL|Friesland|53.0546|5.4023|8754|0515
Balk|NL|Friesland|52.8976|5.5796|8561|0514
Lemmer|NL|Friesland|52.8462|5.7091|8531|0514
Wolvega|NL|Friesland|52.8755|5.9969|8471|0561
Oosterwolde|NL|Friesland|52.9916|6.2910|8431|0516
Terschelling|NL|Friesland|53.3591|5.2148|8881|0562|op
Ameland|NL|Friesland|53.4450|5.7740|9163|0519|op
Schiermonnikoog|NL|Friesland|53.4802|6.1521|9166|0519|op
Assen|NL|Drenthe|52.9967|6.5625|9401|0592
Rolde|NL|Drenthe|52.9842|6.6486|9451|0592
Vries|NL|Drenthe|53.0742|6.5778|9481|0592
Norg|NL|Drenthe|53.0667|6.4583|9331|0592
Gieten|NL|Drenthe|53.0050|6.7639|9461|0592
Annen|NL|Drenthe|53.0575|6.7194|9468|0592
Zuidlaren|NL|Drenthe|53.0942|6.6819|9471|050
Eelde|NL|Drenthe|53.1358|6.5625|9761|050
Peize|NL|Drenthe|53.1467|6.4972|9321|050
Roden|NL|Drenthe|53.1375|6.4208|9301|050
Beilen|NL|Drenthe|52.8633|6.5139|9411|0593
Westerbork|NL|Drenthe|52.8500|6.6083|9431|0593
Borger|NL|Drenthe|52.9233|6.7931|9531|0599
Emmen|NL|Drenthe|52.7792|6.9069|7811|0591
Klazienaveen|NL|Drenthe|52.7242|6.9903|7891|0591
Coevorden|NL|Drenthe|52.6610|6.7405|7741|0524
Hoogeveen|NL|Drenthe|52.7225|6.4764|7901|0528
Meppel|NL|Drenthe|52.6958|6.1944|7941|0522
Havelte|NL|Drenthe|52.7694|6.2401|7971|0521
Dwingeloo|NL|Drenthe|52.8342|6.3694|7991|0521
Zwolle|NL|Overijssel|52.5125|6.0944|8011|038
Kampen|NL|Overijssel|52.5550|5.9111|8261|038
Steenwijk|NL|Overijssel|52.7875|6.1208|8331|0521
Deventer|NL|Overijssel|52.2550|6.1639|7411|0570
Enschede|NL|Overijssel|52.2183|6.8958|7511|053
Emmeloord|NL|Flevoland|52.7108|5.7486|8302|0527
Lelystad|NL|Flevoland|52.5083|5.4750|8232|0320
Almere|NL|Flevoland|52.3702|5.2141|1315|036
Apeldoorn|NL|Gelderland|52.2100|5.9694|7311|055
Arnhem|NL|Gelderland|51.9800|5.9111|6811|026
Nijmegen|NL|Gelderland|51.8425|5.8528|6511|024
Zutphen|NL|Gelderland|52.1383|6.2014|7201|0575
Utrecht|NL|Utrecht|52.0908|5.1222|3511|030
Amersfoort|NL|Utrecht|52.1550|5.3875|3811|033
Amsterdam|NL|Noord-Holland|52.3740|4.8897|1012|020
Haarlem|NL|Noord-Holland|52.3808|4.6368|2011|023
Alkmaar|NL|Noord-Holland|52.6317|4.7486|1811|072
Hoorn|NL|Noord-Holland|52.6425|5.0597|1621|0229
Hilversum|NL|Noord-Holland|52.2233|5.1764|1211|035
Zaandam|NL|Noord-Holland|52.4385|4.8264|1506|075
Den Helder|NL|Noord-Holland|52.9599|4.7593|1781|0223
Texel|NL|Noord-Holland|53.0542|4.7972|1791|0222|op
Rotterdam|NL|Zuid-Holland|51.9225|4.4792|3011|010
Den Haag|NL|Zuid-Holland|52.0767|4.2986|2511|070
Leiden|NL|Zuid-Holland|52.1583|4.4931|2311|071
Delft|NL|Zuid-Holland|52.0067|4.3556|2611|015
Gouda|NL|Zuid-Holland|52.0167|4.7083|2801|0182
Dordrecht|NL|Zuid-Holland|51.8100|4.6736|3311|078
Schiedam|NL|Zuid-Holland|51.9192|4.3889|3111|010
Naaldwijk|NL|Zuid-Holland|51.9942|4.2097|2671|0174
Middelburg|NL|Zeeland|51.5000|3.6139|4331|0118
Den Bosch|NL|Noord-Brabant|51.6992|5.3042|5211|073
Eindhoven|NL|Noord-Brabant|51.4408|5.4778|5611|040
Tilburg|NL|Noord-Brabant|51.5555|5.0913|5038|013
Breda|NL|Noord-Brabant|51.5866|4.7760|4811|076
Venlo|NL|Limburg|51.3700|6.1681|5911|077
Venray|NL|Limburg|51.5250|5.9750|5801|0478
Maastricht|NL|Limburg|50.8483|5.6889|6211|043
Antwerpen|BE|Antwerpen|51.2205|4.4003|2000|03
Mechelen|BE|Antwerpen|51.0257|4.4776|2800|015
Gent|BE|Oost-Vlaanderen|51.0500|3.7167|9000|09
Brugge|BE|West-Vlaanderen|51.2089|3.2242|8000|050
Brussel|BE|Brussel|50.8505|4.3488|1000|02
Hasselt|BE|Limburg|50.9311|5.3378|3500|011
Emden|DE|Niedersachsen|53.3674|7.2078|26721|04921
Leer|DE|Niedersachsen|53.2316|7.4610|26789|0491
Papenburg|DE|Niedersachsen|53.0774|7.4044|26871|04961
Bremen|DE|Bremen|53.0758|8.8072|28195|0421
Cluj-Napoca|RO|Cluj|46.7667|23.6000|400001|0264
Timișoara|RO|Timiș|45.7537|21.2257|300001|0256
Brașov|RO|Brașov|45.6486|25.6061|500001|0268
Iași|RO|Iași|47.1667|27.6000|700001|0232
Oradea|RO|Bihor|47.0458|21.9183|410001|0259
Arad|RO|Arad|46.1833|21.3167|310001|0257
București|RO|București|44.4323|26.1063|010011|021
`;

const countries = ['NL', 'BE', 'DE', 'RO'] as const;

function parsePlace(row: string): Place {
  const [name, country, region, lat, lon, postal_code, area_code, preposition] = row.split('|');
  const country_code = countries.find((code) => code === country);
  if (!name || !country_code || !region || !postal_code || !area_code)
    throw new Error(`Unreadable place: ${row}`);
  return {
    name,
    country_code,
    region,
    lat: Number(lat),
    lon: Number(lon),
    postal_code,
    area_code,
    preposition: preposition === 'op' ? 'op' : 'in',
  };
}

export const places: readonly Place[] = rows.trim().split('\n').map(parsePlace);

const byName = new Map(places.map((place) => [place.name, place]));

/** Throws when the seed names a place that the table does not hold. */
export function placeNamed(name: string): Place {
  const place = byName.get(name);
  if (!place) throw new Error(`The demo knows no place called ${name}`);
  return place;
}

const within = {
  nl: { in: 'in', op: 'op' },
  en: { in: 'in', op: 'on' },
  ro: { in: 'în', op: 'pe insula' },
} as const;

/** 'in Winsum', 'op Ameland'; 'on Ameland'; 'pe insula Ameland'. */
export function inPlace({ name, preposition }: Place, locale: 'nl' | 'en' | 'ro'): string {
  return `${within[locale][preposition]} ${name}`;
}

/** Distance in kilometres over the sphere. */
export function kilometresBetween(from: Place, to: Place): number {
  const radians = Math.PI / 180;
  const lat = (to.lat - from.lat) * radians;
  const lon = (to.lon - from.lon) * radians * Math.cos(((to.lat + from.lat) / 2) * radians);
  return Math.hypot(lat, lon) * 6371;
}

const nearest = new Map<string, readonly string[]>();

/** The two or three nearest other places in the same country, for 'Winsum, Bedum en Baflo'. */
export function neighboursOf(place: Place): readonly string[] {
  const known = nearest.get(place.name);
  if (known) return known;
  const names = places
    .filter(
      (other) => other !== place && other.country_code === place.country_code && other.preposition === 'in',
    )
    .sort((a, b) => kilometresBetween(place, a) - kilometresBetween(place, b))
    .slice(0, 3)
    .map((other) => other.name);
  nearest.set(place.name, names);
  return names;
}
