import { defineFixtures } from '../../define-fixtures.ts';
import { html } from './html.schema.ts';

export const htmlFixtures = defineFixtures(html, {
  default: { title: 'As it comes', settings: {} },
  prose: {
    title: 'A page of text',
    settings: {
      html: '<h1>Voorwaarden</h1><p class="lead">Dit spreken we met elkaar af.</p><h2>1. Wie we zijn</h2><p>Wadwerk is een vacaturesite voor het Noorden. Lees ook ons <a href="/privacy">privacybeleid</a>.</p><ul><li>Solliciteren is gratis.</li><li>Elke vacature noemt het salaris.</li></ul><table><tr><th>Bewaard</th><th>Hoe lang</th></tr><tr><td>Sollicitatie</td><td>4 weken</td></tr></table>',
    },
  },
  placeholders: {
    title: 'With the board’s own words',
    settings: {
      html: '<h1 style="text-align:center">404</h1><p style="text-align:center">{{pageDoesNotExist}}</p><p>{{siteName}} {{year}} {{unknown}}</p>',
    },
  },
  script: {
    title: 'With a script of the admin’s own',
    settings: { html: '<p id="greeting"></p><script>greeting.textContent = "Moi!"</script>' },
  },
});
