/**
 * The names under which feeds tell a job's fields, in plain notation (see plainName), first choice first. Nested
 * fields have dots. A name in `at` counts from the item's own level; a name in `anywhere` at any depth.
 */
interface FieldNames {
  at: string;
  anywhere?: string;
}

const names = {
  title: {
    at: 'title jobtitle positiontitle position name functietitel functienaam functie vacaturetitel vacature titel intitule titre poste stellentitel stellenbezeichnung stelle titlu denumire titulo titolo jobname vacancyname vacancytitle requisitiontitle postingtitle headline function label beruf text',
    anywhere: 'jobpositiontitle positiontitle jobtitle',
  },
  reference: {
    at: 'referencenumber reference externalreference externalid externaljobid partnerjobid referenceid refid ref refnumber refnr refno referencecode requisitionid requisitionnumber reqid requisition jobid jobreference jobref jobnumber jobcode vacancyid vacancynumber vacaturenummer vacatureid referentie referentienummer referenz referenznummer kennziffer referinta nrreferinta codanunt idanunt numar stellenid identifier.value identifier id jobpostingid positionid postingid adid offerid shortcode code guid uniqueid uuid uid key',
    anywhere: 'jobpositionpostingid positionopeningid idvalue',
  },
  description: {
    at: 'description descriptionhtml jobdescription jobdescriptionhtml contenthtml encoded content body descriptionplain functieomschrijving vacaturetekst vacatureomschrijving omschrijving beschreibung stellenbeschreibung descriere descripcion descrizione publicdescription fulldescription htmldescription longdescription details job_description jobad.sections.jobdescription.text jobdescriptions.html summary text tekst contenttext snippet',
    anywhere: 'jobpositiondescription descriptiontext formatteddescription jobdescription',
  },
  summary: {
    at: 'intro teaser shortdescription excerpt samenvatting accroche introduction abstract snippet summary',
  },
  requirements: {
    at: 'requirements profile profil qualifications qualification responsibilities skills experiencerequirements functieeisen profiel eisen anforderungen cerinte profilrecherche jobrequirements',
  },
  companyText: {
    at: 'companydescription aboutcompany aboutus overons bedrijfsomschrijving bedrijfsprofiel descriptionentreprise employerdescription hiringorganization.description companyprofile',
  },
  offer: {
    at: 'jobbenefits benefits offer weoffer arbeidsvoorwaarden wijbieden aanbod wirbieten oferim avantages whatweoffer',
  },
  applyUrl: {
    at: 'applyurl applicationurl applicationlink applylink careersapplyurl applicationcontact.url sollicitatieurl sollicitatielink applyhref howtoapply.url applicationform bewerbungslink externalapplyurl applyonlineurl',
    anywhere: 'applyurl applicationurl',
  },
  url: {
    at: 'url joburl link jobpostingurl hostedurl absoluteurl careersurl shortlink detailurl permalink vacancyurl vacatureurl postingurl redirecturl externaurl externeurl deeplink href weburl lien link.href linkurl publicurl origineoffre.urlorigine',
    anywhere: 'internetreference url',
  },
  applyEmail: {
    at: 'applyemail applicationemail applicationcontact.email email emailaddress contactemail sollicitatieemail mail courriel bewerbungsemail contact.email recruiter.email author.email',
    anywhere: 'applyemail applicationemail',
  },
  organisation: {
    at: 'company companyname company.name company.displayname company.title organisation organisation.name organization organization.name organisationname organizationname hiringorganization.name hiringorganization employer employer.name employername bedrijf bedrijfsnaam bedrijf.naam werkgever werkgever.naam organisatie organisatienaam entreprise entreprise.nom nomentreprise societe firma firmenname unternehmen arbeitgeber companie angajator empresa azienda advertiser advertiser.name advertisername client client.name clientname account.name brand subcompany author.name author creator hiringcompany publishername',
    anywhere: 'hiringorgname hiringorganizationname companyname employername',
  },
  city: {
    at: 'city city.name plaats plaatsnaam woonplaats stad standplaats ville ort stadt oras localitate ciudad citta town municipality locality addresslocality workcity location.city location.locality location.town location.place location.addresslocality address.city address.locality address.addresslocality joblocation.address.addresslocality joblocation.city joblocation.address.city workplace.city locations.city locations.location.city arbeitsort.ort arbeitsort.stadt address.postaladdress.addresslocality lieutravail.commune gemeente werklocatie.plaats',
    anywhere: 'addresslocality municipality city',
  },
  location: {
    at: 'location locationname joblocation joblocation.name joblocation.address location.name location.displayname location.label locatie werklocatie locations locations.name locations.location.name lieu lieutravail lieutravail.libelle lieudetravail standort arbeitsort locatia ubicacion sede office office.name offices.name workplace place region regionname formattedlocation joblocationtext categories.location candidaterequiredlocation area address place.name geo.placename',
  },
  region: {
    at: 'state province provincie region regio regionname county judet bundesland departement etat addressregion location.region location.state address.state address.region joblocation.address.addressregion address.addressregion arbeitsort.region address.postaladdress.addressregion',
    anywhere: 'addressregion',
  },
  country: {
    at: 'country country.name country.code countrycode countryiso land landcode pays tara pais paese nation countryname location.country location.countrycode location.country.name location.country.id location.country.code address.country address.countrycode address.countryname joblocation.address.addresscountry joblocation.address.addresscountry.name joblocation.country addresscountry address.addresscountry address.postaladdress.addresscountry locations.country locations.countrycode locations.location.country arbeitsort.land',
    anywhere: 'addresscountry countrycode',
  },
  postalCode: {
    at: 'postalcode postcode zip zipcode plz codepostal cp codpostal cap location.postalcode location.postcode location.zip address.postalcode address.zip joblocation.address.postalcode address.postaladdress.postalcode locations.postalcode locations.location.zip arbeitsort.plz lieutravail.codepostal',
    anywhere: 'postalcode',
  },
  lat: {
    at: 'lat latitude location.lat location.latitude geo.lat geo.latitude joblocation.geo.latitude joblocation.latitude lieutravail.latitude arbeitsort.koordinaten.lat coordinates.lat location.geo.lat',
    anywhere: 'latitude',
  },
  lon: {
    at: 'lon lng long longitude location.lon location.lng location.longitude geo.lon geo.lng geo.longitude joblocation.geo.longitude joblocation.longitude lieutravail.longitude arbeitsort.koordinaten.lon coordinates.lon coordinates.lng location.geo.lon location.geo.lng',
    anywhere: 'longitude',
  },
  published: {
    at: 'date dateposted datepublished publicationdate pubdate published publishedat publishedon publisheddate datepublication publicatiedatum postingdate posteddate postedat postdate listdate startdatepublication publishdate releaseddate releasedate activationdate onlinedate startpublication plaatsingsdatum datum veroeffentlicht aktuelleveroeffentlichungsdatum datelastpublished datecreation datapublicarii created createdat createdon creationdate datecreated createddate updated updatedat lastmodified modified epoch',
    anywhere: 'dateposted startdate',
  },
  expires: {
    at: 'expirationdate expirydate expiration expiresat expireson expires expire expiry validthrough validuntil validto enddate closingdate closedate closeat closesat deadline applicationdeadline sluitingsdatum einddatum vervaldatum datefin dateexpiration ablaufdatum bewerbungsfrist dataexpirarii termenlimita enddatepublication endpublication unpublishdate till publicatieeinddatum',
    anywhere: 'validthrough expirationdate',
  },
  status: {
    at: 'status jobstatus vacancystatus vacaturestatus positionstatus postingstatus publicationstatus publishstatus publicatiestatus statut stare active isactive actief isactief activ aktiv visible isvisible zichtbaar iszichtbaar vizibil open isopen online isonline live islive published ispublished gepubliceerd enabled isenabled closed isclosed gesloten inchis archived isarchived gearchiveerd hidden ishidden verborgen inactive isinactive inactief expired isexpired verlopen filled isfilled vervuld deleted isdeleted verwijderd draft isdraft paused ispaused unlisted state',
  },
  salary: {
    at: 'salary salaris salaire gehalt salariu salario stipendio salarytext salarydescription salaryrange salarydisplay salaryformatted compensation compensation.compensationtiersummary compensation.scrapeablecompensationsalarysummary remuneration pay payrate wage vergoeding loon basesalary basesalary.value estimatedsalary salaire.libelle salary.text salary.description salary.value salary.label salarisindicatie rate',
  },
  salaryMin: {
    at: 'salarymin minsalary salaryminimum minimumsalary salaryfrom salarylow lowsalary salaryrangefrom salaryrange.min salary.min salary.minimum salary.from salary.minvalue basesalary.value.minvalue basesalary.minvalue compensation.min compensation.minvalue salarismin minimumsalaris salaris.min pay.min gehaltvon salairemin salaries.salary.lowend.amount salaryrange.minvalue salary.low',
    anywhere: 'minvalue',
  },
  salaryMax: {
    at: 'salarymax maxsalary salarymaximum maximumsalary salaryto salaryhigh highsalary salaryrangeto salaryrange.max salary.max salary.maximum salary.to salary.maxvalue basesalary.value.maxvalue basesalary.maxvalue compensation.max compensation.maxvalue salarismax maximumsalaris salaris.max pay.max gehaltbis salairemax salaries.salary.highend.amount salaryrange.maxvalue salary.high',
    anywhere: 'maxvalue',
  },
  salaryPeriod: {
    at: 'salarytype salaryperiod salaryunit salaryinterval salaryfrequency payperiod payfrequency salary.period salary.unit salary.interval salary.type salary.per salary.frequency salary.unittext salaryrange.interval salaryrange.period basesalary.value.unittext basesalary.unittext compensation.interval compensation.period salarisperiode salaris.periode pay.period pay.per salaries.salary.period salarytimeunit',
    anywhere: 'unittext',
  },
  currency: {
    at: 'currency salarycurrency salarycurrencycode currencycode salary.currency salary.currencycode salaryrange.currency basesalary.currency basesalary.value.currency compensation.currency salaris.valuta valuta pay.currency salaries.salary.lowend.currencycode salaries.salary.highend.currencycode',
    anywhere: 'currencycode',
  },
  hours: {
    at: 'hours hoursperweek weeklyhours workhours urenperweek uren aantaluren urenaantal workinghours wochenstunden dureetravaillibelle oresaptamana hoursweek',
  },
  hoursMin: {
    at: 'hoursmin minhours hoursfrom minimumhours hoursperweekmin urenvan minuren urenmin hours.min hoursperweek.min',
  },
  hoursMax: {
    at: 'hoursmax maxhours hoursto maximumhours hoursperweekmax urentot maxuren urenmax hours.max hoursperweek.max',
  },
  employment: {
    at: 'jobtype jobtypes employmenttype employmenttypes employmenttypecode contracttype contracttime contract typecontrat typecontratlibelle typeofemployment typeofemployment.label dienstverband contractvorm soortdienstverband schedule type.name type.id categories.commitment employmenttype.label positiontype anstellungsart arbeitszeit tipcontract commitment worktype employment',
  },
  category: {
    at: 'category categories categories.category category.label category.name category.tag department department.name department.label departments.name categories.team categories.department function.label industry industry.label industries vakgebied branche sector functiegroep beroepsgroep occupationcategory occupationalcategory jobcategory jobfunction recruitingcategory occupation discipline team domeniu secteur tags keywords',
  },
  education: {
    at: 'education educationlevel opleiding opleidingsniveau educationrequirements educationrequirements.credentialcategory formation niveau studii bildungsabschluss degree',
  },
  experience: {
    at: 'experience experiencelevel experiencelevel.label seniority senioritylevel careerlevel ervaring ervaringsniveau yearsofexperience experienta berufserfahrung level',
  },
  remote: {
    at: 'remote isremote remotetype remotestatus telecommuting joblocationtype workplacetype workplacetypes workplace thuiswerken homeoffice teletravail location.remote location.isremote location.telecommuting workmodel locationtype remotework',
  },
  language: {
    at: 'language locale lang languagecode taal langue sprache limba inlanguage language.code @lang lang',
  },
  recruiterName: {
    at: 'recruiter recruitername contactname contactperson contactpersoon recruiter.name contact contact.name creator.name ansprechpartner contactpersoon.naam applicationcontact.name recruiter.fullname',
  },
  recruiterPhone: {
    at: 'phone phonenumber telephone telefoon telefoonnummer telefon recruiterphone contactphone recruiter.phone contact.phone contactpersoon.telefoon applicationcontact.telephone telephonenumber',
  },
  website: {
    at: 'companyurl companywebsite website company.website company.url hiringorganization.sameas hiringorganization.url employer.website employerurl companysite',
  },
} satisfies Record<string, FieldNames>;

