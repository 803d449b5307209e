/** Employers of the north: name | kind | place | people | founded | slogan. */
export const northRows = `
Anders Zorg Noord|thuiszorg|Uithuizen|310|1998|Zorg zonder stopwatch, van Roodeschool tot Warffum.
Thuiszorg Hunzedal|thuiszorg|Borger|420|1991|Dichtbij, met een vast gezicht aan de deur.
Wijkzorg Lege Midden|thuiszorg|Grou|180|2009|Kleine teams, korte lijnen en een boot voor de eilandjes.
Zorgerf Westerkwartier|thuiszorg|Zuidhorn|265|1987|Wonen en zorg op het erf, in het dorp en in de buurt.
De Waddenhof|thuiszorg|Dokkum|340|1979|Ouder worden met uitzicht op de bolwerken.
Zorgkring Dollard|thuiszorg|Winschoten|760|1974|Thuis in alle dorpen tussen Scheemda en de grens.
Medisch Centrum De Wadden|ziekenhuis|Leeuwarden|2850|1958|Het streekziekenhuis dat iedereen bij naam kent.
Ziekenhuis De Brink|ziekenhuis|Assen|1640|1963|Goede zorg hoeft niet ver weg te zijn.
Streekziekenhuis Zuidoost|ziekenhuis|Emmen|1920|1971|Voor spoed, geboorte en alles ertussenin.
Ggz Terra Nova|ggz|Assen|1180|1982|Herstel begint met iemand die blijft.
Praktijk Vaart en Veen|ggz|Heerenveen|140|2004|Ambulant waar het kan, een bed waar het moet.
Stichting De Zonneweide|gehandicaptenzorg|Hoogezand|890|1969|Een gewoon leven, op jouw manier.
Novalis Wonen|gehandicaptenzorg|Drachten|640|1984|Samen wonen in gewone straten.
Zorgboerderij De Kolk|gehandicaptenzorg|Gieten|48|2001|Buiten werken, binnen thuiskomen.
Jeugdhulp Noorderlicht|jeugdzorg|Groningen|520|1996|Naast kinderen en ouders, aan hun eigen keukentafel.
Kompas Jeugd Drenthe|jeugdzorg|Hoogeveen|230|2003|Richting vinden doe je samen.
Kinderopvang Kwiek|kinderopvang|Groningen|410|1994|Buiten spelen is bij ons geen beloning, maar het begin.
Kinderopvang De Strandloper|kinderopvang|Harlingen|96|2006|Zand in de schoenen, wind in de haren.
Bij de Beuk|kinderopvang|Roden|120|1999|Opvang tussen de bomen.
Huisartsen aan het Diep|huisarts|Appingedam|26|1988|Vier huisartsen, één voordeur, geen wachtmuziek.
Praktijk De Marne|huisarts|Leens|14|1976|De dokter van het hele Hogeland.
Gezondheidscentrum Oost|huisarts|Leeuwarden|38|2011|Huisarts, fysio en apotheek onder één dak.
Noordstaal|industrie|Delfzijl|480|1966|Staal voor bruggen, sluizen en zeehavens.
Wold Machinebouw|industrie|Hoogezand|165|1952|Machines die een werkleven meegaan.
Friso Precisie|industrie|Drachten|290|1978|Onderdelen op de micrometer, mensen met gevoel voor maat.
Turfvaart Kunststoffen|industrie|Emmen|340|1981|Gerecyclede kunststof, gemaakt in ploegen.
Papierfabriek De Eendracht|industrie|Oude Pekela|215|1912|Al ruim honderd jaar karton uit oud papier.
Eems Chemie|industrie|Delfzijl|610|1959|Zout, stoom en een eigen bedrijfsschool.
Lumos Lichttechniek|industrie|Heerenveen|130|1997|Armaturen waar wegen en sportvelden op rekenen.
Drentse Dakpannen|industrie|Coevorden|74|1936|Klei, vuur en vakwerk.
Steensma Matrassen|industrie|Workum|62|1948|Met de hand gestikt, op maat gemaakt.
Zuivelfabriek De Vlecke|voedsel|Bolsward|380|1889|Kaas met karakter, al sinds de eerste coöperatie.
Aardappelhuis Veenkoloniën|voedsel|Ter Apel|310|1919|Zetmeel, vezels en eiwit uit één knol.
Bakkerij Oosterhuis|voedsel|Stadskanaal|140|1931|Brood en krentenwegge voor het hele Noorden.
Visafslag en verwerking Wadvis|voedsel|Lauwersoog|88|1969|Van de kade naar de koeling in twee uur.
Slagerij Centraal Noord|voedsel|Hoogeveen|190|1967|Vakmanschap in vlees, en steeds vaker zonder.
Suikerwerk De Bonte|voedsel|Sneek|110|1924|Drop, dragees en stroopsoldaatjes.
Werf De Hoop en Zonen|werf|Harlingen|115|1919|Onderhoud aan alles wat vaart op het Wad.
Jachtbouw Zwarte Haan|werf|Makkum|180|1973|Jachten van aluminium, gebouwd in een hal aan zee.
Scheepswerf Reitdiep|werf|Groningen|44|1938|Restauratie van tjalken en nieuwe sloepen.
Bouwbedrijf Hamming|bouw|Winsum|85|1947|Bouwen en versterken in het aardbevingsgebied.
Aannemingsbedrijf Postma & Dochters|bouw|Franeker|64|1958|Derde generatie, eerste keus.
Drents Bouwgilde|bouw|Assen|210|1985|Woningen met een houten skelet, klaar in acht weken.
Wegenbouw Noordermeer|bouw|Veendam|330|1961|Wegen, fietspaden en riolen die tientallen jaren meegaan.
Schilderwerken Van der Zwaag|bouw|Burgum|38|1971|Kleur, zorg en een strakke lijn.
Bouwgroep De Drie Provinciën|bouw|Groningen|540|1954|Wij renoveren complete wijken, bewoond en al.
Installatiebureau Warmtewijs|installatie|Leek|95|2002|Van het gas af, met verstand van oude huizen.
Elektro Jonker|installatie|Emmen|160|1969|Elektrotechniek voor stallen, scholen en fabrieken.
Koeltechniek Noord|installatie|Joure|72|1986|Koud als het moet, zuinig als het kan.
Zonnig Installaties|installatie|Sneek|110|2010|Zonnepanelen, laadpalen en thuisbatterijen.
Scholengroep Het Hogeland|school|Uithuizen|260|2005|Zeventien dorpsscholen, één idee van goed onderwijs.
Basisscholen Stad en Ommeland|school|Groningen|720|1997|Elke wijk een school om trots op te zijn.
Dalton Lyceum De Feart|school|Drachten|190|1968|Vrijheid in gebondenheid, ook voor docenten.
Asserbos Lyceum|school|Assen|155|1921|Gymnasium, atheneum en havo naast het Asserbos.
Praktijkschool De Poort|school|Hoogeveen|70|1989|Leren door te doen.
Vakschool Het Gilde|mbo|Groningen|940|1990|Mbo met de werkplaats in het midden.
Friesland Vakcollege|mbo|Leeuwarden|810|1994|Van eerste laskap tot eigen bedrijf.
Hogeschool Noordzij|hogeschool|Groningen|2400|1986|Toegepast onderzoek, twintigduizend studenten.
Transportbedrijf Koopmans|transport|Stadskanaal|240|1953|Zestig wagens, elke avond thuis als het kan.
Noordlijn Busvervoer|bus|Heerenveen|560|1949|Van Delfzijl tot Lemmer, ook de eerste rit.
Veerdienst Waddenzee|veer|Harlingen|180|1923|De overtocht die bij het eiland hoort.
Eemshaven Stevedoring|magazijn|Eemshaven|210|1992|Laden en lossen tussen vloed en eb.
Distributiecentrum Noordoost|magazijn|Veendam|430|2008|Morgen in huis begint hier, vannacht.
Warehouse Meppel|magazijn|Meppel|290|2001|Containers, pallets en een eigen kade.
Pakketpunt Noord|magazijn|Hoogeveen|180|2015|Elke ochtend om zes uur twaalfduizend pakketten.
Hunze Software|ict|Groningen|85|2007|Software voor de zorg, gebouwd met verpleegkundigen.
Datawerf|ict|Leeuwarden|46|2014|Wij maken van meetgegevens iets waar je op kunt varen.
Noorderbits|ict|Groningen|120|2003|Beheer, beveiliging en een helpdesk met geduld.
Kliklab|ict|Assen|32|2016|Webwinkels die ook op maandagochtend snel zijn.
AgriSense|ict|Emmen|54|2012|Sensoren voor stal, kas en akker.
Hotel Het Posthuis|hotel|Assen|58|1896|Slapen waar de postkoets stopte.
Strandhotel Duinzicht|hotel|Ameland|74|1962|Vijftig kamers achter de eerste duinenrij.
Hotel De Nieuwe Wereld|hotel|Leeuwarden|66|1904|Stadshotel met een keuken om voor terug te komen.
Landgoed Oosterend|hotel|Gorredijk|92|1868|Rust, rododendrons en een serieuze keuken.
Restaurant De Garnalenkotter|restaurant|Lauwersoog|24|1983|Wat vanochtend zwom, ligt vanavond op je bord.
Eetcafé Onder de Linden|restaurant|Dwingeloo|28|1957|Dagschotels, terras en een biljart.
Brasserie Noorderplein|restaurant|Groningen|45|2005|Van ontbijt tot laatste ronde.
Paviljoen De Zeester|restaurant|Terschelling|36|1974|Voeten in het zand, vlam in de pan.
Vakantiepark De Duinroos|recreatie|Schiermonnikoog|40|1966|Huisjes in het groen, zee om de hoek.
Recreatie Drents Bos|recreatie|Westerbork|110|1971|Kamperen, zwemmen en slapen in een boomhut.
Zwembad en sportpark De Wetering|recreatie|Wolvega|52|1978|Iedereen een diploma, iedereen een baantje.
Bouwmarkt Handig|winkel|Hoogezand|95|1988|Voor alles wat je dit weekend nog af wilt krijgen.
Supermarkt Wiersma|winkel|Dokkum|130|1951|De buurtwinkel die gewoon groot werd.
Fietsen van Freerk|winkel|Sneek|18|1995|Rijwielen, reparaties en een eerlijk advies.
Boekhandel Van der Meulen|winkel|Leeuwarden|22|1908|Boeken, kaarten en een leestafel.
Tuincentrum Het Groene Hart|winkel|Roden|84|1979|Planten van eigen kweek.
Landwinkel Groothandel|groothandel|Beilen|76|1984|Streekproducten voor achthonderd winkels.
Installatiegroothandel Wad|groothandel|Groningen|140|1962|Alles voor de installateur, voor zeven uur bezorgd.
Veldkamp Trekkers|groothandel|Surhuisterveen|68|1960|Landbouwmachines, onderdelen en dag en nacht service.
Gemeente Lauwersmeer|gemeente|Kollum|310|2019|Korte lijnen, weidse blik.
Gemeente Hondsrugge|gemeente|Borger|280|1998|Zesentwintig dorpen en een hunebed in de achtertuin.
Gemeente Sudergea|gemeente|Balk|340|1984|Meren, meertaligheid en meedenken.
Stad en Streek|gemeente|Veendam|460|2011|De uitvoerende dienst van vijf gemeenten.
Waterschap Noordermarge|waterschap|Leeuwarden|490|2004|Droge voeten, schoon water, sterke dijken.
Omgevingsdienst Wad en Wold|rijk|Groningen|270|2013|Vergunningen en toezicht met kennis van de streek.
Landelijk Loket Landbouw|rijk|Assen|820|2006|Regelingen voor boeren, zonder omhaal.
Kroon & Kuipers Accountants|kantoor|Heerenveen|95|1966|Cijfers waar ondernemers beter van slapen.
Administratiekantoor De Balans|kantoor|Hoogeveen|32|1992|Lonen, boekhouding en een kop koffie.
Notarissen aan de Gracht|kantoor|Sneek|27|1934|Akten in gewone taal.
Noordelijke Onderlinge|verzekeraar|Leeuwarden|680|1843|Verzekerd bij elkaar, al sinds de hagelbrief.
Pensioenhuis Groningen|verzekeraar|Groningen|410|1955|Voor later zorgen, nu al.
Maatschap De Vruchtbare Grond|boerderij|Eenrum|12|1926|Pootaardappelen en uien op zware klei.
Melkveebedrijf Hoekstra|boerderij|Akkrum|8|1959|Driehonderd koeien en drie melkrobots, één ploegje mensen.
Boomkwekerij De Es|boerderij|Norg|34|1974|Bomen voor straten en parken.
Biologische boerderij De Zwaluw|boerderij|Marum|16|1988|Groenten, granen en een winkel aan huis.
Kwekerij Zonnegloed|kas|Klazienaveen|210|1996|Tomaten en paprika onder glas, verwarmd met aardwarmte.
Bloemenkwekerij Sexbierum|kas|Franeker|95|1989|Chrysanten, het hele jaar door.
Groenstroom Drenthe|energie|Emmen|60|2011|Zon en wind, voor een deel van de buurt zelf.
Netbeheer Noord|energie|Groningen|1250|1999|Meer stroom over dezelfde straat.
Waterstofhaven|energie|Delfzijl|85|2018|Groene waterstof op industriële schaal.
Biogas Hoogland|energie|Scheemda|28|2009|Gas uit mest, bieten en bermgras.
Afvalzorg Smelne|milieu|Drachten|340|1991|Afval bestaat niet, verkeerd sorteren wel.
Natuurbeheer Drentsche Aa|milieu|Zuidlaren|70|1965|Beheer van beekdal, heide en houtwal.
Bodem & Water Advies|milieu|Groningen|58|1993|Onderzoek naar alles onder je voeten.
`;
