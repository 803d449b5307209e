import type { GeoRecord } from './geo-records.ts';

/**
 * Which places lie in an area that is no first-level division of GeoNames: the data that ships with the product knows no
 * second level. Taken from GeoNames' second-level divisions, in the names that its places have there.
 */
type Lists = Readonly<Record<string, string>>;

/** Belgian provinces. */
const PROVINCES: Lists = {
  Antwerpen:
    'Aartselaar|Antwerpen|Arendonk|Baarle-Hertog|Balen|Beerse|Berlaar|Boechout|Bonheiden|Boom|Bornem|' +
    'Borsbeek|Brasschaat|Brecht|Dessel|Deurne|Duffel|Edegem|Essen|Geel|Grobbendonk|Heist-op-den-Berg|' +
    'Hemiksem|Herentals|Herenthout|Herselt|Hoboken|Hoogstraten|Hove|Hulshout|Kalmthout|Kapellen|' +
    'Kasterlee|Kontich|Lier|Lille|Lint|Mechelen|Meerhout|Merksplas|Mol|Mortsel|Niel|Nijlen|Olen|' +
    'Oostmalle|Oud-Turnhout|Putte|Puurs|Ranst|Ravels|Retie|Rijkevorsel|Rumst|Schelle|Schilde|Schoten|' +
    'Sint-Amands|Sint-Katelijne-Waver|Stabroek|Turnhout|Vorselaar|Vosselaar|Westerlo|Wijnegem|' +
    'Willebroek|Wommelgem|Wuustwezel|Zandhoven|Zoersel',
  Limburg:
    'Alken|As|Beringen|Bilzen|Bocholt|Borgloon|Bree|Diepenbeek|Genk|Gingelom|Halen|Hasselt|Heers|' +
    'Helchteren|Herk-de-Stad|Heusden|Hoeselt|Houthalen|Kinrooi|Kortessem|Lanaken|Leopoldsburg|Lommel|' +
    'Lummen|Maaseik|Maasmechelen|Neerpelt|Nieuwerkerken|Opglabbeek|Overpelt|Peer|Riemst|Sint-Joris|' +
    'Sint-Pieters-Voeren|Sint-Truiden|Terkoest|Tessenderlo|Tongeren|Wellen|Zonhoven|Zutendaal',
  'Oost-Vlaanderen':
    'Aalst|Aalter|Assenede|Berlare|Beveren|Buggenhout|De Pinte|Deinze|Denderleeuw|Dendermonde|' +
    'Destelbergen|Eeklo|Evergem|Gavere|Gent|Geraardsbergen|Haaltert|Hamme|Herzele|Kaprijke|' +
    'Knesselare|Kruibeke|Kruishoutem|Laarne|Lebbeke|Lede|Ledeberg|Lochristi|Lokeren|Lovendegem|' +
    'Maldegem|Melle|Merelbeke|Moerbeke|Nazareth|Nevele|Ninove|Oosterzele|Oudenaarde|Perre|Ronse|' +
    'Sint-Gillis-Waas|Sint-Laureins|Sint-Lievens-Houtem|Sint-Maria-Lierde|Sint-Martens-Latem|' +
    'Sint-Niklaas|Stekene|Temse|Waarschoot|Waasmunster|Wachtebeke|Wetteren|Wichelen|Zele|Zelzate|' +
    'Zingem|Zomergem|Zottegem|Zulte|Zwijndrecht',
  'Vlaams-Brabant':
    'Aarschot|Asse|Beersel|Begijnendijk|Bekkevoort|Bertem|Bever|Bierbeek|Boortmeerbeek|Boutersem|' +
    'Diegem|Diest|Dilbeek|Drogenbos|Galmaarden|Geetbets|Glabbeek|Gooik|Grimbergen|Haacht|Halle|' +
    'Herent|Herne|Hoegaarden|Hoeilaart|Holsbeek|Huldenberg|Kampenhout|Kapelle-op-den-Bos|Keerbergen|' +
    'Kortenaken|Kortenberg|Kraainem|Landen|Leuven|Liedekerke|Linkebeek|Londerzeel|Lubbeek|Machelen|' +
    'Meise|Merchtem|Opwijk|Oud-Heverlee|Overijse|Pepingen|Rotselaar|Sint-Genesius-Rode|' +
    'Sint-Martens-Lennik|Sint-Pieters-Leeuw|Steenokkerzeel|Ternat|Tervuren|Tienen|Tremelo|Vilvoorde|' +
    'Wemmel|Wezembeek-Oppem|Zaventem|Zemst|Zoutleeuw',
  'West-Vlaanderen':
    'Alveringem|Anzegem|Ardooie|Avelgem|Beernem|Blankenberge|Bredene|Brugge|Damme|De Haan|De Panne|' +
    'Deerlijk|Dentergem|Diksmuide|Gistel|Harelbeke|Hooglede|Houthulst|Ichtegem|Ieper|Ingelmunster|' +
    'Izegem|Jabbeke|Knokke-Heist|Koekelare|Koksijde|Kortemark|Kortrijk|Kuurne|Ledegem|Lendelede|' +
    'Lichtervelde|Menen|Meulebeke|Middelkerke|Moorslede|Nieuwpoort|Oostduinkerke|Oostkamp|' +
    'Oostrozebeke|Ostend|Oudenburg|Pittem|Poperinge|Roeselare|Ruiselede|Sint-Kruis|Staden|Tielt|' +
    'Torhout|Veurne|Waregem|Wenduine|Wervik|Wevelgem|Wielsbeke|Wingene|Zedelgem|Zeebrugge|Zonnebeke|' +
    'Zuienkerke|Zwevegem',
  'Brabant wallon':
    "Basse Lasne|Beauvechain|Braine-l'Alleud|Braine-le-Château|Chastre-Villeroux-Blanmont|" +
    'Chaumont-Gistoux|Court-Saint-Étienne|Genappe|Grez-Doiceau|Incourt|Ittre|Jodoigne|La Hulpe|' +
    'Louvain-la-Neuve|Mont-Saint-Guibert|Nivelles|Ottignies|Perwez|Ramillies|Rebecq-Rognon|Rixensart|' +
    'Tubize|Villers-la-Ville|Walhain-Saint-Paul|Waterloo|Wavre',
  Hainaut:
    'Aiseau|Anderlues|Antoing|Ath|Beaumont|Beloeil|Bernissart|Binche|Boussu|Braine-le-Comte|' +
    'Brugelette|Brunehault|Celles|Chapelle-lez-Herlaimont|Charleroi|Chasse Royale|Chimay|Chièvres|' +
    'Châtelet|Colfontaine|Courcelles|Dour|Ellezelles|Enghien|Erquelinnes|Estaimpuis|Estinnes-au-Val|' +
    'Farciennes|Fleurus|Flobecq|Frameries|Frasnes-lez-Buissenal|Froidchapelle|Gerpinnes|Hensies|' +
    'Jurbise|La Louvière|Lens|Lessines|Lobbes|Manage|Merbes-le-Château|Momignies|Mons|' +
    'Morlanwelz-Mariemont|Mouscron|Pecq|Pont-à-Celles|Péruwelz|Quaregnon|Quiévrain|Quévy-le-Petit|' +
    'Roeulx|Rumes|Saint-Ghislain|Saint-Yvon|Seneffe|Silly|Soignies|Thuin|Tournai|' +
    "Écaussinnes-d'Enghien",
  Liège:
    'Amay|Amblève|Ans|Anthisnes|Aubel|Awans|Aywaille|Baelen|Bassenge|Berloz|Beyne-Heusay|Blégny|' +
    'Braives|Bullange|Burdinne|Butgenbach|Chaudfontaine|Clavier|Comblain-au-Pont|Crisnée|Dalhem|' +
    'Dison|Donceel|Engis|Esneux|Eupen|Faimes|Ferrières|Fexhe-le-Haut-Clocher|Flémalle-Haute|Fléron|' +
    'Geer|Hamoir|Hannut|Herstal|Herve|Huy|Héron|Jalhay|Juprelle|La Calamine|Lierneux|Limbourg|' +
    'Lincent|Liège|Lontzen|Malmédy|Marchin|Modave|Mons-lez-Liège|Nandrin|Olne|Oreye|Ouffet|Oupeye|' +
    'Pepinster|Plombières|Raeren|Remicourt|Saint-Nicolas|Saint-Vith|Seraing|Soumagne|Spa|Sprimont|' +
    'Stavelot|Stoumont|Theux|Tinlot|Trois-Ponts|Trooz|Verlaine|Verviers|Villers-le-Bouillet|Visé|' +
    'Waimes|Wanze|Waremme|Wasseiges|Welkenraedt',
  Luxembourg:
    'Arlon|Attert|Aubange|Bastogne|Bertogne|Bertrix|Bouillon|Chiny|Daverdisse|Durbuy|Fauvillers|' +
    'Florenville|Gouvy|Habay-la-Vieille|Herbeumont|Hotton|Houffalize|La Roche-en-Ardenne|Libin|' +
    'Léglise|Manhay|Marche-en-Famenne|Martelange|Meix-devant-Virton|Messancy|Musson|Nassogne|' +
    'Neufchâteau|Paliseul|Rendeux|Rouvroy|Saint-Hubert|Saint-Léger|Sainte-Ode|Tellin|Tenneville|' +
    'Tintigny|Vaux-sur-Sûre|Vielsalm|Virton|Wellin|Érezée|Étalle',
  Namur:
    'Andenne|Anhée|Assesse|Beauraing|Bièvre|Cerfontaine|Ciney|Couvin|Dinant|Doische|Floreffe|' +
    'Florennes|Forville|Fosses-la-Ville|Gedinne|Gembloux|Gesves|Hamois|Hastière-Lavaux|Havelange|' +
    'Houyet|La Bruyère|Mettet|Namur|Noville-les-Bois|Ohey|Onhaye|Philippeville|Profondeville|' +
    'Rochefort|Sombreffe|Somme-Leuze|Walcourt|Yvoir|Éghezée',
};

