import type { DemoLocale } from '../demo-types.ts';
import type { LocalisedText } from '../segments.ts';

export interface DemoProduct {
  id: number;
  job_board_id: number;
  name: LocalisedText;
  /** Euro cents, without VAT. */
  price: number;
  active: boolean;
  product_type: 'job_posting' | 'contract';
  purchase_url: null;
  benefits: { lang: DemoLocale; benefits: string[] }[];
  /** Days. */
  duration: number | null;
  type: 'contract' | 'CPC' | 'credit' | 'custom' | 'featuredEmployer' | 'jobPosting' | 'jobUpSell' | 'slot';
  /** Postings, credits or slots it gives. */
  quantity: number;
  /** What it costs in credits; null where credits do not buy it. */
  credits: number | null;
  /** Of a click budget: cents for each click. */
  click_price: number | null;
  discount: number;
  most_popular: boolean;
}

type Row = Pick<DemoProduct, 'type' | 'duration' | 'quantity' | 'discount'> & {
  readonly price: readonly [wadwerk: number, kunstlicht: number];
  readonly names: string;
  readonly nl: string;
  readonly en: string;
  readonly ro: string;
  readonly popular?: true;
  readonly credits?: number;
  readonly clickPrice?: number;
  /** Paid from a contract's balance, not ordered. */
  readonly fromContract?: true;
};

