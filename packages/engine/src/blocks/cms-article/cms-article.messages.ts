import { defineMessages, type MessageKey } from '@boardwright/messages';

export const cmsArticleMessages = defineMessages({
  en: {
    back: 'All news',
    by: 'By {{name}}',
    more: 'More news',
    share: { title: 'Share this article', on: 'Share on {{network}}', mail: 'Share by email' },
    notFound: 'This article is not there (any more)',
    sample: {
      title: 'The title of an article',
      description: 'A first sentence that says what the article is about, and why one would read on.',
      text: '<p>Here stands the text of the article that a visitor chooses.</p><h2>A heading</h2><p>With paragraphs, lists and pictures.</p>',
    },
  },
  nl: {
    back: 'Al het nieuws',
    by: 'Door {{name}}',
    more: 'Meer nieuws',
    share: { title: 'Deel dit artikel', on: 'Deel op {{network}}', mail: 'Deel per e-mail' },
    notFound: 'Dit artikel is er niet (meer)',
    sample: {
      title: 'De titel van een artikel',
      description: 'Een eerste zin die zegt waar het artikel over gaat, en waarom je verder zou lezen.',
      text: '<p>Hier staat de tekst van het artikel dat een bezoeker kiest.</p><h2>Een tussenkop</h2><p>Met alinea’s, lijsten en beelden.</p>',
    },
  },
  ro: {
    back: 'Toate noutățile',
    by: 'De {{name}}',
    more: 'Mai multe noutăți',
    share: {
      title: 'Distribuie articolul',
      on: 'Distribuie pe {{network}}',
      mail: 'Trimite prin e-mail',
    },
    notFound: 'Acest articol nu (mai) există',
    sample: {
      title: 'Titlul unui articol',
      description: 'O primă frază care spune despre ce este articolul și de ce merită citit mai departe.',
      text: '<p>Aici se află textul articolului ales de vizitator.</p><h2>Un subtitlu</h2><p>Cu paragrafe, liste și imagini.</p>',
    },
  },
});

export type CmsArticleKey = MessageKey<typeof cmsArticleMessages>;