export type FeedField = keyof typeof names;
export const feedFields = Object.keys(names) as FeedField[];

const split = (list: string | undefined) => (list ? list.replaceAll('_', '').split(/\s+/) : []);

/** Fields that feeds like to keep together under one roof: `locatie.plaats`, `employer.name`, `salaris.minimum`. */
const roofs: readonly { over: string; fields: Partial<Record<FeedField, string>> }[] = [
  {
    over: 'location locatie joblocation werklocatie locations.location locations joblocations locaties.locatie address adres joblocation.address location.address arbeitsort standort einsatzort lieu lieutravail lieudetravail workplace worklocation place vestiging office offices.office offices locatia',
    fields: {
      city: 'city city.name plaats plaatsnaam stad woonplaats town municipality locality ville commune ort stadt oras localitate addresslocality',
      region: 'region region.name state province provincie county bundesland judet departement addressregion',
      country:
        'country country.name country.code countrycode land landcode pays tara addresscountry addresscountry.name',
      postalCode: 'postalcode postcode zip zipcode plz codepostal codpostal',
      lat: 'lat latitude geo.lat geo.latitude coordinates.lat coordinates.latitude',
      lon: 'lon lng longitude geo.lon geo.lng geo.longitude coordinates.lon coordinates.lng coordinates.longitude',
    },
  },
  {
    over: 'company employer organisation organization hiringorganization bedrijf werkgever organisatie entreprise employeur societe firma unternehmen arbeitgeber companie angajator client advertiser empresa azienda',
    fields: {
      organisation: 'name naam nom titel title displayname label companyname nume nombre nome',
      website: 'website url site sameas homepage',
      companyText: 'description about omschrijving beschreibung descriere',
    },
  },
  {
    over: 'salary salaris salaire gehalt salariu salario pay compensation remuneration basesalary basesalary.value salaryrange vergoeding wage loon',
    fields: {
      salaryMin:
        'min minimum from low lower minvalue minamount van ab de vanaf minsalary min.amount minimum.amount',
      salaryMax: 'max maximum to high upper maxvalue maxamount tot bis maxsalary max.amount maximum.amount',
      salaryPeriod:
        'period periode unit unittext interval frequency per type timeunit cycle perioada zeitraum',
      currency: 'currency currencycode valuta devise waehrung moneda',
      salary: 'text description label display formatted value libelle omschrijving',
    },
  },
  {
    over: 'hours uren hoursperweek urenperweek workinghours werkuren arbeitszeit',
    fields: { hoursMin: 'min minimum from van', hoursMax: 'max maximum to tot' },
  },
  {
    over: 'contact contactperson contactpersoon recruiter applicationcontact ansprechpartner apply application sollicitatie',
    fields: {
      recruiterName: 'name naam nom fullname nume',
      recruiterPhone: 'phone telephone telefoon telefon phonenumber telefoonnummer',
      applyEmail: 'email emailaddress mail emailadres',
      applyUrl: 'url applyurl link href',
    },
  },
];