const rows: readonly Row[] = [
  {
    type: 'jobPosting',
    duration: 30,
    quantity: 1,
    discount: 0,
    price: [19500, 14500],
    credits: 16,
    names: 'Vacature 30 dagen|Job posting, 30 days|Anunț 30 de zile',
    nl: 'Eén vacature, dertig dagen online|Mee in de job alerts|Sollicitaties in je eigen overzicht',
    en: 'One job, online for thirty days|Included in job alerts|Applications in your own overview',
    ro: 'Un anunț, treizeci de zile online|Inclus în alertele de job|Candidaturile într-un singur loc',
  },
  {
    type: 'jobPosting',
    duration: 60,
    quantity: 1,
    discount: 0,
    price: [29500, 21500],
    popular: true,
    names: 'Vacature 60 dagen|Job posting, 60 days|Anunț 60 de zile',
    nl: 'Eén vacature, zestig dagen online|Tussentijds wijzigen zonder kosten|Mee in de job alerts|Hulp bij de tekst',
    en: 'One job, online for sixty days|Change it at any time|Included in job alerts|Help with the text',
    ro: 'Un anunț, șaizeci de zile online|Îl poți modifica oricând|Inclus în alertele de job|Ajutor la text',
  },
  {
    type: 'jobUpSell',
    duration: 14,
    quantity: 1,
    discount: 0,
    price: [9500, 7500],
    names: 'Topvacature|Top job|Anunț de top',
    nl: 'Veertien dagen bovenaan de lijst|Een lint op je vacature|Ook op de homepage',
    en: 'Fourteen days at the top of the list|A ribbon on your job|On the home page as well',
    ro: 'Paisprezece zile în fruntea listei|O panglică pe anunț|Și pe prima pagină',
  },
  {
    type: 'contract',
    duration: 365,
    quantity: 10,
    discount: 15,
    price: [195000, 142000],
    names: 'Bundel van tien|Bundle of ten|Pachet de zece',
    nl: 'Tien vacatures, een jaar geldig|Vijftien procent voordeel|Eén factuur|Vaste contactpersoon',
    en: 'Ten jobs, valid for a year|Fifteen per cent off|One invoice|One person to call',
    ro: 'Zece anunțuri, valabile un an|Cincisprezece la sută reducere|O singură factură|O persoană de contact',
  },
  {
    type: 'slot',
    duration: 30,
    quantity: 1,
    discount: 0,
    price: [8900, 6900],
    names: 'Wisselplek per maand|Slot, per month|Loc de anunț, lunar',
    nl: 'Altijd één vacature online|Wissel zo vaak je wilt|Maandelijks opzegbaar',
    en: 'Always one job online|Swap as often as you like|Cancel every month',
    ro: 'Mereu un anunț online|Îl schimbi oricât de des|Se poate opri lunar',
  },
  {
    type: 'credit',
    duration: 365,
    quantity: 20,
    discount: 0,
    price: [24000, 18000],
    names: 'Twintig credits|Twenty credits|Douăzeci de credite',
    nl: 'Benader kandidaten zelf|Eén credit per contactverzoek|Een jaar geldig',
    en: 'Approach candidates yourself|One credit per contact request|Valid for a year',
    ro: 'Contactezi singur candidații|Un credit pentru fiecare cerere|Valabile un an',
  },
  {
    type: 'featuredEmployer',
    duration: 90,
    quantity: 1,
    discount: 0,
    price: [34500, 24500],
    names: 'Uitgelichte organisatie|Featured employer|Angajator recomandat',
    nl: 'Drie maanden op de homepage|Eigen pagina met beeld en verhaal|Bovenaan bij organisaties',
    en: 'Three months on the home page|A page with pictures and a story|First among the organisations',
    ro: 'Trei luni pe prima pagină|Pagină proprie cu imagini și poveste|Primul între organizații',
  },
  {
    type: 'CPC',
    clickPrice: 65,
    duration: 90,
    quantity: 1,
    discount: 0,
    price: [50000, 30000],
    names: 'Klikbudget|Click budget|Buget pe clic',
    nl: 'Betaal alleen voor doorkliks|Eén telling per bezoeker per dag|Stopt vanzelf als het op is',
    en: 'Pay only for clicks to your site|Counted once per visitor and day|Pauses when it is used up',
    ro: 'Plătești doar clicurile spre site-ul tău|O dată pe vizitator și zi|Se oprește singur',
  },
  {
    type: 'jobPosting',
    fromContract: true,
    duration: 60,
    quantity: 1,
    discount: 0,
    price: [0, 0],
    names: 'Vacature uit je bundel|Job from your bundle|Anunț din pachetul tău',
    nl: 'Eén vacature, zestig dagen online|Afgeschreven van je bundel',
    en: 'One job, online for sixty days|Taken from your bundle',
    ro: 'Un anunț, șaizeci de zile online|Scăzut din pachetul tău',
  },
  {
    type: 'custom',
    duration: null,
    quantity: 1,
    discount: 0,
    price: [0, 0],
    names: 'Campagne op maat|Tailored campaign|Campanie la comandă',
    nl: 'Wij denken met je mee|Beeld, tekst en bereik|Prijs vooraf',
    en: 'We think along with you|Pictures, words and reach|A price in advance',
    ro: 'Ne gândim împreună cu tine|Imagini, texte și vizibilitate|Preț stabilit dinainte',
  },
];

/** Every type of product per board, and one that a bundle pays. */
export function demoProducts(): DemoProduct[] {
  return [1, 2].flatMap((job_board_id) =>
    rows.map((row, index) => {
      const [nl = '', en = '', ro = ''] = row.names.split('|');
      const list = (lang: DemoLocale): { lang: DemoLocale; benefits: string[] } => ({
        lang,
        benefits: row[lang].split('|'),
      });
      return {
        id: (job_board_id - 1) * rows.length + index + 1,
        job_board_id,
        name: { nl, en, ro },
        price: row.price[job_board_id === 1 ? 0 : 1],
        active: true,
        product_type: row.fromContract ? 'contract' : 'job_posting',
        purchase_url: null,
        benefits: [list('nl'), list('en'), list('ro')],
        duration: row.duration,
        type: row.type,
        quantity: row.quantity,
        credits: row.credits ?? null,
        click_price: row.clickPrice ?? null,
        discount: row.discount,
        most_popular: row.popular === true,
      };
    }),
  );
}
