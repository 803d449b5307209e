import { defineMessages } from '@boardwright/messages';

/** Titles and hints of every setting of the site, by wire name. */
export const siteSettingNames = defineMessages({
  en: {
    primary_color: { title: 'Primary', hint: 'Buttons, links, chosen filters' },
    primary_employer_color: { title: 'Primary for employers', hint: 'While an employer is logged in' },
    secondary_color: { title: 'Secondary', hint: 'Premium ribbon, accents' },
    font_family: { title: 'Font', hint: 'One font for headings and text, served by your own site' },
    contained_max_width: {
      title: 'Width of the content',
      hint: 'How wide pages grow on a large screen. 0 leaves it to the theme.',
    },
    tag_style: {
      title: 'Tags',
      hint: 'How facts such as “full-time” are drawn. Shows in the preview once saved.',
      choice: { tag: 'Filled', text: 'Plain text' },
    },
    flags_to_text: {
      title: 'Language codes instead of flags',
      hint: 'Writes NL where a flag would stand. Shows in the preview once saved.',
    },
    theme: { title: 'Theme', hint: 'What all shapes are drawn by', choice: { classic: 'Classic' } },
    site_name: { title: 'Name of the site', hint: 'In the browser’s tab, in mails and in search results' },
    logo: { title: 'Logo', hint: 'In the navigation bar and in mails. JPG or PNG.' },
    favicon: { title: 'Icon', hint: 'In the browser’s tab. Any picture; it is made 32 × 32 pixels.' },
    seo_image: {
      title: 'Picture for sharing',
      hint: 'Shown where a page is shared and has no picture of its own. JPG or PNG.',
    },
    default_images: {
      title: 'Pictures where there is none',
      hint: 'Drawn for companies and articles without a picture of their own',
      part: {
        organisation_header: 'Header of a company',
        organisation_logo: 'Logo of a company',
        article: 'Article',
      },
    },
    mail_address: {
      title: 'Sender of mails',
      hint: 'Your mail server must be allowed to send from it. Empty: the address of whoever runs the server.',
    },
    copyright_text: { title: 'Copyright', hint: 'Last line of the footer' },
    supported_languages: {
      title: 'Languages of the site',
      hint: 'The default language is read at the plain address, the others with their code before it.',
    },
    default_language: {
      title: 'Default language',
      hint: 'Choosing another default changes addresses: its pages lose their code, those of the old one get theirs.',
    },
    custom_translations: {
      title: 'Custom translations',
      hint: 'Every word of the site that is not a text of a block or a page',
    },
    default_user_type: {
      title: 'First tab when logging in',
      hint: 'What login and register show first',
      choice: { candidate: 'Candidate', employer: 'Employer' },
    },
    allow_candidate: {
      title: 'Candidates may log in and register',
      hint: 'Off, there is no candidate account',
    },
    allow_employer: {
      title: 'Employers may log in and register',
      hint: 'Off, there is no employer account',
    },
    enable_favourites: { title: 'Favourites', hint: 'Candidates can keep jobs and companies' },
    favourite_benefits_text: {
      title: 'Why keep a favourite',
      hint: 'Told to a guest who wants to keep a job and must log in first',
    },
    job_board: { title: 'Job board', hint: 'Whose jobs the site shows' },
    job_date_format: { title: 'Dates of jobs', hint: 'How dates are written on cards and job pages' },
    time_zone: { title: 'Time zone', hint: 'When a day begins and a job ends' },
    anonymize_jobs: { title: 'Hide who hires', hint: 'Jobs show without the company until one logs in' },
    hide_job_dates: { title: 'Hide dates', hint: 'Cards and job pages without the day of publishing' },
    hide_job_description: {
      title: 'Hide the introduction',
      hint: 'Job pages without the first lines of the job',
    },
    companies_approved: {
      title: 'Approving companies',
      hint: 'Whether you look at a company that signs up before its first job goes online. Companies that are here already stay as they are.',
      choice: {
        off: 'No, they are online at once',
        first_job: 'Yes, before their first job goes online',
      },
    },
    jobs_reviewed: {
      title: 'Reviewing jobs',
      hint: 'Whether you look at each job of a company before it goes online. Nothing is charged before; jobs that are online stay online.',
      choice: {
        off: 'No, employers publish by themselves',
        all: 'Yes, every job',
      },
    },
    publish_checks: {
      title: 'Remarks of the checks',
      hint: 'What happens when a page with remarks is published by hand.',
      choice: { warn: 'Warn, and publish all the same', block: 'Publish only once they are solved' },
    },
    pay_disclosure: {
      title: 'Pay of a job',
      hint: 'Whether a job must say what it pays. It counts when a job is published.',
      choice: {
        off: 'Employers decide themselves',
        warn: 'Ask for it while they write',
        require: 'No job without its pay',
      },
    },
    job_search_anonymous: {
      title: 'Search without an account',
      hint: 'Off, only those who are logged in see the list of jobs',
    },
    app_currency: { title: 'Currency', hint: 'Of salaries and prices' },
    app_use_imperial_system: { title: 'Distances in miles', hint: 'Off, they are in kilometres' },
    search_countries: {
      title: 'Countries to search in',
      hint: 'The first is the site’s own: its places come first. Places outside these are not suggested',
    },
    search_synonyms: {
      title: 'Words that mean the same',
      hint: 'A group per line, its words parted by commas: cook, chef, sous chef. Who searches for one of them finds jobs called by the others too. The usual job titles are known already.',
    },
    landing_page_jobs: {
      title: 'Jobs of a landing page',
      hint: 'With fewer than this for three days search engines are asked to leave it out, until it has enough',
    },
    vat_rate: { title: 'VAT', hint: 'Percent that is asked at home' },
    pay_by_invoice: { title: 'Pay by invoice', hint: 'Companies you verified order now and pay later' },
    invoice_limit: {
      title: 'Limit on invoice',
      hint: 'What a company may have outstanding, with VAT; a company can have its own',
    },
    invoice_term: { title: 'Days to pay an invoice', hint: 'After them it is overdue' },
    app_credit_price: { title: 'Price of a resume', hint: 'In credits; 0 is free' },
    invoice_name: { title: 'Seller', hint: 'As invoices name it; empty: the name of the site' },
    invoice_address: { title: 'Address of the seller', hint: 'On invoices, a line each' },
    invoice_country: { title: 'Country of the seller', hint: 'Two letters, as NL; decides about VAT' },
    invoice_vat_number: { title: 'VAT number of the seller', hint: 'On invoices' },
    invoice_registration: {
      title: 'Registration of the seller',
      hint: 'On invoices, as the number of the chamber of commerce',
    },
    invoice_iban: { title: 'IBAN', hint: 'Where invoices are paid' },
    show_cookie_bar: {
      title: 'Ask for consent',
      hint: 'Off, no notice appears, and only mandatory scripts run until a visitor asks for more.',
    },
    cookie_text_small: { title: 'Text of the bar', hint: 'Empty: the product’s own words' },
    cookie_text_large: { title: 'Text above the choices', hint: 'Explains what each kind of cookie is for' },
    terms_text_candidate: { title: 'Terms for candidates', hint: 'Shown when registering' },
    privacy_text_candidate: { title: 'Privacy for candidates', hint: 'Shown when registering' },
    terms_text_employer: { title: 'Terms for employers', hint: 'Shown when registering' },
    privacy_text_employer: { title: 'Privacy for employers', hint: 'Shown when registering' },
    site_password_enabled: {
      title: 'Ask visitors for a password',
      hint: 'Nobody sees a page without it, search engines included.',
    },
    gtm_key: { title: 'Google Tag Manager', hint: 'Begins with GTM-. Loads after consent only.' },
    ga4_key: { title: 'Google Analytics 4', hint: 'Begins with G-. Loads after consent only.' },
    ga_key: {
      title: 'Google Analytics, earlier key',
      hint: 'Begins with UA-. Used where there is no key of version 4.',
    },
    ad_account: {
      title: 'Google Ads account',
      hint: 'Begins with AW-. Counts what an advertisement led to. Loads after consent to marketing only.',
    },
    verification: {
      title: 'Verification of the site',
      hint: 'The value a search engine asks to see on your pages',
    },
  },
  nl: {
    primary_color: { title: 'Primair', hint: 'Knoppen, links, gekozen filters' },
    primary_employer_color: { title: 'Primair voor werkgevers', hint: 'Zolang een werkgever is ingelogd' },
    secondary_color: { title: 'Secundair', hint: 'Lint van premium, accenten' },
    font_family: {
      title: 'Lettertype',
      hint: 'Eén lettertype voor koppen en tekst, vanaf je eigen site geladen',
    },
    contained_max_width: {
      title: 'Breedte van de inhoud',
      hint: 'Hoe breed pagina’s worden op een groot scherm. Bij 0 bepaalt het thema het.',
    },
    tag_style: {
      title: 'Labels',
      hint: 'Hoe kenmerken als ‘fulltime’ eruitzien. In het voorbeeld te zien na het opslaan.',
      choice: { tag: 'Gevuld', text: 'Gewone tekst' },
    },
    flags_to_text: {
      title: 'Taalcodes in plaats van vlaggen',
      hint: 'Er staat NL waar anders een vlag staat. In het voorbeeld te zien na het opslaan.',
    },
    theme: { title: 'Thema', hint: 'Waarmee alle vormen worden getekend', choice: { classic: 'Klassiek' } },
    site_name: { title: 'Naam van de site', hint: 'In het tabblad, in mails en in zoekresultaten' },
    logo: { title: 'Logo', hint: 'In de navigatiebalk en in mails. JPG of PNG.' },
    favicon: { title: 'Pictogram', hint: 'In het tabblad. Elke afbeelding; ze wordt 32 × 32 pixels.' },
    seo_image: {
      title: 'Afbeelding bij delen',
      hint: 'Te zien waar een pagina wordt gedeeld die zelf geen afbeelding heeft. JPG of PNG.',
    },
    default_images: {
      title: 'Afbeeldingen waar er geen is',
      hint: 'Voor bedrijven en artikelen zonder eigen afbeelding',
      part: {
        organisation_header: 'Kop van een bedrijf',
        organisation_logo: 'Logo van een bedrijf',
        article: 'Artikel',
      },
    },
    mail_address: {
      title: 'Afzender van mails',
      hint: 'De mailserver moet ervan mogen verzenden. Leeg: het adres van wie de server beheert.',
    },
    copyright_text: { title: 'Copyright', hint: 'Laatste regel van de footer' },
    supported_languages: {
      title: 'Talen van de site',
      hint: 'De standaardtaal staat op het kale adres, de andere met hun code ervoor.',
    },
    default_language: {
      title: 'Standaardtaal',
      hint: 'Een andere standaard verandert adressen: haar pagina’s verliezen hun code, die van de oude krijgen er een.',
    },
    custom_translations: {
      title: 'Eigen vertalingen',
      hint: 'Elk woord van de site dat geen tekst van een blok of pagina is',
    },
    default_user_type: {
      title: 'Eerste tabblad bij inloggen',
      hint: 'Wat inloggen en registreren het eerst tonen',
      choice: { candidate: 'Kandidaat', employer: 'Werkgever' },
    },
    allow_candidate: {
      title: 'Kandidaten mogen inloggen en registreren',
      hint: 'Uit: er zijn geen kandidaataccounts',
    },
    allow_employer: {
      title: 'Werkgevers mogen inloggen en registreren',
      hint: 'Uit: er zijn geen werkgeversaccounts',
    },
    enable_favourites: { title: 'Favorieten', hint: 'Kandidaten kunnen vacatures en bedrijven bewaren' },
    favourite_benefits_text: {
      title: 'Waarom een favoriet bewaren',
      hint: 'Voor een gast die een vacature wil bewaren en eerst moet inloggen',
    },
    job_board: { title: 'Vacaturebank', hint: 'Van wie de site vacatures toont' },
    job_date_format: {
      title: 'Datums van vacatures',
      hint: 'Hoe datums op kaarten en vacaturepagina’s staan',
    },
    time_zone: { title: 'Tijdzone', hint: 'Wanneer een dag begint en een vacature sluit' },
    anonymize_jobs: {
      title: 'Werkgever verbergen',
      hint: 'Vacatures zonder bedrijf, tot iemand inlogt',
    },
    hide_job_dates: { title: 'Datums verbergen', hint: 'Kaarten en vacatures zonder publicatiedatum' },
    hide_job_description: {
      title: 'Inleiding verbergen',
      hint: 'Vacaturepagina’s zonder de eerste regels van de vacature',
    },
    companies_approved: {
      title: 'Bedrijven goedkeuren',
      hint: 'Of je een bedrijf dat zich aanmeldt eerst bekijkt voordat zijn eerste vacature online gaat. Bedrijven die er al zijn, blijven zoals ze zijn.',
      choice: {
        off: 'Nee, ze staan meteen online',
        first_job: 'Ja, voordat hun eerste vacature online gaat',
      },
    },
    jobs_reviewed: {
      title: 'Vacatures beoordelen',
      hint: 'Of je elke vacature van een bedrijf bekijkt voordat hij online gaat. Er wordt tot dan niets afgeschreven; wat online staat, blijft online.',
      choice: {
        off: 'Nee, werkgevers publiceren zelf',
        all: 'Ja, elke vacature',
      },
    },
    publish_checks: {
      title: 'Opmerkingen van de controles',
      hint: 'Wat er gebeurt als een pagina met opmerkingen wordt gepubliceerd.',
      choice: { warn: 'Waarschuwen, en toch publiceren', block: 'Pas publiceren als ze zijn opgelost' },
    },
    pay_disclosure: {
      title: 'Salaris van een vacature',
      hint: 'Of een vacature moet zeggen wat hij betaalt. Het telt bij het publiceren.',
      choice: {
        off: 'Werkgevers kiezen zelf',
        warn: 'Erom vragen tijdens het schrijven',
        require: 'Geen vacature zonder salaris',
      },
    },
    job_search_anonymous: {
      title: 'Zoeken zonder account',
      hint: 'Uit: alleen wie is ingelogd ziet de lijst met vacatures',
    },
    app_currency: { title: 'Valuta', hint: 'Van salarissen en prijzen' },
    app_use_imperial_system: { title: 'Afstanden in mijlen', hint: 'Uit: in kilometers' },
    search_countries: {
      title: 'Landen om in te zoeken',
      hint: 'Het eerste is het eigen land: plaatsen daar gaan voor. Plaatsen buiten deze landen worden niet voorgesteld',
    },
    search_synonyms: {
      title: 'Woorden die hetzelfde betekenen',
      hint: 'Een groep per regel, met komma’s tussen de woorden: kok, chef, souschef. Wie een ervan zoekt, vindt ook vacatures die anders heten. De gewone functienamen zijn al bekend.',
    },
    landing_page_jobs: {
      title: 'Vacatures op een landingspagina',
      hint: 'Met minder dan dit, drie dagen lang, vragen we zoekmachines haar weg te laten, tot ze er genoeg heeft',
    },
    vat_rate: { title: 'Btw', hint: 'Percentage dat in eigen land wordt gerekend' },
    pay_by_invoice: {
      title: 'Betalen op factuur',
      hint: 'Bedrijven die je hebt gecontroleerd bestellen nu en betalen later',
    },
    invoice_limit: {
      title: 'Limiet op factuur',
      hint: 'Wat een bedrijf open mag hebben staan, met btw; een bedrijf kan een eigen limiet hebben',
    },
    invoice_term: { title: 'Betaaltermijn van facturen in dagen', hint: 'Daarna zijn ze te laat' },
    app_credit_price: { title: 'Prijs van een cv', hint: 'In credits; 0 is gratis' },
    invoice_name: { title: 'Verkoper', hint: 'Zoals facturen hem noemen; leeg: de naam van de site' },
    invoice_address: { title: 'Adres van de verkoper', hint: 'Op facturen, per regel' },
    invoice_country: { title: 'Land van de verkoper', hint: 'Twee letters, zoals NL; bepaalt de btw' },
    invoice_vat_number: { title: 'Btw-nummer van de verkoper', hint: 'Op facturen' },
    invoice_registration: {
      title: 'Inschrijving van de verkoper',
      hint: 'Op facturen, zoals het KvK-nummer',
    },
    invoice_iban: { title: 'IBAN', hint: 'Waarop facturen worden betaald' },
    show_cookie_bar: {
      title: 'Toestemming vragen',
      hint: 'Uit: er verschijnt geen melding, en alleen noodzakelijke scripts draaien tot een bezoeker meer toestaat.',
    },
    cookie_text_small: { title: 'Tekst van de balk', hint: 'Leeg: de woorden van het product' },
    cookie_text_large: { title: 'Tekst boven de keuzes', hint: 'Legt uit waar elk soort cookie voor is' },
    terms_text_candidate: {
      title: 'Voorwaarden voor kandidaten',
      hint: 'Te zien bij het registreren',
    },
    privacy_text_candidate: { title: 'Privacy voor kandidaten', hint: 'Te zien bij het registreren' },
    terms_text_employer: {
      title: 'Voorwaarden voor werkgevers',
      hint: 'Te zien bij het registreren',
    },
    privacy_text_employer: { title: 'Privacy voor werkgevers', hint: 'Te zien bij het registreren' },
    site_password_enabled: {
      title: 'Bezoekers om een wachtwoord vragen',
      hint: 'Zonder ziet niemand een pagina, zoekmachines ook niet.',
    },
    gtm_key: { title: 'Google Tag Manager', hint: 'Begint met GTM-. Laadt alleen na toestemming.' },
    ga4_key: { title: 'Google Analytics 4', hint: 'Begint met G-. Laadt alleen na toestemming.' },
    ga_key: {
      title: 'Google Analytics, oudere sleutel',
      hint: 'Begint met UA-. Gebruikt waar geen sleutel van versie 4 is.',
    },
    ad_account: {
      title: 'Google Ads-account',
      hint: 'Begint met AW-. Telt waartoe een advertentie leidde. Laadt alleen na toestemming voor marketing.',
    },
    verification: {
      title: 'Verificatie van de site',
      hint: 'De waarde die een zoekmachine op je pagina’s wil zien',
    },
  },
  ro: {
    primary_color: { title: 'Principală', hint: 'Butoane, linkuri, filtre alese' },
    primary_employer_color: {
      title: 'Principală pentru angajatori',
      hint: 'Cât timp este autentificat un angajator',
    },
    secondary_color: { title: 'Secundară', hint: 'Panglica premium, accente' },
    font_family: {
      title: 'Font',
      hint: 'Un singur font pentru titluri și text, servit de propriul site',
    },
    contained_max_width: {
      title: 'Lățimea conținutului',
      hint: 'Cât de late devin paginile pe un ecran mare. La 0 decide tema.',
    },
    tag_style: {
      title: 'Etichete',
      hint: 'Cum arată detalii precum „normă întreagă”. Se vede în previzualizare după salvare.',
      choice: { tag: 'Umplute', text: 'Text simplu' },
    },
    flags_to_text: {
      title: 'Coduri de limbă în loc de steaguri',
      hint: 'Scrie NL în locul steagului. Se vede în previzualizare după salvare.',
    },
    theme: { title: 'Temă', hint: 'După ce se desenează toate formele', choice: { classic: 'Clasică' } },
    site_name: {
      title: 'Numele site-ului',
      hint: 'În fila browserului, în e-mailuri și în rezultatele căutării',
    },
    logo: { title: 'Siglă', hint: 'În bara de navigare și în e-mailuri. JPG sau PNG.' },
    favicon: {
      title: 'Pictogramă',
      hint: 'În fila browserului. Orice imagine; devine de 32 × 32 de pixeli.',
    },
    seo_image: {
      title: 'Imagine pentru distribuire',
      hint: 'Apare când se distribuie o pagină fără imagine proprie. JPG sau PNG.',
    },
    default_images: {
      title: 'Imagini acolo unde lipsesc',
      hint: 'Pentru companii și articole fără imagine proprie',
      part: {
        organisation_header: 'Antetul unei companii',
        organisation_logo: 'Sigla unei companii',
        article: 'Articol',
      },
    },
    mail_address: {
      title: 'Expeditorul e-mailurilor',
      hint: 'Serverul de e-mail trebuie să aibă voie să trimită de la ea. Gol: adresa celui care administrează serverul.',
    },
    copyright_text: { title: 'Drepturi de autor', hint: 'Ultimul rând din subsol' },
    supported_languages: {
      title: 'Limbile site-ului',
      hint: 'Limba implicită se citește la adresa simplă, celelalte cu codul lor în față.',
    },
    default_language: {
      title: 'Limba implicită',
      hint: 'Altă limbă implicită schimbă adresele: paginile ei își pierd codul, cele ale limbii vechi îl primesc.',
    },
    custom_translations: {
      title: 'Traduceri proprii',
      hint: 'Fiecare cuvânt al site-ului care nu este text al unui bloc sau al unei pagini',
    },
    default_user_type: {
      title: 'Prima filă la autentificare',
      hint: 'Ce arată întâi autentificarea și înregistrarea',
      choice: { candidate: 'Candidat', employer: 'Angajator' },
    },
    allow_candidate: {
      title: 'Candidații se pot autentifica și înregistra',
      hint: 'Oprit: nu există conturi de candidat',
    },
    allow_employer: {
      title: 'Angajatorii se pot autentifica și înregistra',
      hint: 'Oprit: nu există conturi de angajator',
    },
    enable_favourites: { title: 'Favorite', hint: 'Candidații pot păstra joburi și companii' },
    favourite_benefits_text: {
      title: 'De ce să păstrezi un favorit',
      hint: 'Pentru un vizitator care vrea să păstreze un job și trebuie întâi să se autentifice',
    },
    job_board: { title: 'Site de joburi', hint: 'Ale cui joburi apar pe site' },
    job_date_format: {
      title: 'Datele joburilor',
      hint: 'Cum se scriu datele pe carduri și pe paginile joburilor',
    },
    time_zone: { title: 'Fus orar', hint: 'Când începe o zi și când se închide un job' },
    anonymize_jobs: {
      title: 'Ascunde angajatorul',
      hint: 'Joburile apar fără companie până la autentificare',
    },
    hide_job_dates: { title: 'Ascunde datele', hint: 'Carduri și joburi fără ziua publicării' },
    hide_job_description: {
      title: 'Ascunde introducerea',
      hint: 'Pagini de job fără primele rânduri ale jobului',
    },
    companies_approved: {
      title: 'Aprobarea companiilor',
      hint: 'Dacă verifici o companie nou înscrisă înainte ca primul ei job să fie publicat. Companiile existente rămân cum sunt.',
      choice: {
        off: 'Nu, sunt publicate imediat',
        first_job: 'Da, înainte ca primul job să fie publicat',
      },
    },
    jobs_reviewed: {
      title: 'Verificarea joburilor',
      hint: 'Dacă verifici fiecare job al unei companii înainte de publicare. Până atunci nu se taxează nimic; ce este deja online rămâne online.',
      choice: {
        off: 'Nu, angajatorii publică singuri',
        all: 'Da, fiecare job',
      },
    },
    publish_checks: {
      title: 'Observațiile verificărilor',
      hint: 'Ce se întâmplă când se publică manual o pagină cu observații.',
      choice: { warn: 'Avertizează și publică totuși', block: 'Publică numai după ce sunt rezolvate' },
    },
    pay_disclosure: {
      title: 'Salariul unui job',
      hint: 'Dacă un job trebuie să spună cât se plătește. Contează la publicare.',
      choice: {
        off: 'Angajatorii decid singuri',
        warn: 'Se cere în timp ce scriu',
        require: 'Niciun job fără salariu',
      },
    },
    job_search_anonymous: {
      title: 'Căutare fără cont',
      hint: 'Oprit: numai cine este autentificat vede lista de joburi',
    },
    app_currency: { title: 'Monedă', hint: 'A salariilor și a prețurilor' },
    app_use_imperial_system: { title: 'Distanțe în mile', hint: 'Oprit: în kilometri' },
    search_countries: {
      title: 'Țări în care se caută',
      hint: 'Prima este țara proprie: localitățile ei au întâietate. Cele din afara țărilor alese nu sunt sugerate',
    },
    search_synonyms: {
      title: 'Cuvinte cu același sens',
      hint: 'Un grup pe rând, cu virgule între cuvinte: bucătar, chef, ajutor de bucătar. Cine caută unul dintre ele găsește și joburile numite altfel. Denumirile obișnuite sunt deja cunoscute.',
    },
    landing_page_jobs: {
      title: 'Joburi pe o pagină de destinație',
      hint: 'Cu mai puține timp de trei zile, motoarele de căutare sunt rugate să o omită, până are destule',
    },
    vat_rate: { title: 'TVA', hint: 'Procentul perceput în țara proprie' },
    pay_by_invoice: {
      title: 'Plata pe factură',
      hint: 'Companiile pe care le-ai verificat comandă acum și plătesc mai târziu',
    },
    invoice_limit: {
      title: 'Limita pe factură',
      hint: 'Cât poate avea de plătit o companie, cu TVA; o companie poate avea limita ei',
    },
    invoice_term: { title: 'Termenul de plată al facturilor, în zile', hint: 'După el sunt restante' },
    app_credit_price: { title: 'Prețul unui CV', hint: 'În credite; 0 este gratuit' },
    invoice_name: { title: 'Vânzător', hint: 'Așa cum apare pe facturi; gol: numele site-ului' },
    invoice_address: { title: 'Adresa vânzătorului', hint: 'Pe facturi, câte un rând' },
    invoice_country: { title: 'Țara vânzătorului', hint: 'Două litere, de exemplu NL; decide TVA' },
    invoice_vat_number: { title: 'Codul de TVA al vânzătorului', hint: 'Pe facturi' },
    invoice_registration: {
      title: 'Înregistrarea vânzătorului',
      hint: 'Pe facturi, de exemplu numărul de la registrul comerțului',
    },
    invoice_iban: { title: 'IBAN', hint: 'Contul în care se plătesc facturile' },
    show_cookie_bar: {
      title: 'Cere acordul',
      hint: 'Oprit: nu apare niciun anunț și rulează doar scripturile necesare, până când vizitatorul permite mai mult.',
    },
    cookie_text_small: { title: 'Textul barei', hint: 'Gol: cuvintele produsului' },
    cookie_text_large: {
      title: 'Textul de deasupra alegerilor',
      hint: 'Explică la ce folosește fiecare fel de cookie',
    },
    terms_text_candidate: { title: 'Termeni pentru candidați', hint: 'Apar la înregistrare' },
    privacy_text_candidate: {
      title: 'Confidențialitate pentru candidați',
      hint: 'Apare la înregistrare',
    },
    terms_text_employer: { title: 'Termeni pentru angajatori', hint: 'Apar la înregistrare' },
    privacy_text_employer: {
      title: 'Confidențialitate pentru angajatori',
      hint: 'Apare la înregistrare',
    },
    site_password_enabled: {
      title: 'Cere vizitatorilor o parolă',
      hint: 'Fără ea nimeni nu vede nicio pagină, nici motoarele de căutare.',
    },
    gtm_key: { title: 'Google Tag Manager', hint: 'Începe cu GTM-. Se încarcă numai după acord.' },
    ga4_key: { title: 'Google Analytics 4', hint: 'Începe cu G-. Se încarcă numai după acord.' },
    ga_key: {
      title: 'Google Analytics, cheie mai veche',
      hint: 'Începe cu UA-. Folosită când nu există cheie pentru versiunea 4.',
    },
    ad_account: {
      title: 'Cont Google Ads',
      hint: 'Începe cu AW-. Măsoară la ce a dus o reclamă. Se încarcă numai după acordul pentru marketing.',
    },
    verification: {
      title: 'Verificarea site-ului',
      hint: 'Valoarea pe care un motor de căutare vrea s-o vadă în paginile tale',
    },
  },
});