function underRoofs(field: FeedField): string[] {
  return roofs.flatMap(({ over, fields }) =>
    split(fields[field]).flatMap((leaf) => split(over).map((roof) => `${roof}.${leaf}`)),
  );
}

/** Synonyms of each field, ready for look-up. */
export const fieldNames: Readonly<Record<FeedField, { at: readonly string[]; anywhere: readonly string[] }>> =
  Object.fromEntries(
    Object.entries(names).map(([field, { at, ...rest }]) => [
      field,
      {
        at: [...new Set([...split(at), ...underRoofs(field as FeedField)])],
        anywhere: split('anywhere' in rest ? rest.anywhere : undefined),
      },
    ]),
  ) as Record<FeedField, { at: string[]; anywhere: string[] }>;

/** A single object below an item that only holds the item itself: JSON:API, search engines, GraphQL, JSON-LD lists. */
export const wrapperNames: ReadonlySet<string> = new Set(
  'attributes item job node source fields vacancy vacature jobposting position offer opening properties jobinformation jobpositioninformation positionrecordinfo'.split(
    ' ',
  ),
);

/** Names that say of a repeated element that it is a job. */
export const itemNames: ReadonlySet<string> = new Set(
  'job jobs item items entry entries position positions vacancy vacancies vacature vacatures offer offers offre offres annonce ad ads posting postings jobposting jobpostings opening openings stelle stellenangebot stellenangebote listing listings requisition requisitions jobad result results resultats records anunt anunturi positionopening jobpositionposting publication itemlistelement'.split(
    ' ',
  ),
);
