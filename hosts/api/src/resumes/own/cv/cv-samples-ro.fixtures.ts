import type { CvSample } from './cv-sample.fixtures.ts';

/** CVs in Romanian, of people who do not exist. */
export const romanianCvs: Readonly<Record<string, CvSample>> = {
  'Romanian, complete': {
    kind: 'docx',
    country: 'RO',
    text: `Ștefan Munteanu
Electrician autorizat

Date personale
Adresa: Strada Fabricii 23, 400001 Cluj-Napoca
Telefon: +40 722 123 456
E-mail: stefan.munteanu@example.org
Data nașterii: 17.05.1990
Permis de conducere: categoria B

Profil profesional
Electrician cu zece ani de experiență în instalații industriale și rezidențiale.
Lucrez ordonat, respect termenele și îmi place să învăț lucruri noi.

Experiență profesională

Electrician la Electrica SA
ianuarie 2020 - prezent
- Întreținerea posturilor de transformare din zona Cluj.
- Intervenții de noapte și lucru la înălțime.
- Instruirea colegilor noi în normele de protecție a muncii.

Electrician la Instal Grup SRL
martie 2016 - decembrie 2019
- Instalații electrice pentru blocuri de locuințe.
- Citirea planurilor și comandarea materialelor.

Ucenic la Construct Ardeal SRL
2012 - 2016
- Trasee de cabluri, prize, tablouri electrice.

Educație

Electrotehnică la Liceul Tehnic Energetic
2008 - 2012
Diplomă de bacalaureat, specializarea electrotehnică.

Cursuri
2019 Certificat ANRE grad II
2018 Lucru la înălțime
2015 Prim ajutor

Competențe
Instalații electrice, automatizări, AutoCAD, planuri tehnice

Referințe
Dan Pop, șef de echipă la Electrica SA, 0744 555 666
Ana Rus, Instal Grup SRL, la cerere

Hobby
Pescuit, ciclism, voluntar la Salvamont 2014 - 2018`,
    facts: {
      position: 'Electrician autorizat',
      phone: '+40722123456',
      address: 'Strada Fabricii 23',
      postalCode: '400001',
      place: 'Cluj-Napoca',
      summary: 'Electrician cu zece ani',
    },
    entries: [
      ['employer', 'Electrician', 'Electrica SA', '2020-01', null],
      ['employer', 'Electrician', 'Instal Grup SRL', '2016-03', '2019-12'],
      ['employer', 'Ucenic', 'Construct Ardeal SRL', '2012', '2016'],
      ['education', 'Electrotehnică', 'Liceul Tehnic Energetic', '2008', '2012'],
    ],
  },
  'Romanian, European form': {
    kind: 'docx',
    country: 'RO',
    text: `Curriculum vitae
Europass

Informații personale
Nume: Ioana Pop
Localitate: Iași
Telefon: 0745 112 233
E-mail: ioana.pop@example.org
Sex: feminin
Data nașterii: 3 aprilie 1992
Funcție: Asistent medical generalist

Experiență profesională
Perioada: 01/03/2017 - prezent
Funcția sau postul ocupat: Asistent medical
Numele angajatorului: Spitalul Județean Iași
Activități: administrarea tratamentelor, triaj, educația pacienților
Tipul activității: sănătate publică

Perioada: 01/09/2014 - 28/02/2017
Funcția sau postul ocupat: Infirmieră
Numele angajatorului: Căminul Sfânta Maria
Activități: îngrijirea persoanelor vârstnice

Educație și formare
Perioada: 2011 - 2014
Calificarea: Asistent medical generalist
Instituția: Școala Postliceală Sanitară Iași
Perioada: 2007 - 2011
Calificarea: Bacalaureat
Instituția: Colegiul Național Iași

Limbi străine
Engleză: B2
Franceză: A2

Aptitudini și competențe
Lucru în echipă
Rezistență la stres
Operare PC

Permis de conducere
Categoria B, din 2013

Informații suplimentare
Membră OAMGMAMR din 2014
Disponibilă pentru relocare în Olanda din iunie`,
    facts: {
      position: 'Asistent medical generalist',
      phone: '+40745112233',
      place: 'Iași',
    },
    entries: [
      ['employer', 'Asistent medical', 'Spitalul Județean Iași', '2017-03', null],
      ['employer', 'Infirmieră', 'Căminul Sfânta Maria', '2014-09', '2017-02'],
      ['education', 'Asistent medical generalist', 'Școala Postliceală Sanitară Iași', '2011', '2014'],
      ['education', 'Bacalaureat', 'Colegiul Național Iași', '2007', '2011'],
    ],
  },
  'Romanian, school and years in one line': {
    kind: 'docx',
    country: 'RO',
    text: `MIHAI IONESCU
Șofer profesionist categoria C+E
mihai.ionescu@example.org
0733 445 566

Despre mine
Conduc camioane de doisprezece ani, fără accidente din vina mea.
Caut un post de șofer pe rute interne sau în Benelux.

Locuri de muncă

2019 - 2023 Șofer la Trans Nord SRL
Transport de marfă generală în Germania, Olanda și Belgia.
Documente de transport, încărcare și descărcare.

2014 - 2019 Șofer la Logistic Est SRL
Distribuție de produse frigorifice în Moldova.

2011 - 2014 Manipulant la Depozit Central SRL
Stivuitor, inventar, pregătirea comenzilor.

Pauză
2023 - prezent
Îngrijirea unui membru al familiei, curs de neerlandeză.

Studii
2007 - 2011 Liceul Tehnic Auto, Brăila
2005 - 2007 Școala de Arte și Meserii, Brăila

Atestate
2020 ADR cisterne
2018 Card tahograf
2016 Atestat marfă
2014 Permis C+E

Abilități
Orientare, răbdare, mecanică de bază

Cunoscuți care mă recomandă
Vasile Dumitru, dispecer la Trans Nord, 0722 998 877
Elena Marin, Logistic Est 2014 - 2019

Timp liber
Pescuit la Dunăre
Fotbal la Voința Brăila 1999 - 2006

Disponibilitate
Imediat, program flexibil`,
    facts: {
      position: 'Șofer profesionist categoria C+E',
      phone: '+40733445566',
      summary: 'Conduc camioane',
    },
    entries: [
      ['employer', 'Șofer', 'Trans Nord SRL', '2019', '2023'],
      ['employer', 'Șofer', 'Logistic Est SRL', '2014', '2019'],
      ['employer', 'Manipulant', 'Depozit Central SRL', '2011', '2014'],
    ],
  },
};
