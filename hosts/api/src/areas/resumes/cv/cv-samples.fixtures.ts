/** CVs as people lay them out, and what a person reads in them: type, name, institution, from, till. */
export interface CvSample {
  readonly kind: 'pdf' | 'docx';
  readonly text: string;
  readonly entries: readonly (readonly [
    type: 'employer' | 'education',
    name: string,
    institution: string,
    from: string,
    till: string | null,
  ])[];
}

export const cvSamples: Readonly<Record<string, CvSample>> = {
  'Dutch, plain': {
    kind: 'pdf',
    text: `Jelle Bakker\nMonteur\n9712 HL Groningen\n\nWerkervaring\nMonteur bij Noord Techniek\nmaart 2019 - heden\n- Storingen verhelpen\n\nLeerling bij Bouwbedrijf Smit\n2016 - feb 2019\n\nOpleiding\n2012 - 2016 MBO Elektro, Alfa-college, Groningen`,
    entries: [
      ['employer', 'Monteur', 'Noord Techniek', '2019-03', null],
      ['employer', 'Leerling', 'Bouwbedrijf Smit', '2016', '2019-02'],
      ['education', 'MBO Elektro', 'Alfa-college', '2012', '2016'],
    ],
  },
  'Dutch, the employer named first': {
    kind: 'docx',
    text: `Fatima El Amrani\n\nErvaring\n2018 - heden  Zorggroep Lauwers, Verzorgende\n2014 - 2018  Gemeente Assen, Receptionist\n\nScholing\n2010 - 2014  Drenthe College, Verzorgende IG`,
    entries: [
      ['employer', 'Verzorgende', 'Zorggroep Lauwers', '2018', null],
      ['employer', 'Receptionist', 'Gemeente Assen', '2014', '2018'],
      ['education', 'Verzorgende IG', 'Drenthe College', '2010', '2014'],
    ],
  },
  'Dutch, references and hobbies under headings of their own making': {
    kind: 'pdf',
    text: `Piet Jansen\n\nWerkervaring\nKok bij De Haven\n01-03-2015 t/m 31-12-2020\nKoken voor gasten.\n\nWie mij kent\nJan de Boer, chef-kok bij Hotel Noord 2010 - 2014\n\nVrije tijd\nVoetbal bij FC Winsum 2001 - 2019`,
    entries: [['employer', 'Kok', 'De Haven', '2015-03', '2020-12']],
  },
  'Dutch, two columns beside each other': {
    kind: 'docx',
    text: `Sanne Vos\nWERKERVARING      OPLEIDING\n2019 - 2022 Planner, Lijn BV      2010 - 2014 HBO Logistiek\n2015 - 2019 Chauffeur      2006 - 2010 Havo, Praedinius\nTalen\nEngels`,
    entries: [],
  },
  'English, plain': {
    kind: 'pdf',
    text: `Tom O'Neill\n\nWORK EXPERIENCE\nJan 2018 - Present\nSenior Welder at Eems Shipyard\n- TIG and MIG welding\n\n2015 - 2017\nWelder, North Steel Ltd\n\nEDUCATION\nBSc Engineering, University of Leeds\nSep 2011 - Jun 2014`,
    entries: [
      ['employer', 'Senior Welder', 'Eems Shipyard', '2018-01', null],
      ['employer', 'Welder', 'North Steel Ltd', '2015', '2017'],
      ['education', 'BSc Engineering', 'University of Leeds', '2011-09', '2014-06'],
    ],
  },
  'English, page headers within a job': {
    kind: 'docx',
    text: `Anna Smith\n\nEmployment history\nAnalyst at Data Works\n2019 - present\nReports.\n\nAnna Smith - Curriculum vitae - page 2\nanna@example.org\n\nClerk at City Bank\n2012 - 2019\nInvoices.`,
    entries: [
      ['employer', 'Analyst', 'Data Works', '2019', null],
      ['employer', 'Clerk', 'City Bank', '2012', '2019'],
    ],
  },
  'English, a table of three cells': {
    kind: 'docx',
    text: `Mary Jones\n\nCareer\nNurse\nCity Hospital\n2016 - 2021\nCarer\nSunny Homes\n2012 - 2016\n\nHobbies and sports\nRowing at River Club 2009 - 2015`,
    entries: [
      ['employer', 'Nurse', 'City Hospital', '2016', '2021'],
      ['employer', 'Carer', 'Sunny Homes', '2012', '2016'],
    ],
  },
  'Romanian, plain': {
    kind: 'pdf',
    text: `Stefan Munteanu\n\nExperienta profesionala\nianuarie 2020 - prezent   Electrician, Electrica SA, Cluj-Napoca\n2016 - 2019   Ucenic la Instal Grup\n\nEducatie\n2012 - 2016 Electrotehnica, Liceul Tehnic Energetic, Cluj-Napoca`,
    entries: [
      ['employer', 'Electrician', 'Electrica SA', '2020-01', null],
      ['employer', 'Ucenic', 'Instal Grup', '2016', '2019'],
      ['education', 'Electrotehnica', 'Liceul Tehnic Energetic', '2012', '2016'],
    ],
  },
  'Romanian, European form': {
    kind: 'docx',
    text: `Ioana Pop\n\nExperiență profesională\nPerioada 01/03/2017 - prezent\nFuncția Asistent medical\nAngajator Spitalul Județean Cluj\n\nEducație și formare\nPerioada 2012 - 2016\nCalificarea Licență\nUniversitatea Babeș-Bolyai`,
    entries: [
      ['employer', 'Asistent medical', 'Spitalul Județean Cluj', '2017-03', null],
      ['education', 'Licență', 'Universitatea Babeș-Bolyai', '2012', '2016'],
    ],
  },
  'Romanian, school first': {
    kind: 'docx',
    text: `Mihai Ionescu\n\nLocuri de muncă\n2019 - 2023 Sofer la Trans Nord\nTransport marfa.\n\nStudii\n2008 - 2012 Liceul Tehnic Energetic, Cluj-Napoca\n\nReferințe\nDan Pop, director la Trans Nord, 0722 123 456`,
    entries: [['employer', 'Sofer', 'Trans Nord', '2019', '2023']],
  },
};
