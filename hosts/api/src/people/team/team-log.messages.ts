import { defineSentences, inLocale } from '@boardwright/messages';

/** What admins do, by the name of the call or of the command. */
const sentences = defineSentences({
  'comments.startThread': {
    en: 'Commented on a block',
    nl: 'Opmerking bij een blok geplaatst',
    ro: 'A comentat la un bloc',
  },
  'comments.reply': {
    en: 'Replied to a comment',
    nl: 'Op een opmerking geantwoord',
    ro: 'A răspuns la un comentariu',
  },
  'comments.resolveThread': {
    en: 'Resolved a conversation, or opened it again',
    nl: 'Gesprek afgehandeld of heropend',
    ro: 'A rezolvat sau a redeschis o conversație',
  },
  'comments.changeComment': {
    en: 'Changed a comment',
    nl: 'Opmerking gewijzigd',
    ro: 'A modificat un comentariu',
  },
  'comments.deleteComment': {
    en: 'Deleted a comment',
    nl: 'Opmerking verwijderd',
    ro: 'A șters un comentariu',
  },
  'sites.startSite': { en: 'Started a site', nl: 'Site gestart', ro: 'A creat un site' },
  'sites.deleteSite': { en: 'Deleted a site', nl: 'Site verwijderd', ro: 'A șters un site' },
  'sites.restoreSite': { en: 'Put a site back', nl: 'Site teruggezet', ro: 'A restaurat un site' },
  'sites.acceptHandover': {
    en: 'Came over from another site',
    nl: 'Kwam binnen vanaf een andere site',
    ro: 'A venit de pe alt site',
  },
  'adminJobs.boostJob': {
    en: 'Changed the boost of a job',
    nl: 'Boost van een vacature gewijzigd',
    ro: 'A schimbat promovarea unui job',
  },
  'adminJobs.withholdJob': {
    en: 'Took a job off the board',
    nl: 'Vacature van de site gehaald',
    ro: 'A retras un job de pe site',
  },
  'adminJobs.restoreJob': {
    en: 'Put a job back on the board',
    nl: 'Vacature teruggezet op de site',
    ro: 'A readus un job pe site',
  },
  'adminJobs.createAnyJob': {
    en: 'Made a job for a company',
    nl: 'Vacature voor een bedrijf gemaakt',
    ro: 'A creat un job pentru o companie',
  },
  'adminJobs.transferJob': {
    en: 'Moved a job to another company',
    nl: 'Vacature naar een ander bedrijf verplaatst',
    ro: 'A mutat un job la altă companie',
  },
  'shop.publishForCompany': {
    en: 'Published a job for a company',
    nl: 'Vacature voor een bedrijf gepubliceerd',
    ro: 'A publicat un job pentru o companie',
  },
  'adminJobs.changeAnyJob': { en: 'Changed a job', nl: 'Vacature gewijzigd', ro: 'A modificat un job' },
  'adminJobs.moveJobs': {
    en: 'Changed the status of jobs',
    nl: 'Status van vacatures gewijzigd',
    ro: 'A schimbat starea unor joburi',
  },
  'jobReports.decideReports': {
    en: 'Decided about reports of a job',
    nl: 'Over meldingen van een vacature beslist',
    ro: 'A decis asupra sesizărilor unui job',
  },
  'adminApplications.resendApplication': {
    en: 'Sent an application to the employer again',
    nl: 'Sollicitatie opnieuw naar de werkgever gestuurd',
    ro: 'A retrimis o aplicare angajatorului',
  },
  'adminApplications.deleteApplication': {
    en: 'Deleted an application at its sender’s request',
    nl: 'Sollicitatie verwijderd op verzoek van de sollicitant',
    ro: 'A șters o aplicare la dorința candidatului',
  },
  'adminApplications.keepApplication': {
    en: 'Took the deletion of an application back',
    nl: 'Verwijderen van een sollicitatie teruggedraaid',
    ro: 'A anulat ștergerea unei aplicări',
  },
  'placeholders.savePlaceholders': {
    en: 'Changed the placeholders',
    nl: 'Plaatshouders gewijzigd',
    ro: 'A modificat substituenții',
  },
  'legal.saveLegal': {
    en: 'Changed the answers for the legal pages',
    nl: 'Antwoorden voor de juridische pagina’s gewijzigd',
    ro: 'A modificat răspunsurile pentru paginile legale',
  },
  'legal.publishLegal': {
    en: 'Published the legal pages',
    nl: 'Juridische pagina’s gepubliceerd',
    ro: 'A publicat paginile legale',
  },
  'quotes.createQuote': {
    en: 'Wrote a quote',
    nl: 'Offerte geschreven',
    ro: 'A scris o ofertă',
  },
  'quotes.changeQuote': {
    en: 'Changed a quote',
    nl: 'Offerte gewijzigd',
    ro: 'A modificat o ofertă',
  },
  'quotes.sendQuote': {
    en: 'Sent a quote',
    nl: 'Offerte verstuurd',
    ro: 'A trimis o ofertă',
  },
  'quotes.withdrawQuote': {
    en: 'Withdrew a quote',
    nl: 'Offerte ingetrokken',
    ro: 'A retras o ofertă',
  },
  'shop.orderForClient': {
    en: 'Ordered for a company',
    nl: 'Besteld voor een bedrijf',
    ro: 'A comandat pentru o companie',
  },
  'companies.mergeCompanies': {
    en: 'Made two companies one',
    nl: 'Twee bedrijven samengevoegd',
    ro: 'A unit două companii',
  },
  'mailTexts.saveMailText': {
    en: 'Changed the texts of a mail',
    nl: 'Teksten van een mail gewijzigd',
    ro: 'A modificat textele unui e-mail',
  },
  'mailTexts.testMailText': {
    en: 'Sent themselves a mail as a test',
    nl: 'Zichzelf een mail gestuurd als proef',
    ro: 'Și-a trimis un e-mail de probă',
  },
  'mailLog.resendMail': {
    en: 'Sent a mail again that had failed',
    nl: 'Mislukte mail opnieuw verstuurd',
    ro: 'A retrimis un e-mail eșuat',
  },
  'listViews.createListView': {
    en: 'Stored a view of a list',
    nl: 'Weergave van een lijst bewaard',
    ro: 'A salvat o vizualizare a unei liste',
  },
  'listViews.changeListView': {
    en: 'Changed a view of a list',
    nl: 'Weergave van een lijst gewijzigd',
    ro: 'A modificat o vizualizare a unei liste',
  },
  'listViews.removeListView': {
    en: 'Deleted a view of a list',
    nl: 'Weergave van een lijst verwijderd',
    ro: 'A șters o vizualizare a unei liste',
  },
  'listViews.restoreListView': {
    en: 'Put back a view of a list',
    nl: 'Weergave van een lijst teruggezet',
    ro: 'A readus o vizualizare a unei liste',
  },
  'account.changePassword': {
    en: 'Changed their own password',
    nl: 'Eigen wachtwoord gewijzigd',
    ro: 'Și-a schimbat parola',
  },
  'account.confirmSecondStep': {
    en: 'Set up their own two-step login',
    nl: 'Eigen inloggen in twee stappen ingesteld',
    ro: 'Și-a configurat autentificarea în doi pași',
  },
  'account.renewRecoveryCodes': {
    en: 'Made new recovery codes of their own',
    nl: 'Nieuwe eigen herstelcodes gemaakt',
    ro: 'Și-a creat coduri de recuperare noi',
  },
  'account.turnOffSecondStep': {
    en: 'Turned their own two-step login off',
    nl: 'Eigen inloggen in twee stappen uitgezet',
    ro: 'Și-a dezactivat autentificarea în doi pași',
  },
  'account.addPasskey': {
    en: 'Added a passkey of their own',
    nl: 'Een eigen passkey toegevoegd',
    ro: 'Și-a adăugat o cheie de acces',
  },
  'account.renamePasskey': {
    en: 'Renamed a passkey of their own',
    nl: 'Een eigen passkey hernoemd',
    ro: 'Și-a redenumit o cheie de acces',
  },
  'account.removePasskey': {
    en: 'Removed a passkey of their own',
    nl: 'Een eigen passkey verwijderd',
    ro: 'Și-a șters o cheie de acces',
  },
  'account.endSession': {
    en: 'Ended one of their own sessions',
    nl: 'Een eigen sessie beëindigd',
    ro: 'Și-a încheiat una dintre sesiuni',
  },
  'account.endOtherSessions': {
    en: 'Ended their own other sessions',
    nl: 'Eigen andere sessies beëindigd',
    ro: 'Și-a încheiat celelalte sesiuni',
  },
  'account.logOut': { en: 'Logged out', nl: 'Uitgelogd', ro: 'S-a deconectat' },
  'feeds.inspectFeed': { en: 'Looked into a feed', nl: 'Feed bekeken', ro: 'A examinat un feed' },
  'feeds.createFeed': { en: 'Added a feed', nl: 'Feed toegevoegd', ro: 'A adăugat un feed' },
  'feeds.saveFeed': { en: 'Changed a feed', nl: 'Feed gewijzigd', ro: 'A modificat un feed' },
  'feeds.allowFeed': {
    en: 'Allowed or stopped a feed',
    nl: 'Feed toegestaan of gestopt',
    ro: 'A permis sau a oprit un feed',
  },
  'feeds.deleteFeed': { en: 'Deleted a feed', nl: 'Feed verwijderd', ro: 'A șters un feed' },
  'feeds.restoreFeed': { en: 'Restored a feed', nl: 'Feed hersteld', ro: 'A restaurat un feed' },
  'feeds.runFeed': { en: 'Had a feed read', nl: 'Feed laten inlezen', ro: 'A pornit citirea unui feed' },
  'newsletters.endSubscription': {
    en: 'Ended a newsletter for an address',
    nl: 'Nieuwsbrief voor een adres gestopt',
    ro: 'A oprit un buletin pentru o adresă',
  },
  'newsletters.deleteSubscription': {
    en: 'Deleted a subscriber of a newsletter',
    nl: 'Abonnee van een nieuwsbrief verwijderd',
    ro: 'A șters un abonat la un buletin',
  },
  'newsletters.saveNewsletters': {
    en: 'Changed the newsletters',
    nl: 'Nieuwsbrieven gewijzigd',
    ro: 'A modificat buletinele informative',
  },
  'files.uploadFile': { en: 'Uploaded a file', nl: 'Bestand geüpload', ro: 'A încărcat un fișier' },
  'media.saveMedia': {
    en: 'Changed what is said of a picture',
    nl: 'Gegevens van een afbeelding gewijzigd',
    ro: 'A modificat datele unei imagini',
  },
  'media.deleteMedia': {
    en: 'Deleted a picture',
    nl: 'Afbeelding verwijderd',
    ro: 'A șters o imagine',
  },
  'media.replaceMedia': {
    en: 'Replaced a picture everywhere',
    nl: 'Afbeelding overal vervangen',
    ro: 'A înlocuit o imagine peste tot',
  },
  'media.cropMedia': {
    en: 'Cropped a picture',
    nl: 'Afbeelding bijgesneden',
    ro: 'A decupat o imagine',
  },
  'media.restoreMedia': {
    en: 'Put a deleted picture back',
    nl: 'Verwijderde afbeelding teruggezet',
    ro: 'A restaurat o imagine ștearsă',
  },
  'media.deleteManyMedia': {
    en: 'Deleted pictures',
    nl: 'Afbeeldingen verwijderd',
    ro: 'A șters imagini',
  },
  'media.restoreManyMedia': {
    en: 'Put deleted pictures back',
    nl: 'Verwijderde afbeeldingen teruggezet',
    ro: 'A restaurat imagini șterse',
  },
  'media.addVideo': {
    en: 'Put a video into the library',
    nl: 'Video in de bibliotheek gezet',
    ro: 'A pus un videoclip în bibliotecă',
  },
  'media.saveCaptions': {
    en: 'Changed the captions of a video',
    nl: 'Ondertiteling van een video gewijzigd',
    ro: 'A modificat subtitrarea unui videoclip',
  },
  'media.deleteCaptions': {
    en: 'Took captions of a video away',
    nl: 'Ondertiteling van een video weggehaald',
    ro: 'A șters subtitrarea unui videoclip',
  },
  'media.restoreCaptions': {
    en: 'Put captions of a video back',
    nl: 'Ondertiteling van een video teruggezet',
    ro: 'A restaurat subtitrarea unui videoclip',
  },
  'shop.createProduct': { en: 'Added a product', nl: 'Product toegevoegd', ro: 'A adăugat un produs' },
  'shop.updateProduct': { en: 'Changed a product', nl: 'Product gewijzigd', ro: 'A modificat un produs' },
  'shop.removeProduct': {
    en: 'Took a product off sale',
    nl: 'Product uit de verkoop gehaald',
    ro: 'A retras un produs de la vânzare',
  },
  'shop.refundOrder': { en: 'Refunded an order', nl: 'Bestelling terugbetaald', ro: 'A rambursat o comandă' },
  'shop.receiveInvoice': {
    en: 'Marked an invoice as paid',
    nl: 'Factuur als betaald gemarkeerd',
    ro: 'A marcat o factură ca plătită',
  },
  'shop.writeOffInvoice': { en: 'Wrote an invoice off', nl: 'Factuur afgeboekt', ro: 'A anulat o factură' },
  'shop.changeClient': { en: 'Changed a company', nl: 'Bedrijf gewijzigd', ro: 'A modificat o companie' },
  'shop.grantBalance': {
    en: 'Gave a company balance',
    nl: 'Bedrijf tegoed gegeven',
    ro: 'A acordat credit unei companii',
  },
  'shop.withdrawGrant': {
    en: 'Took balance back from a company',
    nl: 'Tegoed van een bedrijf ingetrokken',
    ro: 'A retras creditul unei companii',
  },
  'segments.createSegment': {
    en: 'Added a category',
    nl: 'Categorie toegevoegd',
    ro: 'A adăugat o categorie',
  },
  'segments.updateSegment': {
    en: 'Changed a category',
    nl: 'Categorie gewijzigd',
    ro: 'A modificat o categorie',
  },
  'segments.orderSegments': {
    en: 'Changed the order of categories',
    nl: 'Volgorde van categorieën gewijzigd',
    ro: 'A schimbat ordinea categoriilor',
  },
  'segments.archiveSegment': {
    en: 'Archived a category',
    nl: 'Categorie gearchiveerd',
    ro: 'A arhivat o categorie',
  },
  'segments.restoreSegment': {
    en: 'Put a category back',
    nl: 'Categorie teruggezet',
    ro: 'A restaurat o categorie',
  },
  'segments.mergeSegment': {
    en: 'Merged a category into another',
    nl: 'Categorie samengevoegd met een andere',
    ro: 'A unit o categorie cu alta',
  },
  'segments.addStarterSet': {
    en: 'Began with a set of categories',
    nl: 'Met een set categorieën begonnen',
    ro: 'A început cu un set de categorii',
  },
  'segments.importSegments': {
    en: 'Imported categories',
    nl: 'Categorieën geïmporteerd',
    ro: 'A importat categorii',
  },
  'forwardRules.createForwardRule': {
    en: 'Added a redirect',
    nl: 'Doorverwijzing toegevoegd',
    ro: 'A adăugat o redirecționare',
  },
  'forwardRules.updateForwardRule': {
    en: 'Changed a redirect',
    nl: 'Doorverwijzing gewijzigd',
    ro: 'A modificat o redirecționare',
  },
  'forwardRules.deleteForwardRules': {
    en: 'Deleted redirects',
    nl: 'Doorverwijzingen verwijderd',
    ro: 'A șters redirecționări',
  },
  'forwardRules.restoreForwardRules': {
    en: 'Put redirects back',
    nl: 'Doorverwijzingen teruggezet',
    ro: 'A restaurat redirecționări',
  },
  'forwardRules.importForwardRules': {
    en: 'Imported redirects',
    nl: 'Doorverwijzingen geïmporteerd',
    ro: 'A importat redirecționări',
  },
  'forwardRules.ignoreMissingPath': {
    en: 'Ignored an address that leads nowhere',
    nl: 'Adres dat nergens heen leidt genegeerd',
    ro: 'A ignorat o adresă care nu duce nicăieri',
  },
  'articles.createArticle': { en: 'Wrote an article', nl: 'Artikel geschreven', ro: 'A scris un articol' },
  'articles.updateArticle': {
    en: 'Changed an article',
    nl: 'Artikel gewijzigd',
    ro: 'A modificat un articol',
  },
  'articles.deleteArticle': { en: 'Deleted an article', nl: 'Artikel verwijderd', ro: 'A șters un articol' },
  'articles.restoreArticle': {
    en: 'Put an article back',
    nl: 'Artikel teruggezet',
    ro: 'A restaurat un articol',
  },
  'landingPages.createLandingPage': {
    en: 'Made a landing page',
    nl: 'Landingspagina gemaakt',
    ro: 'A creat o pagină de destinație',
  },
  'landingPages.updateLandingPage': {
    en: 'Changed a landing page',
    nl: 'Landingspagina gewijzigd',
    ro: 'A modificat o pagină de destinație',
  },
  'landingPages.deleteLandingPage': {
    en: 'Deleted a landing page',
    nl: 'Landingspagina verwijderd',
    ro: 'A șters o pagină de destinație',
  },
  'landingPages.restoreLandingPage': {
    en: 'Put a landing page back',
    nl: 'Landingspagina teruggezet',
    ro: 'A restaurat o pagină de destinație',
  },
  'people.decidePerson': {
    en: 'Decided about a person: blocked, deleted or let in again',
    nl: 'Over een persoon beslist: geblokkeerd, verwijderd of weer toegelaten',
    ro: 'A decis asupra unei persoane: blocată, ștearsă sau readmisă',
  },
  'people.endPersonSessions': {
    en: 'Logged a person out everywhere',
    nl: 'Persoon overal uitgelogd',
    ro: 'A deconectat o persoană peste tot',
  },
  'people.startImpersonation': {
    en: 'Viewed the site as somebody',
    nl: 'Met iemand meegekeken op de site',
    ro: 'A văzut site-ul ca altcineva',
  },
  'people.endImpersonation': {
    en: 'Stopped viewing the site as somebody',
    nl: 'Gestopt met meekijken',
    ro: 'A încetat să vadă site-ul ca altcineva',
  },
  'people.sendPersonLink': {
    en: 'Mailed a person a link',
    nl: 'Persoon een link gemaild',
    ro: 'A trimis unei persoane un link pe e-mail',
  },
  'companies.saveCompany': { en: 'Changed a company', nl: 'Bedrijf gewijzigd', ro: 'A modificat o companie' },
  'companies.saveCompanyPage': {
    en: 'Changed the page of a company',
    nl: 'Pagina van een bedrijf gewijzigd',
    ro: 'A modificat pagina unei companii',
  },
  'companies.addCompany': { en: 'Added a company', nl: 'Bedrijf toegevoegd', ro: 'A adăugat o companie' },
  'companies.inviteCompanyPerson': {
    en: 'Invited somebody to a company',
    nl: 'Iemand bij een bedrijf uitgenodigd',
    ro: 'A invitat pe cineva într-o companie',
  },
  'companies.decideCompany': {
    en: 'Decided about a company',
    nl: 'Over een bedrijf beslist',
    ro: 'A decis asupra unei companii',
  },
  'companies.addCompanyNote': {
    en: 'Wrote a note about a company',
    nl: 'Notitie bij een bedrijf geschreven',
    ro: 'A scris o notă despre o companie',
  },
  'companies.removeCompanyNote': {
    en: 'Removed a note about a company',
    nl: 'Notitie bij een bedrijf verwijderd',
    ro: 'A eliminat o notă despre o companie',
  },
  'companies.restoreCompanyNote': {
    en: 'Put a note about a company back',
    nl: 'Notitie bij een bedrijf teruggezet',
    ro: 'A restaurat o notă despre o companie',
  },
  'companies.checkCompanyVat': {
    en: 'Had the VAT number of a company checked',
    nl: 'Btw-nummer van een bedrijf laten controleren',
    ro: 'A verificat codul de TVA al unei companii',
  },
  'siteBuilder.updateSite': {
    en: 'Changed settings of the site',
    nl: 'Instellingen van de site gewijzigd',
    ro: 'A modificat setările site-ului',
  },
  'siteBuilder.createPage': { en: 'Added a page', nl: 'Pagina toegevoegd', ro: 'A adăugat o pagină' },
  'siteBuilder.updatePage': { en: 'Changed a page', nl: 'Pagina gewijzigd', ro: 'A modificat o pagină' },
  'siteBuilder.deletePage': { en: 'Deleted a page', nl: 'Pagina verwijderd', ro: 'A șters o pagină' },
  'siteBuilder.restorePage': { en: 'Put a page back', nl: 'Pagina teruggezet', ro: 'A restaurat o pagină' },
  'siteBuilder.createPageSettings': {
    en: 'Changed settings of a page',
    nl: 'Instellingen van een pagina gewijzigd',
    ro: 'A modificat setările unei pagini',
  },
  'siteBuilder.updatePageSettings': {
    en: 'Changed settings of a page',
    nl: 'Instellingen van een pagina gewijzigd',
    ro: 'A modificat setările unei pagini',
  },
  'siteBuilder.deletePageSettings': {
    en: 'Cleared settings of a page',
    nl: 'Instellingen van een pagina gewist',
    ro: 'A golit setările unei pagini',
  },
  'siteBuilder.namePageRevision': {
    en: 'Named a version of a page',
    nl: 'Versie van een pagina een naam gegeven',
    ro: 'A denumit o versiune a unei pagini',
  },
  'siteBuilder.choosePublishing': {
    en: 'Chose when visitors see changes',
    nl: 'Gekozen wanneer bezoekers wijzigingen zien',
    ro: 'A ales când văd vizitatorii modificările',
  },
  'siteBuilder.publishPages': { en: 'Published pages', nl: 'Pagina’s gepubliceerd', ro: 'A publicat pagini' },
  'siteBuilder.takePageOffline': {
    en: 'Took a page offline',
    nl: 'Pagina offline gehaald',
    ro: 'A scos o pagină din vederea vizitatorilor',
  },
  'siteBuilder.planPublication': {
    en: 'Planned a publication',
    nl: 'Publicatie gepland',
    ro: 'A planificat o publicare',
  },
  'siteBuilder.changePlan': {
    en: 'Changed a planned publication',
    nl: 'Geplande publicatie gewijzigd',
    ro: 'A modificat o publicare planificată',
  },
  'siteBuilder.cancelPlan': {
    en: 'Cancelled a planned publication',
    nl: 'Geplande publicatie geannuleerd',
    ro: 'A anulat o publicare planificată',
  },
  'siteBuilder.runPlan': {
    en: 'Published what was planned',
    nl: 'Het geplande gepubliceerd',
    ro: 'A publicat ce era planificat',
  },
  'siteBuilder.createPreviewLink': {
    en: 'Made a preview link',
    nl: 'Voorbeeldlink gemaakt',
    ro: 'A creat un link de previzualizare',
  },
  'siteBuilder.renewPreviewLink': {
    en: 'Renewed a preview link',
    nl: 'Voorbeeldlink verlengd',
    ro: 'A prelungit un link de previzualizare',
  },
  'siteBuilder.endPreviewLink': {
    en: 'Ended a preview link',
    nl: 'Voorbeeldlink beëindigd',
    ro: 'A încheiat un link de previzualizare',
  },
  'siteBuilder.confirmTranslation': {
    en: 'Said that a translation is still right',
    nl: 'Gezegd dat een vertaling nog klopt',
    ro: 'A confirmat că o traducere este încă bună',
  },
  'siteBuilder.startExperiment': {
    en: 'Started a test of a block',
    nl: 'Test van een blok gestart',
    ro: 'A început testul unui bloc',
  },
  'siteBuilder.endExperiment': {
    en: 'Ended a test of a block',
    nl: 'Test van een blok beëindigd',
    ro: 'A încheiat testul unui bloc',
  },
  'siteBuilder.deletePageForward': {
    en: 'Removed an old address of a page',
    nl: 'Oud adres van een pagina weggehaald',
    ro: 'A eliminat o adresă veche a unei pagini',
  },
  'siteBuilder.restorePageForward': {
    en: 'Restored an old address of a page',
    nl: 'Oud adres van een pagina teruggezet',
    ro: 'A restaurat o adresă veche a unei pagini',
  },
  'siteBuilder.addSiteHost': { en: 'Added a host', nl: 'Host toegevoegd', ro: 'A adăugat o gazdă' },
  'siteBuilder.verifySiteHost': {
    en: 'Had a host verified',
    nl: 'Host laten controleren',
    ro: 'A verificat o gazdă',
  },
  'siteBuilder.chooseMainHost': {
    en: 'Chose the main host',
    nl: 'Hoofdadres gekozen',
    ro: 'A ales gazda principală',
  },
  'siteBuilder.removeSiteHost': { en: 'Removed a host', nl: 'Host verwijderd', ro: 'A eliminat o gazdă' },
  'siteBuilder.restoreSiteHost': { en: 'Restored a host', nl: 'Host teruggezet', ro: 'A restaurat o gazdă' },
  'siteBuilder.createBlock': { en: 'Added a block', nl: 'Blok toegevoegd', ro: 'A adăugat un bloc' },
  'siteBuilder.updateBlock': { en: 'Changed a block', nl: 'Blok gewijzigd', ro: 'A modificat un bloc' },
  'siteBuilder.orderBlocks': { en: 'Moved blocks', nl: 'Blokken verplaatst', ro: 'A mutat blocuri' },
  'siteBuilder.deleteBlock': { en: 'Deleted a block', nl: 'Blok verwijderd', ro: 'A șters un bloc' },
  'siteBuilder.restoreBlock': { en: 'Put a block back', nl: 'Blok teruggezet', ro: 'A restaurat un bloc' },
  'siteBuilder.createBlockSettings': {
    en: 'Changed the content of a block',
    nl: 'Inhoud van een blok gewijzigd',
    ro: 'A modificat conținutul unui bloc',
  },
  'siteBuilder.updateBlockSettings': {
    en: 'Changed the content of a block',
    nl: 'Inhoud van een blok gewijzigd',
    ro: 'A modificat conținutul unui bloc',
  },
  'siteBuilder.deleteBlockSettings': {
    en: 'Cleared the content of a block',
    nl: 'Inhoud van een blok gewist',
    ro: 'A golit conținutul unui bloc',
  },
  'siteBuilder.createPreset': {
    en: 'Stored a block as a preset',
    nl: 'Blok als voorinstelling bewaard',
    ro: 'A salvat un bloc ca presetare',
  },
  'siteBuilder.renamePreset': {
    en: 'Renamed a preset',
    nl: 'Voorinstelling hernoemd',
    ro: 'A redenumit o presetare',
  },
  'siteBuilder.deletePreset': {
    en: 'Deleted a preset',
    nl: 'Voorinstelling verwijderd',
    ro: 'A șters o presetare',
  },
  'siteBuilder.restorePreset': {
    en: 'Put a preset back',
    nl: 'Voorinstelling teruggezet',
    ro: 'A restaurat o presetare',
  },
  'team.inviteAdmin': {
    en: 'Invited somebody to the team',
    nl: 'Iemand uitgenodigd voor het team',
    ro: 'A invitat pe cineva în echipă',
  },
  'team.resendInvitation': {
    en: 'Sent an invitation again',
    nl: 'Uitnodiging opnieuw verstuurd',
    ro: 'A retrimis o invitație',
  },
  'team.changeAdminRole': {
    en: 'Changed somebody’s role',
    nl: 'Rol van iemand gewijzigd',
    ro: 'A schimbat rolul cuiva',
  },
  'team.removeAdmin': {
    en: 'Took somebody off the team',
    nl: 'Iemand uit het team gehaald',
    ro: 'A scos pe cineva din echipă',
  },
  'team.resetSecondStep': {
    en: 'Reset the two-step login of a colleague',
    nl: 'Inloggen in twee stappen van een collega gereset',
    ro: 'A resetat autentificarea în doi pași a unui coleg',
  },
  'team.changeTeamRules': {
    en: 'Changed what is asked of the whole team',
    nl: 'Gewijzigd wat van het hele team wordt gevraagd',
    ro: 'A schimbat ce se cere întregii echipe',
  },
  'team.restoreAdmin': {
    en: 'Put somebody back on the team',
    nl: 'Iemand teruggezet in het team',
    ro: 'A readus pe cineva în echipă',
  },
  'team.acceptTeamInvitation': {
    en: 'Accepted an invitation to the team',
    nl: 'Uitnodiging voor het team geaccepteerd',
    ro: 'A acceptat invitația în echipă',
  },
  'user add': {
    en: 'Added an admin at the command line',
    nl: 'Beheerder toegevoegd via de opdrachtregel',
    ro: 'A adăugat un administrator din linia de comandă',
  },
  'user role': {
    en: 'Changed a role at the command line',
    nl: 'Rol gewijzigd via de opdrachtregel',
    ro: 'A schimbat un rol din linia de comandă',
  },
  'user remove': {
    en: 'Removed an admin at the command line',
    nl: 'Beheerder verwijderd via de opdrachtregel',
    ro: 'A eliminat un administrator din linia de comandă',
  },
  'two-step off': {
    en: 'Turned off two-step login of an admin at the command line',
    nl: 'Inloggen in twee stappen van een beheerder uitgezet via de opdrachtregel',
    ro: 'A dezactivat autentificarea în doi pași a unui administrator din linia de comandă',
  },
  password: {
    en: 'Made a link for a password at the command line',
    nl: 'Wachtwoordlink gemaakt via de opdrachtregel',
    ro: 'A creat un link de parolă din linia de comandă',
  },
  'site add': {
    en: 'Added a site at the command line',
    nl: 'Site toegevoegd via de opdrachtregel',
    ro: 'A adăugat un site din linia de comandă',
  },
  'site live': {
    en: 'Showed a site to visitors at the command line',
    nl: 'Site zichtbaar gemaakt via de opdrachtregel',
    ro: 'A făcut vizibil un site din linia de comandă',
  },
  'site draft': {
    en: 'Made a site a draft at the command line',
    nl: 'Site tot concept gemaakt via de opdrachtregel',
    ro: 'A trecut un site în ciornă din linia de comandă',
  },
  'host add': {
    en: 'Added a host at the command line',
    nl: 'Host toegevoegd via de opdrachtregel',
    ro: 'A adăugat o gazdă din linia de comandă',
  },
  'host main': {
    en: 'Chose the main host at the command line',
    nl: 'Hoofdadres gekozen via de opdrachtregel',
    ro: 'A ales gazda principală din linia de comandă',
  },
  'host remove': {
    en: 'Removed a host at the command line',
    nl: 'Host verwijderd via de opdrachtregel',
    ro: 'A eliminat o gazdă din linia de comandă',
  },
});

const others = defineSentences({
  other: { en: 'Changed something', nl: 'Iets gewijzigd', ro: 'A modificat ceva' },
});

/** Whether there is a sentence for a call or a command; those of a plugin have none. */
export const hasTeamLogMessage = (action: string): boolean => Object.hasOwn(sentences, action);

/** What was done, in a language; of a call that is not ours only that something was changed, beside its name. */
export function teamLogMessage(action: string, locale: string): string {
  if (hasTeamLogMessage(action)) return inLocale(sentences[action as keyof typeof sentences], locale);
  return `${inLocale(others.other, locale)} (${action})`;
}
