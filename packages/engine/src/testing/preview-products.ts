import type { Product } from '@boardwright/api-client/contract';

type Sold = readonly [name: string, type: Product['type'], duration: number, price: number, discount: number];

const sold: readonly Sold[] = [
  ['Vacature 30 dagen', 'jobPosting', 30, 195, 0],
  ['Vacature 60 dagen', 'jobPosting', 60, 295, 0],
  ['Topvacature', 'jobUpSell', 14, 94.5, 0],
  ['Bundel van tien', 'contract', 365, 1950, 15],
  ['Twintig credits', 'credit', 365, 240, 0],
  ['Uitgelichte organisatie', 'featuredEmployer', 90, 345, 0],
];
const benefits: readonly (readonly string[])[] = [
  ['Eén vacature online', 'Mee in de job alerts', 'Sollicitaties in je eigen overzicht'],
  ['Eén vacature online', 'Tussentijds wijzigen zonder kosten', 'Mee in de job alerts', 'Hulp bij de tekst'],
  ['Bovenaan de lijst', 'Een lint op je vacature', 'Ook op de homepage'],
  ['Tien vacatures, een jaar geldig', 'Eén factuur', 'Vaste contactpersoon'],
  ['Benader kandidaten zelf', 'Eén credit per contactverzoek'],
  ['Drie maanden op de homepage', 'Eigen pagina met beeld en verhaal'],
];

/** What the preview board sells, numbered from 1. */
export function previewProducts(): Product[] {
  return sold.map(([name, type, duration, price, discount], index) => ({
    id: index + 1,
    name,
    price,
    active: true,
    product_type: type === 'contract' ? 'contract' : 'job_posting',
    type,
    purchase_url: null,
    benefits: [
      ...(benefits[index] ?? []).map((text) => ({ lang: 'nl', text })),
      { lang: 'en', text: 'Included in job alerts' },
      { lang: 'ro', text: 'Inclus în alertele de job' },
    ],
    duration,
    discount,
    job_board_id: 1,
  }));
}