/** Parts of Dutch provinces, by GeoNames' code of the province: a name may be a place's in another province too. */
const PARTS: Readonly<Record<string, Lists>> = {
  '03': {
    Achterhoek:
      "'s-Heerenberg|Aalten|Beek gem Montferland|Beltrum|Borculo|Bredevoort|Doetinchem|Eefde|Eibergen|" +
      'Epse|Etten|Gendringen|Gorssel|Hengelo|Hummelo|Keijenborg|Laren|Leesten|Lichtenvoorde|Lochem|' +
      'Neede|Ooyerhoek|Ruurlo|Silvolde|Steenderen|Terborg|Varsseveld|Vorden|Warnsveld|Winterswijk|' +
      'Wisch|Zeddam|Zelhem|Zutphen',
  },
  '10': {
    'Zeeuws-Vlaanderen':
      'Aardenburg|Axel|Breskens|Hulst|IJzendijke|Koewacht|Oostburg|Othene|Sas van Gent|Schoondijke|' +
      'Sluis|Sluiskil|Terneuzen|Westdorpe|Zaamslag',
  },
  '15': {
    Twente:
      'Almelo|Borne|Delden|Den Ham|Diepenheim|Enschede|Goor|Haaksbergen|Haarle|Hengelo|Hengevelde|' +
      'Klein Driene|Losser|Magele|Markelo|Mekkelholt|Nieuwoord|Nijrees|Oldenzaal|Ootmarsum|Pathmos|' +
      'Rossum|Tubbergen|Twekkelerveld|Vriezenveen|Vroomshoop|Westerhaar-Vriezenveensewijk|Wierden|' +
      'Woolde|Wooldrik|Zuid-Berghuizen',
  },
};

