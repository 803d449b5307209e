import { defineMessages } from '@boardwright/messages';

/** How much of a page's texts search engines list, in its settings. */
export const searchResultMessages = defineMessages({
  en: {
    pixels: '{{length}} of {{most}} px',
    letters: '{{length}} of {{most}} characters',
    cut: '{{length}}, the rest is cut off',
    leftOut:
      'Search engines are asked to leave this page out in this language. It stays on your site and out of the sitemap.',
    noindexHint: 'For this language: the page works as before, and leaves the sitemap',
    imageHint: 'Of this language. At its best 1200 × 630 pixels or larger',
    siteImageHint: 'Of this language. Without one, the picture of the site settings is used',
    card: 'The page as networks show it when it is shared',
    fromBlock:
      '‘{{block}}’ on this page says its own {{parts}}. What you fill in here is used where it has none.',
    part: { title: 'title', description: 'description', image: 'picture' },
    panel: 'Page {{name}}',
    noBlock: 'No block is chosen: this is the page itself.',
    follows:
      'The page says nothing of its own in {{locale}} yet: this is the default language, until you write here.',
    savePlace: 'Save address and type',
  },
  nl: {
    pixels: '{{length}} van {{most}} px',
    letters: '{{length}} van {{most}} tekens',
    cut: '{{length}}, de rest valt weg',
    leftOut:
      'Zoekmachines wordt gevraagd deze pagina in deze taal over te slaan. Ze blijft op je site en staat niet in de sitemap.',
    noindexHint: 'Voor deze taal: de pagina blijft werken, maar verdwijnt uit de sitemap',
    imageHint: 'Voor deze taal. Het mooist vanaf 1200 × 630 pixels',
    siteImageHint: 'Voor deze taal. Zonder eigen afbeelding geldt die van de site-instellingen',
    card: 'De pagina zoals netwerken haar tonen als iemand haar deelt',
    fromBlock:
      '‘{{block}}’ op deze pagina zegt zelf: {{parts}}. Wat je hier invult, geldt waar dat ontbreekt.',
    part: { title: 'titel', description: 'omschrijving', image: 'afbeelding' },
    panel: 'Pagina {{name}}',
    noBlock: 'Er is geen blok gekozen: dit is de pagina zelf.',
    follows:
      'De pagina zegt nog niets in het {{locale}}: dit is de standaardtaal, tot je hier iets schrijft.',
    savePlace: 'Adres en soort opslaan',
  },
  ro: {
    pixels: '{{length}} din {{most}} px',
    letters: '{{length}} din {{most}} de caractere',
    cut: '{{length}}, restul se taie',
    leftOut:
      'Motoarele de căutare sunt rugate să nu listeze pagina în această limbă. Rămâne pe site și nu apare în sitemap.',
    noindexHint: 'Pentru această limbă: pagina funcționează ca înainte, dar iese din sitemap',
    imageHint: 'Pentru această limbă. Cel mai bine de la 1200 × 630 pixeli în sus',
    siteImageHint: 'Pentru această limbă. Fără una proprie se folosește imaginea din setările site-ului',
    card: 'Pagina așa cum o arată rețelele când este distribuită',
    fromBlock:
      '„{{block}}” din această pagină spune chiar el: {{parts}}. Ce completezi aici se folosește unde lipsește.',
    part: { title: 'titlul', description: 'descrierea', image: 'imaginea' },
    panel: 'Pagina {{name}}',
    noBlock: 'Nu este ales niciun bloc: aceasta este pagina însăși.',
    follows: 'Pagina nu spune încă nimic în {{locale}}: aceasta este limba implicită, până scrii aici.',
    savePlace: 'Salvează adresa și tipul',
  },
});
