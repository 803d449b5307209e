/** Houses of culture for the second board; same columns. */
export const cultureRows = `
Theater De Stoep|theater|Groningen|62|1986|Nieuw toneel in een oude melkfabriek.
Stadsschouwburg Het Bolwerk|theater|Leeuwarden|110|1927|Vier zalen en elke avond iemand op het podium.
Theater aan de Singel|theater|Haarlem|54|1978|Cabaret, dans en een foyer vol verhalen.
Dansgezelschap Motus|theater|Den Haag|68|1994|Hedendaagse dans voor grote en kleine zalen.
Toneelgroep Zuiderlucht|theater|Maastricht|47|2001|Toneel in twee talen en één adem.
De Kleine Komeet|theater|Eindhoven|28|2006|Jeugdtheater dat kinderen serieus neemt.
Poppentheater Draadkracht|theater|Amersfoort|14|1983|Poppen, schaduwen en stilte.
Opera Rijnmond|theater|Rotterdam|180|1969|Grote stemmen, lage drempels.
Maritiem Museum Harlinger Haven|museum|Harlingen|34|1957|Vijf eeuwen zeevaart in drie pakhuizen.
Museum Hunebedland|museum|Borger|40|1967|Vijfduizend jaar bouwers.
Drents Prentenkabinet|museum|Assen|26|1984|Papier, inkt en vier eeuwen tekenkunst.
Stadsmuseum Deventer|museum|Deventer|31|1915|De stad als verzameling.
Museum voor Textiel en Vorm|museum|Tilburg|72|1958|Van draad tot ontwerp, met werkende weefgetouwen.
Natuurhistorie Zeeland|museum|Middelburg|38|1889|Mosasaurus, mammoet en mossel.
Huis van de Fotografie|museum|Breda|29|2003|Beeld dat blijft hangen.
Gelders Streekarchief|museum|Arnhem|84|1879|Vierenveertig kilometer geheugen.
Erfgoedhuis Friesland|museum|Franeker|42|1996|Bewaren om door te geven.
Wadzang Festival|festival|Terschelling|18|1998|Tien dagen muziek tussen duin en zee.
De Kunstweide|festival|Zutphen|22|2007|Kunst die tegen een stootje kan.
Jazz aan het Spaarne|festival|Haarlem|12|1991|Zes podia, één rivier.
Filmfestival Noorderbeeld|festival|Groningen|16|2009|Films van boven de grote rivieren.
Grachtenconcerten|festival|Utrecht|20|1988|Kamermuziek op het water.
Literair Festival Inktvis|festival|Den Haag|11|2004|Schrijvers zonder katheder.
Muziekschool De Wielewaal|muziekschool|Zwolle|78|1956|Les voor iedereen vanaf vier jaar.
Kunstencentrum De Kolenkit|muziekschool|Amsterdam|92|1981|Dans, beeld, muziek en drama onder één dak.
Centrum voor de Kunsten Oost|muziekschool|Enschede|105|1973|Van blokfluit tot beatmaken.
Muziekhuis Friesland|muziekschool|Heerenveen|58|1962|Eerst luisteren, dan spelen.
Dansschool Sprong|muziekschool|Leiden|24|1995|Bewegen kan iedereen.
Bibliotheek Hoogeland|bibliotheek|Winsum|46|1974|Elf vestigingen en een bus vol boeken.
Bibliotheek De Drie Rivieren|bibliotheek|Nijmegen|130|1911|Lezen, leren en elkaar ontmoeten.
Bibliotheek Hartje Delft|bibliotheek|Delft|74|1919|Het openbare huis van de stad.
Boekenhuis Meppel|bibliotheek|Meppel|32|1968|Voor lezers en voor wie het nog wil worden.
Studio Polderlicht|film|Hilversum|56|2002|Documentaires voor televisie en bioscoop.
Filmtheater Lumen|film|Delft|30|1979|Arthouse met een goed glas wijn.
Animatiehuis Krab|film|Rotterdam|41|2008|Tekenfilms met de hand, beeld voor beeld.
Omroep Noordwaarts|film|Groningen|95|1977|Nieuws en verhalen uit drie provincies.
Galerie Zonder Titel|galerie|Amsterdam|9|1999|Werk van makers onder de veertig.
Kunstruimte De Steiger|galerie|Groningen|13|2010|Ateliers, tentoonstellingen en een drukkerij.
Beeldentuin De Hoge Rug|galerie|Dwingeloo|17|1992|Zestig beelden, twaalf hectare bos.
Philharmonie Overijssel|orkest|Enschede|88|1954|Symfonische muziek dicht bij huis.
Kamerorkest Noord|orkest|Groningen|36|1989|Klassiek op plekken waar je het niet verwacht.
Koor en Orkest De Schelde|orkest|Antwerpen|64|1976|Stemmen en strijkers uit de havenstad.
`;
