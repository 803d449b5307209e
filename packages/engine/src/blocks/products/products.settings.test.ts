import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { productsBlock } from './products.block.ts';

const names = (html: string) => [...html.matchAll(/id="product-(\d)-name"/g)].map(([, id]) => Number(id));

describeSettings(productsBlock, (setting) => {
  setting('title', 'is the heading; without it the block has one of its own', async (draw) => {
    expect(await draw({ title: 'Een vacature plaatsen' })).toContain('Een vacature plaatsen');
    expect(await draw()).toContain('Hier adverteren');
  });

  setting('subtitle', 'stands under the heading', async (draw) => {
    expect(await draw({ subtitle: 'Binnen een werkdag online.' })).toContain('Binnen een werkdag online.');
  });

  setting('layout', 'draws cards or rows', async (draw) => {
    expect(await draw({ layout: 'list' })).not.toBe(await draw({ layout: 'cards' }));
  });

  setting('selectedProducts', 'are the products that show; none chosen shows all', async (draw) => {
    expect(names(await draw({ selectedProducts: [2, 4] }))).toEqual([2, 4]);
    expect(names(await draw())).toEqual([1, 2, 3, 4, 5, 6]);
  });

  setting('productsOrder', 'puts products first, in this order', async (draw) => {
    expect(names(await draw({ productsOrder: [4, 2] }))).toEqual([4, 2, 1, 3, 5, 6]);
  });

  setting('mostPopular', 'marks one product as most chosen', async (draw) => {
    expect((await draw({ mostPopular: 2 })).match(/Meest gekozen/g)).toHaveLength(1);
    expect(await draw()).not.toContain('Meest gekozen');
  });

  setting('hiddenOrderFields', 'leaves out what an order need not ask for', async (draw) => {
    expect(await draw()).toContain('je inkoopnummer, een telefoonnummer en je adres');
    const html = await draw({ hiddenOrderFields: ['po_number', 'phone', 'address'] });
    expect(html).toContain('vragen we een e-mailadres voor de factuur.');
    const none = { hiddenOrderFields: ['invoice_email', 'po_number', 'phone', 'address'] };
    expect(await draw(none)).not.toContain('Bij het bestellen vragen we');
  });

  setting(
    'redirectToRegister',
    'makes guests register before they order, the product remembered',
    async (draw) => {
      const next = encodeURIComponent('/my-account?menuType=web-shop&product=1');
      expect(await draw({ redirectToRegister: true })).toContain(
        `href="/register?isEmployer=true&amp;next=${next}"`,
      );
      expect(await draw()).toContain('href="/werkgevers/adverteren?product=1#order"');
    },
  );
});
