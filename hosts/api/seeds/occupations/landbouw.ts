import { occupationCards } from './occupation-cards.ts';

export const landbouw = occupationCards(
  'landbouw',
  `
# Medewerker melkveehouderij | Melker | Bedrijfsverzorger
@ boerderij:Melkvee boerderij:Zwaluw x1.4
€ 2640-3420 cao Open Teelten en Veehouderij
h 24-32 32-40 40 16-24
o mbo3 mbo2 / ervaren starter
t Buiten, Dieren
> De hele kudde kent jou straks aan je stap. {In} melk, voer en verzorg je, met techniek die helpt en dieren die voorgaan.
~ Om half zes is het stil op het erf. Je loopt door de stal, kijkt welke koe aandacht nodig heeft en start het melken. Overdag voer je, maai je of repareer je een hek. Tussen de middag eet je mee.
- Je verzorgt het vee en let op gezondheid.
- Je bedient melkrobot en voermachine.
- Je helpt op het land in drukke tijden.
- Je houdt gegevens bij op de telefoon.
? Ervaring met vee, of een agrarische opleiding.
? Je wordt niet boos als een koe dat wel is.
? Trekkerrijbewijs.
" Nummer 212 komt altijd als eerste. Ik doe alsof ik geen lieveling heb.

# Trekkerchauffeur akkerbouw | Medewerker akkerbouw | Loonwerker
@ boerderij:Grond boerderij:Zwaluw x1.5
€ 2680-3510 cao Open Teelten
h 40 36-40
o mbo2 mbo3 / ervaren starter
t Buiten, Seizoen
> Rechte lijnen tot aan de dijk. {In} bewerk jij zware klei met machines die op twee centimeter nauwkeurig rijden.
~ In het voorjaar poot je, in de zomer spuit en beregen je, in het najaar draait alles om rooien voordat het weer omslaat. In de winter onderhoud je de machines en is er eindelijk tijd voor koffie.
- Je werkt met trekker, poter, rooier en gps.
- Je pleegt onderhoud in de eigen werkplaats.
- Je sorteert en laadt aardappelen en uien.
- Je denkt mee over bodem en teelt.
? Trekkerrijbewijs en gevoel voor techniek.
? In het seizoen maak je lange dagen, daarbuiten korte.
? Spuitlicentie, of je haalt hem hier.
+ Een warme maaltijd tussen de middag, aan de grote tafel.
" Als de laatste kist binnen is, rijden we toeterend het erf op.

# Teeltmedewerker glastuinbouw | Gewasverzorger | Assistent-teeltmanager
@ kas x1.6
€ 2640-3420 cao Glastuinbouw
h 32-36 36-40 24-32
o vmbo mbo2 mbo3 / starter ervaren
t Kas, Teelt
> Tussen tien kilometer tomaten weet jij welke plant dorst heeft. {In} werk je in een moderne kas met {team} vaste collega’s.
~ Je begint vroeg, als het nog koel is. Je dunt, draait en oogst, en je ziet luizen voordat ze een plaag worden. De teeltmanager legt uit waarom iets zo moet, want wie snapt wat hij doet, doet het beter.
- Je verzorgt het gewas en oogst op kleur.
- Je scout op ziekten en zet natuurlijke vijanden uit.
- Je begeleidt seizoenskrachten.
- Je registreert per rij wat je ziet.
? Ervaring met planten is mooi, aandacht is nodig.
? Je kunt tegen warmte.
? Nederlands of Engels.
" Ik eet thuis geen tomaten meer van een ander.

# Hovenier | Medewerker groenvoorziening | Boomverzorger
@ boerderij:Boom gemeente milieu:Natuur x1.2
€ 2610-3480 cao Hoveniers
h 32-40 36-40
o mbo2 mbo3 / starter ervaren
t Buiten, Groen
> Elk seizoen ziet je werk er anders uit. {In} onderhoud jij parken, tuinen en lanen waar mensen even stil van worden.
~ Je stapt met je maat in de bus, snoeit een rij linden en plant een haag. Voorbijgangers vragen van alles. In de winter werk je met de motorzaag, in mei struikel je over de bloemen.
- Je legt aan, snoeit en onderhoudt.
- Je werkt veilig met machines.
- Je herkent soorten en ziektes.
- Je praat met bewoners over hun groen.
? Een groene opleiding of leergierigheid.
? Rijbewijs B, liefst BE.
? Weer bestaat, slecht weer niet.
" Ik heb een boom geplant waar mijn kleinkinderen onder gaan zitten.

# Productontwikkelaar levensmiddelen | Voedingsmiddelentechnoloog
@ voedsel
€ 3400-4800 
h 32-36 32-40
o hbo wo / ervaren
t Voedsel, Hybride
> Van aardappel tot eiwit, van melk tot vlaflip. {In} bedenk en bewaak jij producten die lekker zijn én kloppen.
~ Je proeft (ja, ook om negen uur), rekent recepturen door en test op een kleine lijn voordat de grote mag draaien. Met inkoop praat je over herkomst, met productie over haalbaarheid.
- Je ontwikkelt of verbetert producten.
- Je borgt voedselveiligheid volgens FSSC 22000.
- Je begeleidt proeven in de fabriek.
- Je beantwoordt vragen van klanten en toezichthouders.
? Hbo of wo levensmiddelentechnologie.
? Je combineert smaak met statistiek.
? Je staat met plezier in de fabriek.
" Poging 31 was hem. Pogingen 1 tot en met 30 hebben wij opgegeten.

# Bakker | Banketbakker
@ voedsel:Bakkerij winkel:Supermarkt x0.5
€ 2640-3410 
h 32-36 36-40
o mbo2 mbo3 / ervaren starter
t Ambacht, Vroege dienst
> Ambacht begint vroeg en ruikt goed. {In} maak jij met je handen waar anderen voor omrijden.
~ Je begint als de straat nog slaapt. Om zes uur ligt het eerste klaar, om acht uur komt de rij. Je werkt met verse grondstoffen en een vaste ploeg, en om twee uur hang je je schort op.
- Je bereidt en verwerkt producten volgens eigen recept.
- Je bewaakt kwaliteit en hygiëne.
- Je leert leerlingen de handgrepen.
- Je bedenkt mee wat er nieuw op de toonbank komt.
? Een vakopleiding of jaren ervaring.
? Een ochtendmens, of een goede wekker.
? Trots op je werk.
" Onze krentenwegge is een geheim. Ik ken het. Meer zeg ik niet.

# Slager | Medewerker uitbeenderij | Slager verkoop
@ voedsel:Slagerij winkel:Supermarkt x0.4
€ 2640-3440 
h 32-36 36-40 24-32
o mbo2 mbo3 / ervaren starter
t Ambacht, Vroege dienst
> Een scherp mes, koude handen en verstand van vlees. {In} maak jij van goede grondstof een mooi product, tot en met de laatste gram.
~ Om zes uur komt de eerste levering binnen. Je beent uit, snijdt en kruidt, en om tien uur proef je de worst die gisteren is gerookt. Vragen van klanten beantwoord je met plezier, ook als ze liever een vegetarisch stoofpotje willen.
- Je verwerkt vlees van groot naar klein.
- Je bereidt worst, maaltijden en vleesvervangers.
- Je bewaakt temperatuur en hygiëne.
- Je leert een leerling het mes vasthouden.
? Een slagersopleiding of jaren aan het blok.
? Je werkt netjes en veilig.
? Vroeg op is voor jou geen straf.
" Een goede slager gooit niets weg. Een heel goede hoeft dat ook niet.

# Medewerker visverwerking | Visfileerder | Medewerker visafslag
@ voedsel:Vis voedsel:Mossel x0.4
€ 2640-3260 
h 32-36 24-32 36-40
o vmbo mbo2 / starter ervaren
t Ambacht, Vroege dienst
> Wat vannacht is aangeland, ligt vanmiddag in de winkel. {In} zorg jij dat het vers blijft en mooi is.
~ Je begint als de kotters binnenkomen. Je sorteert, fileert en weegt, in een hal die koud is en een ploeg die dat niet is. Om twee uur wordt alles schoongespoten en ruikt het weer naar zee.
- Je sorteert, fileert en verpakt.
- Je controleert versheid en gewicht.
- Je spoelt en reinigt volgens de regels.
? Ervaring mag, leren kan.
? Je kunt tegen kou en vroege uren.
? Nederlands of Engels.
" Een filet in elf seconden. Mijn baas doet het in negen.

# Agrarisch adviseur | Bedrijfsadviseur landbouw | Adviseur bodem en gewas
@ rijk:Landbouw groothandel:Veldkamp
€ 3300-4700 
h 32-40 32-36
o hbo / ervaren starter
t Buitendienst, Advies
> Boeren hebben genoeg papier. {Org} zoekt iemand die het erf op rijdt, meekijkt en verder helpt.
~ Drie dagen per week ben je onderweg in {buren} en omstreken. Je steekt een schop in de grond, bespreekt een regeling en vertelt eerlijk wat je ervan vindt. De andere dagen werk je uit wat je zag.
- Je adviseert over bodem, mest en gewassen.
- Je helpt bij aanvragen en plannen.
- Je organiseert velddagen.
- Je volgt onderzoek en maakt het bruikbaar.
? Hbo agrarisch of milieukunde.
? Je spreekt de taal van het erf.
? Rijbewijs B.
" De beste gesprekken voer je leunend op een hek.
`,
);