const WADDEN = 'Waddeneilanden';

/** Their names. */
export const BELGIAN_PROVINCES: readonly string[] = Object.keys(PROVINCES);
export const DUTCH_PARTS: readonly string[] = [
  ...Object.values(PARTS).flatMap((lists) => Object.keys(lists)),
  WADDEN,
];

function byPlace(lists: Lists): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(lists).flatMap(([area, places]) =>
      places.split('|').map((place) => [place, area] as const),
    ),
  );
}

const provinceOf = byPlace(PROVINCES);
const partOf = new Map(Object.entries(PARTS).map(([code, lists]) => [code, byPlace(lists)]));

/** The inhabited islands of the Wadden Sea, each as south, north, west, east: across the water other places are nearer. */
const ISLANDS = [
  [53, 53.2, 4.7, 4.92],
  [53.21, 53.33, 4.83, 5.1],
  [53.34, 53.47, 5.14, 5.6],
  [53.42, 53.48, 5.6, 5.98],
  [53.46, 53.52, 6.1, 6.37],
] as const;

export const isOnWadden = ({ lat, lon }: { readonly lat: number; readonly lon: number }): boolean =>
  ISLANDS.some(([south, north, west, east]) => lat >= south && lat <= north && lon >= west && lon <= east);

/** The Belgian province that a place, as GeoNames names it, lies in. */
export const belgianProvince = (name: string): string | undefined => provinceOf.get(name);

/** The well-known part of a Dutch province that a place lies in, if any. */
export function dutchPart({ name, adminCode, lat, lon }: GeoRecord): string | undefined {
  return isOnWadden({ lat, lon }) ? WADDEN : partOf.get(adminCode)?.get(name);
}
