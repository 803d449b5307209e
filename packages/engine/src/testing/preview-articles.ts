import type { Article, FeedItem } from '@boardwright/api-client/contract';
import type { PreviewRequests } from './preview-calls.ts';

const stories = [
  [
    'Waarom de wijkzorg in Winsum wél mensen vindt',
    'Kleine teams, vaste routes en een roosterapp die luistert: drie wijkverpleegkundigen vertellen wat hen houdt.',
    'photo.jpg',
  ],
  [
    'Zo ziet een dag op de werf in Delfzijl eruit',
    'Om half zeven gaat de kraan aan. We liepen mee met een lasser, een planner en een leerling van negentien.',
    'lighthouse.svg',
  ],
  [
    'Salaris in elke vacature: wat leverde het op?',
    'Sinds een jaar staat bij ieder baan wat je verdient. Werkgevers krijgen minder, maar betere sollicitaties.',
    'hero-wadwerk.svg',
  ],
  [
    'Omscholen na je veertigste: vier verhalen uit Drenthe',
    'Van de bakkerij naar de zorg, van kantoor naar het dak: een nieuwe start kan ook zonder diploma.',
    '',
  ],
  [
    'Reistijd of kilometers? Zo zoek je slimmer',
    'Een baan op twintig kilometer kan een uur fietsen zijn. Met deze drie filters zie je wat echt dichtbij is.',
    'photo.jpg',
  ],
] as const;

const day = 86_400_000;
const newest = Date.parse('2026-11-18T08:00:00.000Z');

const text = `<p>Wie in Winsum om zeven uur ’s ochtends over de Hoofdstraat fietst, ziet ze gaan: vier witte auto’s, elk een andere kant op. In de stad staan vacatures voor wijkverpleegkundigen een half jaar open, hier is het team compleet.</p>
<h2>Vaste routes, vaste gezichten</h2>
<p>‘Ik ken de honden bij naam,’ zegt Marije Wiersema (34). Ze werkt 28 uur, begint om half acht en haalt om drie uur haar dochter van school. Haar route ligt vast, en dat scheelt meer dan het lijkt.</p>
<ul><li>Wie het rooster maakt, rijdt zelf ook.</li><li>Ruilen kan tot een dag van tevoren.</li><li>Avonddiensten zijn een keuze.</li></ul>
<blockquote>Je krijgt hier geen appeltaart op vrijdag. Je krijgt een rooster dat klopt.</blockquote>
<p>Het salaris is gewoon volgens de cao. Wat helpt, is dat het <a href="/vacatures">in de vacature staat</a>: wie reageert, weet waar het om gaat.</p>`;

/** An article with its text, as the API answers it; the first of `previewArticles`, with what is different about it. */
export function previewArticle(changes: Partial<Article> = {}): Article {
  const [first] = previewArticles(1) as [Article];
  return { ...first, text, ...changes };
}

/** News of the preview board, newest first: every fifth without a picture. */
export function previewArticles(count: number): Article[] {
  return Array.from({ length: count }, (_, index) => {
    const [title, description, file] = stories[index % stories.length] ?? stories[0];
    const date = new Date(newest - index * 9 * day).toISOString();
    const image = file ? `/uploads/art/${file}` : null;
    return {
      id: index + 1,
      job_board_id: 1,
      type: 'news',
      locale: 'nl',
      active: true,
      slug: `artikel-${index + 1}`,
      title,
      description,
      thumbnail: image,
      image,
      author: null,
      category: null,
      created_at: date,
      published_at: date,
      updated_at: date,
    };
  });
}

/** The answer to `GET /cms` on a board with that many articles. */
export function respondWithArticles(total: number, change: (article: Article) => Article = (same) => same) {
  return async ({ query }: PreviewRequests) => {
    const [page, limit] = [Number(query?.['page'] ?? 1), Number(query?.['limit'] ?? 10)];
    const all = previewArticles(total).map(change);
    return {
      data: all.slice((page - 1) * limit, page * limit),
      meta: { total, page, limit, last_page: Math.max(1, Math.ceil(total / limit)) },
    };
  };
}

/** Items of another site's feed: one without a date, one without a picture, one picture that no page may load. */
export function previewFeed(count: number): FeedItem[] {
  return previewArticles(count).map(({ title, description, published_at, image }, index) => ({
    title,
    link: `https://www.nieuws.noorderland.example/${index + 1}`,
    description: `<p>${description}</p>`,
    date: index === 1 ? null : published_at,
    image: index === 2 ? 'http://nieuws.noorderland.example/3.jpg' : image,
  }));
}
