/** Employers in the rest of the Netherlands and abroad; same columns as the northern ones. */
export const elsewhereRows = `
Zorgcombinatie IJsselvallei|thuiszorg|Deventer|1480|1972|Van wijkverpleging tot hospice.
Sint Walburg Ziekenhuis|ziekenhuis|Zutphen|1350|1889|Klein genoeg om je te kennen.
Thuis aan de Maas|thuiszorg|Venlo|390|2001|Zorg met een zachte g en een stevig rooster.
Delta Constructies|industrie|Dordrecht|420|1957|Staalbouw voor water, wegen en wind.
Hanze Verpakkingen|industrie|Kampen|260|1968|Dozen, hulzen en slimme sluitingen.
Brainport Mechatronics|industrie|Eindhoven|310|1999|Machines die sneller kijken dan wij.
Bouwcombinatie Randmeer|bouw|Almere|480|1982|Woningen voor een stad die groeit.
Van Leeuwen Installaties|installatie|Gouda|190|1964|Warmte, lucht en licht.
Christelijke Scholen Eemland|school|Amersfoort|530|1988|Aandacht voor ieder kind.
Polder Transport|transport|Emmeloord|180|1955|Vers van het land, vannacht in de winkel.
Havenlogistiek Maasmond|magazijn|Rotterdam|620|1976|Containers, cacao en koelhuizen.
Fulfilment Centrum Zuid|magazijn|Tilburg|740|2010|Van klik tot pakket in drie uur.
Stroomlijn Software|ict|Utrecht|210|2004|Planning voor ov en zorg.
Codehuis Amsterdam|ict|Amsterdam|95|2012|Open source voor overheden.
Kade Hotels|hotel|Amsterdam|260|1999|Vier huizen aan het water.
Vakantiedorp De Koog|recreatie|Texel|85|1968|Fietsen, schapen en een zwembad met schuifdak.
Groene Kringloop|milieu|Nijmegen|160|1994|Tweede kansen voor spullen en mensen.
Gemeente Rivierlanden|gemeente|Arnhem|610|2001|Besturen tussen twee dijken.
Waterschap Twee Stromen|waterschap|Zwolle|540|1998|Ruimte voor de rivier, rust voor de bewoner.
Rijksdienst Ruimte|rijk|Den Haag|1900|1965|Nederland past, als je goed tekent.
Westland Groenten|kas|Naaldwijk|340|1961|Paprika, komkommer en kennis.
Peelzon Champignons|kas|Venray|180|1979|Vers geplukt, elke dag.
Kop Offshore|energie|Den Helder|230|2007|Onderhoud aan windparken op zee.
Verzekeringen Het Anker|verzekeraar|Apeldoorn|890|1911|Voor als het toch waait.
Zeeuwse Mosselhandel|voedsel|Middelburg|70|1932|Van perceel tot pan.
Bloei Kinderopvang|kinderopvang|Haarlem|280|1997|Groot worden mag in je eigen tempo.
Techniekgroep Vandervelde|industrie|Gent|350|1963|Machines voor textiel en voeding.
Haven & Kaai Logistics|magazijn|Antwerpen|900|1974|Stukgoed, staal en specerijen.
Ziekenhuis Sint-Elooi|ziekenhuis|Mechelen|1700|1902|Zorg met een open deur.
Brabo Digital|ict|Brussel|140|2009|Digitale diensten in drie talen.
Bouwwerken Claes|bouw|Hasselt|160|1971|Van fundering tot dakgoot.
Ems Marine Service|werf|Emden|270|1961|Scheepsonderhoud aan de Eems.
Leda Logistik|transport|Leer|190|1978|Expeditie tussen Leer en Groningen.
Papenburger Gartenbau|kas|Papenburg|240|1955|Kruiden en groenten uit het Eemsland.
Weser Wind|energie|Bremen|310|2005|Windkracht op zee en aan land.
Transilvania Soft|ict|Cluj-Napoca|260|2008|Software, geschreven aan de voet van de Feleac.|Software scris la poalele Feleacului.
Banat Logistic|magazijn|Timișoara|420|2003|Moderne magazijnen aan de westgrens.|Depozite moderne la granița de vest.
Fabrica Carpați|industrie|Brașov|560|1974|Auto-onderdelen op de micrometer.|Componente auto cu precizie de microni.
Moldova Agro|boerderij|Iași|150|1999|Graan en boomgaarden op grote schaal.|Cereale și livezi pe suprafețe mari.
Crișana Transport|transport|Oradea|230|1996|Vaste ritten tussen Oradea en Rotterdam.|Curse regulate între Oradea și Rotterdam.
Mureșul Alimentar|voedsel|Arad|310|1988|Conserven en jam van fruit uit de streek.|Conserve și dulcețuri din fructele locului.
Clinica Sfântul Pantelimon|ziekenhuis|București|720|1994|Geneeskunde met tijd voor mensen.|Medicină cu timp pentru oameni.
`;
