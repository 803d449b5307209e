/** Candidates of the north in English, by name: cards as those of `candidate-rows.ts`, which say it in another language. */
export const englishCandidateCards = `
Registered nurse, internal medicine
Sanne W., Winsum, 3500, zorg hbo ervaren vast uren-32, en
Six years of hospital, ready for the villages.
I like to work by myself and with people who have a will of their own. After six years on the ward I want to return to where I grew up.
= Bachelor of Nursing, Hogeschool Noordzij, Groningen, 10-6: Thesis on living at home with heart failure.
- Registered nurse, Medisch Centrum Stadspark, Groningen, 6-0: Internal medicine, and guiding students.

Care assistant
Jelle P., Bedum, 2950, zorg mbo3 ervaren vast uren-32, en
A calm man of the night shift who laughs by day as well.
First I cared for my grandfather, and I never stopped. I prefer a small house with the same people in it.
= Care, level 3, Vakschool Het Gilde, Groningen, 8-5: Learning on the job.
- Care assistant, Zorgerf Westerkwartier, Zuidhorn, 5-0: A house of eight residents.

Support worker
Noor D., Haren, 3050, zorg mbo4 ervaren vast uren-24 uren-32, en
Sees what somebody can do, and begins there.
Eight years with people with a learning disability, the last three as their personal support worker.
= Social care, Friesland Vakcollege, Leeuwarden, 11-8: Personal support.
- Personal support worker, Stichting De Zonneweide, Hoogezand, 8-0: Six residents, two students.

Maintenance technician
Ruben M., Zuidhorn, 3600, techniek mbo4 ervaren vast uren-40, en
Finds the fault that nobody found.
Mechanical and electrical, with a weakness for old machines. Shifts are fine.
= Mechatronics, Vakschool Het Gilde, Groningen, 14-10: Level 4.
- Technician, Wold Machinebouw, Hoogezand, 10-4: Faults and overhauls.
- Maintenance technician, De Terp Zuivel, Bedum, 4-0: Five shifts.

TIG welder
Daan B., Delfzijl, 3300, techniek mbo2 ervaren vast uren-40, en
Certified, precise and glad to be outside.
I weld stainless steel and aluminium in every position. Looking for a yard with fixed crews.
= Welding level 3, Vakschool Het Gilde, Groningen, 7-5: Certificates for TIG and MIG/MAG.
- Welder, Noordstaal, Delfzijl, 5-0: Parts of bridges and lock gates.

Carpenter
Klaas H., Drachten, 3250, bouw mbo3 senior vast uren-40, en
Thirty years in, still curious.
I prefer renovation: old houses tell you what they need. I like teaching it, too.
= Advanced carpentry, Friesland Vakcollege, Leeuwarden, 32-28: Apprentice.
- Carpenter, Aannemingsbedrijf Postma & Dochters, Franeker, 28-0: Renovation and restoration.

Primary teacher
Lotte K., Leens, 3900, onderwijs hbo ervaren vast uren-32, en
Village schools, combined classes, a lot of music.
I like to teach two years in one room, and play the guitar with whatever allows it, tables of seven included.
= Teacher training, Hogeschool Noordzij, Groningen, 9-5: Project on sums outdoors.
- Teacher of years 5 and 6, Scholengroep Het Hogeland, Uithuizen, 5-0: A class of 22.

Teacher of mathematics
Youssef B., Groningen, 4300, onderwijs wo ervaren vast uren-32, en
Patient, with a dry sense of humour.
I want pupils to dare to guess, and then to learn to prove. Being a mentor I like as much as teaching.
= Master of Mathematics, Rijksuniversiteit, Groningen, 9-4: Master in education.
- Teacher of mathematics, Asserbos Lyceum, Assen, 4-0: Lower and upper forms.

Truck driver CE
Ilona K., Roden, 3100, transport mbo2 ervaren vast uren-40, en
No damage since the first trip.
Ten years on the road, six of them with a refrigerated trailer. I would rather sleep at home.
= Road transport, Friesland Vakcollege, Leeuwarden, 12-10: Code 95 up to date.
- Driver CE, Transportbedrijf Koopmans, Stadskanaal, 10-0: Refrigerated goods in the north.

Transport planner
Otto S., Veendam, 3500, transport mbo4 ervaren vast uren-40, en
Solves puzzles that change on the way.
I would rather know drivers than systems, and get on with both.
= Logistics supervisor, Vakschool Het Gilde, Groningen, 13-10: Level 4.
- Planner, Distributiecentrum Noordoost, Veendam, 9-0: Day and afternoon plans.

System administrator
Bram V., Uithuizen, 3600, ict mbo4 ervaren vast uren-40, en
Loves silence on the line.
I look after desks and servers and explain without a sigh. Looking for an organisation that serves people.
= IT administration, Vakschool Het Gilde, Groningen, 10-7: Level 4.
- System administrator, Noorderbits, Groningen, 7-0: Customers in care and education.

Cook
Esther L., Slochteren, 2950, horeca mbo3 ervaren vast uren-40, en
Vegetables first, then the rest.
Trained in hotels, grown in a kitchen of four. I want to cook with what grows nearby.
= Independent cook, Friesland Vakcollege, Leeuwarden, 9-6: Level 3.
- Chef de partie, Hotel Het Posthuis, Assen, 6-0: Hot kitchen.

Receptionist
Ștefan Ț., Assen, 2650, horeca mbo4 ervaren vast tijdelijk uren-32, en
Five languages, one smile.
Romanian, English, German, Dutch and some French. I like night shifts because of the stories.
= Tourism, Colegiul Economic, Brașov, 12-8: Hotel management.
- Receptionist, Hotel De Nieuwe Wereld, Leeuwarden, 5-0: Day and night shifts.

Team leader, shop
Rianne O., Heerenveen, 3100, handel mbo4 leidinggevend vast uren-40, en
Came to fill shelves, stayed for the people.
I lead a team of eighteen and like to be on the floor myself.
= Retail entrepreneur, Friesland Vakcollege, Leeuwarden, 12-9: Level 4.
- Team leader, Supermarkt Wiersma, Dokkum, 6-0: Fresh food and tills.

Policy adviser, water and climate
Machteld E., Groningen, 4900, overheid wo ervaren vast uren-32, en
Writes policy that fits on two pages.
A planner with mud on her boots. I work best with residents at the table.
= Master of Spatial Planning, Rijksuniversiteit, Groningen, 12-7: Thesis on stronger dikes.
- Policy adviser, Waterschap Noordermarge, Leeuwarden, 7-0: Adapting to the climate.

! Payroll administrator
Carolien T., Sneek, 3400, finance mbo4 senior vast uren-24, en
Knows three collective agreements by heart.
I like figures that are right and people who call with a question. Three days, preferably.
= Payroll diploma, Vakschool Het Gilde, Groningen, 16-15: PDL and VPS.
- Payroll administrator, Administratiekantoor De Balans, Hoogeveen, 14-0: Forty customers.

Tractor driver
Sietse M., Franeker, 3000, landbouw mbo2 ervaren tijdelijk vast uren-40, en
Drives straight, also without gps.
Grew up on an arable farm. Available for the season and after.
= Arable farming, Friesland Vakcollege, Leeuwarden, 9-6: Level 3.
- Farm worker, Maatschap De Vruchtbare Grond, Eenrum, 6-0: Seed potatoes and onions.

Greenhouse worker
Mihai I., Klazienaveen, 2450, landbouw vmbo ervaren tijdelijk vast uren-40, en
Three seasons of tomatoes, ready for more.
I work fast and clean, speak English and am learning Dutch. Looking for a contract all year.
= Agricultural college, Colegiul Agricol, Iași, 14-10: Horticulture.
- Crop worker, Kwekerij Zonnegloed, Klazienaveen, 3-0: Tomatoes and peppers.

Wind turbine technician
Niels F., Appingedam, 3500, energie mbo4 starter vast uren-40, en
No fear of heights, but respect.
A car mechanic on the move. GWO training just finished, and curious about the first storm.
= Car technology, Vakschool Het Gilde, Groningen, 6-3: Level 4.
- Car mechanic, Veldkamp Trekkers, Surhuisterveen, 3-0: Diagnosis and maintenance.
`;
