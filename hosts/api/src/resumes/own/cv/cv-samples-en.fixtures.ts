import type { CvSample } from './cv-sample.fixtures.ts';

/** CVs in English, of people who do not exist. */
export const englishCvs: Readonly<Record<string, CvSample>> = {
  'English, complete, periods above': {
    kind: 'pdf',
    country: 'NL',
    text: `Thomas O'Neill
Senior Welder

PERSONAL DETAILS
Address: 14 Harbour Road, Groningen
Phone: +31 6 24681357
Email: tom.oneill@example.org
Nationality: Irish, living in the Netherlands since 2016

PROFESSIONAL SUMMARY
Certified welder with fifteen years in shipbuilding and offshore work.
Used to working from drawings in English and Dutch, and to training apprentices on the job.

WORK EXPERIENCE

Jan 2018 - Present
Senior Welder at Eems Shipyard Ltd
- TIG and MIG welding of stainless piping for research vessels.
- Responsible for the weld log and for visual inspection of the night shift.
- Trained eleven apprentices, nine of whom passed the exam the first time.

Feb 2012 - Dec 2017
Welder at North Steel Ltd
- Structural welding for offshore wind jackets in Belfast and Hull.
- Member of the safety committee.

2009 - 2012
Apprentice Fabricator at Harland Group
- Cutting, fitting and tacking in the plate shop.

EDUCATION

Sep 2007 - Jun 2009
National Certificate in Fabrication at Belfast Metropolitan College
Welding theory, metallurgy, technical drawing.

2002 - 2007
GCSEs at St Malachy School
Eight passes, including mathematics and physics.

LICENCES
EN ISO 9606-1, 6G, valid until 2025
VCA Basic, 2021

LANGUAGES
English (native), Dutch (B1)

INTERESTS
Rowing with the Eems Rowing Club since 2017
Restoring a 1978 wooden sloop

REFERENCES
Peter Visser, Yard Manager, Eems Shipyard, +31 596 61 23 45
Siobhan Kelly, North Steel Ltd, available on request`,
    facts: {
      position: 'Senior Welder',
      phone: '+31624681357',
      address: '14 Harbour Road',
      place: 'Groningen',
      summary: 'Certified welder',
    },
    entries: [
      ['employer', 'Senior Welder', 'Eems Shipyard Ltd', '2018-01', null],
      ['employer', 'Welder', 'North Steel Ltd', '2012-02', '2017-12'],
      ['employer', 'Apprentice Fabricator', 'Harland Group', '2009', '2012'],
      [
        'education',
        'National Certificate in Fabrication',
        'Belfast Metropolitan College',
        '2007-09',
        '2009-06',
      ],
      ['education', 'GCSEs', 'St Malachy School', '2002', '2007'],
    ],
  },
  'English, page headers within a job': {
    kind: 'docx',
    country: 'NL',
    text: `ANNA KATHARINA SMITH
anna.smith@example.org
Mobile 06 40506070
Amsterdam, the Netherlands

About me
I turn messy spreadsheets into decisions that a team can stand behind.
After six years in banking I want to work for an organisation that does some good.

Employment history

Data Analyst at Green Energy Holding
05/2020 - present
Forecasts of demand for three regions, in Python and SQL.
Dashboard for the board, which replaced forty weekly spreadsheets.

Anna Katharina Smith - Curriculum vitae - page 1 of 2
anna.smith@example.org

Junior Analyst at City Bank plc
09/2014 - 04/2020
Credit risk of small companies; monthly reports for the regulator.
Rewrote the monthly process, which took four days and now takes three hours.

Intern, Statistics Netherlands
02/2014 - 07/2014
Cleaning of survey data on working hours.

Education and qualifications

MSc Econometrics at University of Amsterdam
2012 - 2014
Thesis on seasonal demand in electricity, graded 8.5.

BSc Economics at University of Groningen
2009 - 2012
Minor in computer science.

Technical skills
Python, SQL, dbt, Power BI, Excel

Courses
2021 Certificate Data Engineering
2019 Leadership for analysts

Anna Katharina Smith - Curriculum vitae - page 2 of 2

Volunteering
Treasurer of the tenants association, 2018 - 2021

Languages
English, German, Dutch (all fluent)

References
Dr. M. Jansen, University of Amsterdam, 020 525 12 34
Mark Lewis, City Bank plc, on request`,
    facts: {
      position: 'Data Analyst',
      phone: '+31640506070',
      place: 'Amsterdam',
      summary: 'I turn messy',
    },
    entries: [
      ['employer', 'Data Analyst', 'Green Energy Holding', '2020-05', null],
      ['employer', 'Junior Analyst', 'City Bank plc', '2014-09', '2020-04'],
      ['employer', 'Intern', 'Statistics Netherlands', '2014-02', '2014-07'],
      ['education', 'MSc Econometrics', 'University of Amsterdam', '2012', '2014'],
      ['education', 'BSc Economics', 'University of Groningen', '2009', '2012'],
    ],
  },
  'English, tables, how to reach her at the end': {
    kind: 'docx',
    country: 'NL',
    text: `Mary Jones
Registered nurse | Night shifts | Open to relocation

Work history
Position\tEmployer\tPeriod
Charge Nurse\tCity Hospital\t03/2016 - 11/2021
Staff Nurse\tMercy Hospital\t2012 - 2016
Carer\tSunny Homes Ltd\t2009 - 2012
Duties included medication rounds, admissions and handover to the day team.
Supervised six carers per shift and wrote the rota for the ward.

Training and certificates
Advanced life support, 2020
Manual handling, 2019
Safeguarding adults, level 3, 2018
2017 Infection control lead

Education
Degree\tSchool\tYears
BSc Nursing\tUniversity of Leeds\t2005 - 2009
A levels\tRidgeway School\t2003 - 2005

Skills
Triage
Cannulation
Electronic records
Teaching students

Contact
12 Mill Lane
Leeds LS6 2AB
+44 7911 123456
mary.jones@example.org

Voluntary work and sports
Coach at River Rowing Club 2009 - 2015
St John Ambulance, event cover, 2013 - 2019

People who know my work
Helen Carter, Matron, City Hospital, +44 113 243 2799
Dr. Amit Shah, Mercy Hospital

Availability
From 1 March, notice period four weeks
Full time or 32 hours

Driving licence
Full, clean`,
    facts: {
      position: 'Registered nurse',
      phone: '+447911123456',
      address: '12 Mill Lane',
      postalCode: 'LS6 2AB',
      place: 'Leeds',
    },
    entries: [
      ['employer', 'Charge Nurse', 'City Hospital', '2016-03', '2021-11'],
      ['employer', 'Staff Nurse', 'Mercy Hospital', '2012', '2016'],
      ['employer', 'Carer', 'Sunny Homes Ltd', '2009', '2012'],
      ['education', 'BSc Nursing', 'University of Leeds', '2005', '2009'],
      ['education', 'A levels', 'Ridgeway School', '2003', '2005'],
    ],
  },
};
