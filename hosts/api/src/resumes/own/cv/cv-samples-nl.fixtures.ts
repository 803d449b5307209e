import type { CvSample } from './cv-sample.fixtures.ts';

/** CVs in Dutch, of people who do not exist. */
export const dutchCvs: Readonly<Record<string, CvSample>> = {
  'Dutch, complete, at between job and employer': {
    kind: 'pdf',
    country: 'NL',
    text: `Marieke van der Wal
Wijkverpleegkundige niveau 6

Contactgegevens
Oude Ebbingestraat 12a
9712 HL Groningen
Telefoon: 06 12345678
marieke.vanderwal@example.org
Geboren: 14 maart 1988
Rijbewijs: B

Profiel
Betrokken wijkverpleegkundige met ruim tien jaar ervaring in de thuiszorg.
Ik werk graag zelfstandig, maar sta bekend als iemand die haar team meeneemt.
Ik zoek een functie van 28 uur in de stad Groningen of in het Westerkwartier.

Werkervaring

Wijkverpleegkundige bij Stichting Thuiszorg Hunze
maart 2019 - heden
- Indiceren en organiseren van zorg voor 45 cliënten in de wijk Paddepoel.
- Begeleiden van twee leerlingen en een stagiair van de Hanzehogeschool.
- Lid van de werkgroep wondzorg, die het protocol in 2022 herschreef.

Verpleegkundige bij Martini Ziekenhuis
september 2014 - februari 2019
- Avond- en nachtdiensten op de afdeling longziekten.
- Aanspreekpunt voor het elektronisch dossier, samen met de ICT-afdeling.

Verzorgende IG bij Zorggroep De Marne
juli 2010 - augustus 2014
- Persoonlijke verzorging van bewoners met dementie.
- Eerstverantwoordelijke voor acht bewoners en hun familie.

Opleidingen

HBO Verpleegkunde bij Hanzehogeschool Groningen
2010 - 2014
Afgestudeerd op mondzorg bij ouderen in de thuissituatie.

Havo, profiel Natuur en Gezondheid bij Wessel Gansfortcollege
2004 - 2009
Diploma behaald, met een herkansing voor scheikunde.

Cursussen en certificaten
Voorbehouden handelingen, geldig tot 2026
Palliatieve zorg, Leerhuis Noord, 2021
BHV, jaarlijks herhaald

Vaardigheden
ONS, Nedap, indiceren, wondzorg, coachen

Referenties
Op aanvraag: teamleider mevrouw A. Dijkstra, 050 123 45 67`,
    facts: {
      position: 'Wijkverpleegkundige',
      phone: '+31612345678',
      address: 'Oude Ebbingestraat 12a',
      postalCode: '9712 HL',
      place: 'Groningen',
      summary: 'Betrokken wijkverpleegkundige',
    },
    entries: [
      ['employer', 'Wijkverpleegkundige', 'Stichting Thuiszorg Hunze', '2019-03', null],
      ['employer', 'Verpleegkundige', 'Martini Ziekenhuis', '2014-09', '2019-02'],
      ['employer', 'Verzorgende IG', 'Zorggroep De Marne', '2010-07', '2014-08'],
      ['education', 'HBO Verpleegkunde', 'Hanzehogeschool Groningen', '2010', '2014'],
      ['education', 'Havo, profiel Natuur en Gezondheid', 'Wessel Gansfortcollege', '2004', '2009'],
    ],
  },
  'Dutch, terse, with labels and years in front': {
    kind: 'docx',
    country: 'NL',
    text: `CURRICULUM VITAE

Naam: Hendrik Postma
Adres: Stationsweg 88, 8401 DT Gorredijk
Telefoon: 0513 46 12 34
E-mail: h.postma@example.org
Geboortedatum: 02-11-1971
Nationaliteit: Nederlandse
Burgerlijke staat: gehuwd, drie kinderen

ERVARING
2016 - heden  Onderhoudsmonteur, Zuivelfabriek De Aa BV
   storingen aan vul- en inpaklijnen, in vijf ploegen
   onderhoudsplan opgezet samen met de leverancier
2008 - 2016  Lasser, Scheepswerf Bos BV
   MIG/MAG en elektrode, lascertificaten bijgehouden
   voorman van zes man tijdens de bouw van twee veerboten
1998 - 2008  Constructiebankwerker, Staalbouw Wolvega BV
   tekening lezen, zagen, boren, samenstellen
1990 - 1998  Medewerker melkveehouderij, ouderlijk bedrijf
   melken, voeren, onderhoud van machines

OPLEIDING
1986 - 1990  Metaaltechniek, LTS Heerenveen
2009 - 2010  Lasser niveau 3, Friesland College

CURSUSSEN
2019 Certificaat VCA
2015 Hoogwerker en heftruck
2012 NEN 3140
2009 Lascoördinator, eerste deel

TALEN
Nederlands, Fries, Duits redelijk

RIJBEWIJS
B en BE

HOBBY'S
Schaatsen, motoren, vrijwilliger bij de brandweer 2003 - 2014
Bestuurslid van ijsclub De Vriendschap, 2010 - 2018

REFERENTIES
Jan Visser, bedrijfsleider Zuivelfabriek De Aa, 06 87654321
Klaas Bos, Scheepswerf Bos, 0515 41 23 45`,
    facts: {
      position: 'Onderhoudsmonteur',
      phone: '+31513461234',
      address: 'Stationsweg 88',
      postalCode: '8401 DT',
      place: 'Gorredijk',
    },
    entries: [
      ['employer', 'Onderhoudsmonteur', 'Zuivelfabriek De Aa BV', '2016', null],
      ['employer', 'Lasser', 'Scheepswerf Bos BV', '2008', '2016'],
      ['employer', 'Constructiebankwerker', 'Staalbouw Wolvega BV', '1998', '2008'],
      ['employer', 'Medewerker melkveehouderij', 'ouderlijk bedrijf', '1990', '1998'],
      ['education', 'Metaaltechniek', 'LTS Heerenveen', '1986', '1990'],
      ['education', 'Lasser niveau 3', 'Friesland College', '2009', '2010'],
    ],
  },
  'Dutch, two columns that run into each other': {
    kind: 'docx',
    country: 'NL',
    text: `Sanne Vos
WERKERVARING      OPLEIDING
2019 - 2022 Planner      2010 - 2014 HBO Logistiek
Lijn Vervoer BV, Zwolle      Hogeschool Windesheim
- ritten plannen voor 40 wagens      minor Supply Chain
- overleg met chauffeurs      2006 - 2010 Havo
2015 - 2019 Chauffeur      Agnieten College
Bakker Transport BV, Meppel      profiel E en M
- nationaal vervoer, koeltransport      Havo-diploma 2010
- code 95 op orde      CURSUSSEN
2014 - 2015 Magazijnmedewerker      2019 Certificaat VCA
Groothandel Veen BV, Assen      2018 ADR basis
- orders verzamelen      2016 EHBO
- voorraad tellen      TALEN
2012 - 2014 Vakkenvuller      Nederlands
Supermarkt Kooi, Assen      Engels
- bijbaan naast de studie      Duits
CONTACT      VAARDIGHEDEN
06 20304050      Plannen
sanne.vos@example.org      Rekenen
Dorpsstraat 4      Excel
7941 AB Meppel      SAP
PROFIEL      HOBBY'S
Ik ben een planner die      Hardlopen
rustig blijft als het druk is.      Koken
Ik zoek een baan bij een      Reizen
vervoerder in de buurt.      Puzzelen
REFERENTIES      RIJBEWIJS
Piet Kok, Lijn Vervoer BV      B
06 11223344      C
Anja Mulder, Bakker Transport BV      CE
0522 25 12 34      Code 95
OVERIG      BESCHIKBAAR
Per 1 mei 2022      32 uur
In overleg      Geen nachten

VRIJWILLIGERSWERK
2016 - 2019 Penningmeester, Dorpshuis De Kolk
- boekhouding en subsidies
2012 - 2014 Jeugdtrainer, VV Havelte
- op woensdag en zaterdag`,
    facts: {
      phone: '+31620304050',
      address: 'Dorpsstraat 4',
      postalCode: '7941 AB',
      place: 'Meppel',
    },
    entries: [
      ['employer', 'Planner', 'Lijn Vervoer BV', '2019', '2022'],
      ['employer', 'Chauffeur', 'Bakker Transport BV', '2015', '2019'],
      ['employer', 'Magazijnmedewerker', 'Groothandel Veen BV', '2014', '2015'],
      ['employer', 'Vakkenvuller', 'Supermarkt Kooi', '2012', '2014'],
      ['education', 'HBO Logistiek', 'Hogeschool Windesheim', '2010', '2014'],
      ['education', 'Havo', 'Agnieten College', '2006', '2010'],
    ],
  },
  'Dutch, headings of its own making': {
    kind: 'pdf',
    country: 'NL',
    text: `Youssef Benali
Zoekt: leerwerkplek ICT-beheer
y.benali@example.org | 06-31415926 | Leeuwarden

Over mij
Ik ben 23 jaar, nieuwsgierig en geduldig met mensen die minder handig zijn met computers.
Thuis bouw ik servers van oude laptops; op school hielp ik de docent met het netwerk.

Stages en bijbanen
Servicedesk, Gemeente Leeuwarden
01-09-2022 t/m 31-01-2023
Wachtwoorden, werkplekken uitrollen, tickets in TOPdesk.
Winkelmedewerker, Elektronica Noord
2020 tot 2022
Kassa, advies, magazijn.

Werkervaring
Servicedeskmedewerker
Gemeente Smallingerland
februari 2023 - heden
Eerste lijn voor 600 collega's, aan de balie en aan de telefoon.
Beheer van telefoons, tablets en toegangspassen van nieuwe collega's.

Vakkenvuller
Supermarkt Poiesz
juni 2017 - augustus 2020
Op zaterdag en in de vakanties, later ook als teamleider.

Opleidingen
MBO ICT Beheerder niveau 4
ROC Friese Poort
2019 - 2023
Examenproject over back-ups bij een huisartsenpraktijk.

Vmbo-t
Comenius College
2015 - 2019
Sector techniek, met wiskunde en natuurkunde.

Wat ik verder kan
Windows Server, Intune, TOPdesk, een beetje Python
Arabisch en Nederlands vloeiend, Engels goed

Vrije uren
Voetbal bij FC Leeuwarden Zuid 2009 - 2019
Scheidsrechter van de jeugd sinds 2020

Wie mij kennen
Mevrouw S. de Jong, teamleider Servicedesk, 058 233 44 55
De heer T. Hoekstra, docent ROC Friese Poort`,
    facts: {
      position: 'Servicedeskmedewerker',
      phone: '+31631415926',
      place: 'Leeuwarden',
      summary: 'Ik ben 23 jaar',
    },
    entries: [
      ['employer', 'Servicedesk', 'Gemeente Leeuwarden', '2022-09', '2023-01'],
      ['employer', 'Winkelmedewerker', 'Elektronica Noord', '2020', '2022'],
      ['employer', 'Servicedeskmedewerker', 'Gemeente Smallingerland', '2023-02', null],
      ['employer', 'Vakkenvuller', 'Supermarkt Poiesz', '2017-06', '2020-08'],
      ['education', 'MBO ICT Beheerder niveau 4', 'ROC Friese Poort', '2019', '2023'],
      ['education', 'Vmbo-t', 'Comenius College', '2015', '2019'],
    ],
  },
};
