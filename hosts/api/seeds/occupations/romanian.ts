import { occupationCards } from './occupation-cards.ts';

/** Jobs in Romanian: greenhouses, farms, warehouses and factories in the Netherlands, and employers in Romania. */
export const romanian = [
  ...occupationCards(
    'landbouw',
    `
# Muncitor în seră | Culegător de legume | Îngrijitor plante în seră
@ kas boerderij:Boom boerderij:Zwaluw x2.2
€ 15-16.4 hour
h 32-40 36-40
o vmbo / starter
c tijdelijk
t Seră, Cazare
> Lucrezi la căldură, cu plante și cu oameni de treabă. La {org} {in} primești cazare, bicicletă și un coleg care îți vorbește limba.
> Căutăm colegi harnici pentru sezonul care începe. La {org} contractul e clar, iar salariul vine la timp, în fiecare săptămână.
~ Ziua începe devreme, când în seră încă e răcoare. Culegi, legi și sortezi, iar la ora zece facem pauză de cafea împreună. După-amiaza ești liber, iar miercurea ai curs de olandeză.
- Îngrijești plantele și culegi legumele sau florile coapte.
- Sortezi și ambalezi după calitate.
- Păstrezi curățenia la locul de muncă.
- Anunți dacă observi boli sau insecte.
? Experiența nu este obligatorie, seriozitatea da.
? Poți lucra în picioare și suporți căldura.
? Câteva cuvinte de engleză sau olandeză ajută.
+ Cazare în cameră individuală, aproape de seră.
+ Asigurare de sănătate și ajutor cu actele.
" Am venit pentru un sezon. Acum sunt șef de echipă.

# Tractorist | Mecanizator agricol | Lucrător la câmp
@ boerderij x1.4
€ 15.6-18 hour
h 40
o vmbo mbo2 / ervaren
c tijdelijk vast
t Agricultură, În aer liber
> Utilaje noi, câmpuri drepte și o masă caldă la prânz. La {org} lucrezi cu oameni care respectă pământul și vorba dată.
~ Primăvara plantezi, vara uzi și îngrijești, toamna recoltezi până se lasă seara. Iarna reparăm utilajele și avem în sfârșit timp de povești.
- Lucrezi cu tractorul, semănătoarea și combina.
- Întreții utilajele în atelierul fermei.
- Ajuți la sortarea și încărcarea recoltei.
- Îi înveți pe cei noi.
? Permis de tractor și experiență la câmp.
? Pricepere la mecanică.
? În sezon zilele sunt lungi, iarna sunt scurte.
" Când intră ultima remorcă, claxonăm cu toții.

# Îngrijitor animale | Mulgător | Lucrător la ferma de vaci
@ boerderij:Melkvee boerderij:Agro
€ 2640-3180
h 36-40 40
o vmbo mbo2 / ervaren starter
t Animale, Cazare
> Vacile te cunosc după pas. La {org} ai grijă de o cireadă sănătoasă, cu aparatură modernă și o familie care te primește la masă.
~ La cinci și jumătate e liniște în curte. Verifici grajdul, pornești mulsul și hrănești vițeii. La prânz mâncăm împreună, iar seara faci ultima rundă.
- Mulgi, hrănești și supraveghezi animalele.
- Observi din timp dacă un animal e bolnav.
- Cureți grajdul și repari ce se strică.
- Ajuți la câmp când e nevoie.
? Experiență cu animale.
? Răbdare și mână bună.
? Permis auto, categoria B.
" Vaca 212 vine mereu prima. Nu recunosc că e preferata mea.

# Operator linie de producție | Ambalator | Operator la linia de conserve
@ voedsel x1.8
€ 15.1-17 hour
h 36-40 32-40
o vmbo mbo2 / starter
c tijdelijk vast
t Producție, Ture
> Alimente bune, făcute cu grijă. La {org} {in} lucrezi într-o echipă stabilă și înveți meseria din mers.
~ La începutul turei primești locul tău pe linie, iar la fiecare două ore îl schimbi cu un coleg. Șeful de tură trece pe la fiecare și te știe pe nume.
- Lucrezi la linia de ambalare sau de preparare.
- Verifici calitatea și greutatea.
- Respecți regulile de igienă.
- Cureți linia la sfârșitul turei.
? Ești atent și punctual.
? Poți lucra în ture.
? Nu ai nevoie de experiență.
+ Curs de limbă în timpul programului.
" La noi pauza de cafea e sfântă.
`,
    'ro',
  ),
  ...occupationCards(
    'transport',
    `
# Manipulant depozit | Operator depozit | Stivuitorist
@ magazijn x2
€ 15.2-17.6 hour
h 36-40 40
o vmbo mbo2 / starter ervaren
c tijdelijk vast
t Depozit, Ture
> Un depozit curat, ture fixe și colegi din multe țări. La {org} {in} poți începe în două săptămâni.
~ Îți iei scanerul, primești zona și pornești. La jumătatea turei schimbăm locurile, ca să nu obosească nimeni. Vinerea vedem împreună cifrele și mâncăm ceva bun.
- Pregătești comenzile pentru expediere.
- Primești și verifici marfa.
- Conduci stivuitorul sau transpaletul.
- Păstrezi hala sigură și curată.
? Ești în formă și atent la detalii.
? Permis de stivuitorist, sau îl obții la noi.
? Engleză de bază.
+ Transport de la gară și masă caldă în tura de seară.
" Copiii mei vorbesc acum olandeza mai bine decât mine.

# Șofer profesionist CE | Șofer TIR comunitate | Șofer CE curse regulate
@ transport x2
€ 2700-3450
h 40
o vmbo / ervaren
t Permis CE, Internațional
> Camion nou, curse fixe și sfârșituri de săptămână acasă. {Org} din {plaats} caută un șofer pe care te poți baza.
~ Luni pleci cu remorca plină și planul clar. Dispecerul sună doar dacă se schimbă ceva cu adevărat. Dormi în cabina ta, care e mereu aceeași.
- Încarci, asiguri și livrezi marfa.
- Ții legătura cu dispeceratul și cu clienții.
- Ai grijă de camion.
- Conduci economic și sigur.
? Permis CE, cod 95 și card de tahograf.
? Experiență de cel puțin un an.
? Puțină engleză sau germană.
+ Toate orele plătite, diurnă în plus.
" Același camion de șase ani. Îi știu fiecare sunet.
`,
    'ro',
  ),
  ...occupationCards(
    'techniek',
    `
# Sudor MIG/MAG | Lăcătuș mecanic | Operator CNC
@ industrie:Noordstaal industrie:Wold industrie:Friso industrie:Delta industrie:Brainport industrie:Vandervelde industrie:Carpați werf x2
€ 15.5-19.5 hour
h 40 36-40
o mbo2 mbo3 / ervaren
c vast tijdelijk
t Producție, Meserie
> Ai meseria în mâini, iar noi avem atelierul potrivit. La {org} {in} lucrezi după desen, cu scule bune și colegi pricepuți.
~ La șapte primești planul și stabilești cu șeful de echipă ordinea lucrărilor. La sfârșitul zilei vezi exact ce ai făcut, și asta e partea cea mai plăcută.
- Lucrezi după desen tehnic.
- Verifici singur calitatea înaintea controlului.
- Întreții uneltele și utilajele.
- Îi ajuți pe ucenici.
? O calificare tehnică sau experiență dovedită.
? Știi să citești un desen.
? Lucrezi ordonat și în siguranță.
+ Certificatele și reînnoirea lor sunt plătite de noi.
" Când piesa iese pe poartă, știu exact unde sunt sudurile mele.

# Operator producție componente auto | Tehnician mentenanță | Inginer de calitate
@ industrie:Carpați x2
€ 1150-1850
h 40
o mbo4 hbo / ervaren starter
t Producție, Brașov
> Precizie de microni, cu vedere spre Tâmpa. La {org} găsești o echipă care își explică munca și o duce la capăt.
~ Începi cu cinci minute la linie: siguranță, planuri, noutăți. Apoi măsori, reglezi și vorbești cu proiectanții, care stau la un etaj distanță, nu într-o altă țară.
- Urmărești procesul și intervii la timp.
- Analizezi abaterile și propui soluții.
- Documentezi ce ai schimbat.
- Lucrezi cu furnizorii și cu clienții.
? Studii tehnice medii sau superioare.
? Engleză de nivel mediu.
? Atenție la detalii.
" O sutime e mult, odată ce știi la ce să te uiți.
`,
    'ro',
  ),
  ...occupationCards(
    'ict',
    `
# Programator Java | Dezvoltator web full-stack | Inginer de testare
@ ict:Transilvania x2
€ 2100-3900
h 40 32-40
o hbo wo / ervaren senior starter
t Hibrid, Cluj
> Scriem software pentru clienți din nordul Europei și plecăm acasă la cinci. La {org} {in} calitatea e mai importantă decât graba.
~ Dimineața vorbim un sfert de oră, apoi fiecare lucrează în liniște. Joia un utilizator se uită cu noi pe ecran, iar vinerea livrăm ceva mic, dar bun.
- Proiectezi și scrii cod ușor de citit.
- Scrii teste care au sens și peste un an.
- Discuți direct cu utilizatorii.
- Îi ajuți pe colegii mai tineri.
? Experiență cu un limbaj modern.
? Engleză bună.
? Curiozitate și bun-simț.
+ Trei zile de acasă pe săptămână și buget anual de cursuri.
" Anul trecut am șters mai mult cod decât am scris. Ce bine a fost.
`,
    'ro',
  ),
  ...occupationCards(
    'zorg',
    `
# Asistent medical generalist | Asistentă medicală secția interne | Infirmieră
@ ziekenhuis:Pantelimon x2
€ 1050-1750
h 40 36-40
o mbo4 hbo / ervaren starter
t Spital, Ture
> Timp pentru pacienți și o echipă care se ajută. {Org} din {plaats} caută un coleg cu suflet și pricepere.
~ Începi tura cu predarea la patul pacientului. Împarți îngrijirea cu un coleg, verifici tratamentele și explici familiei ce urmează. La final predai cu răbdare, nu în grabă.
- Îngrijești patru până la șase pacienți.
- Administrezi tratamentele și urmărești starea lor.
- Ții legătura cu medicii și cu familia.
- Îndrumi elevii aflați în practică.
? Diplomă și aviz de liberă practică.
? Calm și bunătate.
? Disponibilitate pentru ture.
" În prima lună nimeni n-a oftat când am întrebat ceva.
`,
    'ro',
  ),
];
