import { defineBlockSchema, defineFixtures, type SettingsOf } from '@boardwright/blocks-schema';
import { defineBlock, type BlockProps, type MessageKey } from '@boardwright/engine';
import { useId } from 'react';
import { messages } from './acme-map.messages.js';

export const schema = defineBlockSchema({
  key: 'acme/map',
  title: 'Map',
  group: { key: 'acme/maps', title: 'Maps' },
  icon: { paths: ['M4 19V8l5-3 6 3 5-3v11l-5 3-6-3z', 'M12 14c-2-3-3-4-3-6a3 3 0 0 1 6 0c0 2-1 3-3 6z'] },
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', default: '', maxLength: 200 },
      address: { type: 'string', default: '', maxLength: 300 },
      latitude: { type: 'number', minimum: -85, maximum: 85, default: 53.2194 },
      longitude: { type: 'number', minimum: -180, maximum: 180, default: 6.5665 },
      zoom: { type: 'integer', minimum: 3, maximum: 19, default: 15 },
      showLink: { type: 'boolean', default: true },
    },
  },
  tabs: {
    content: ['title', 'address'],
    place: ['latitude', 'longitude', 'zoom'],
    layout: ['showLink'],
  },
  tabTitles: { place: 'Place' },
  widgets: { address: 'textarea', zoom: 'acme/zoom' },
});
type Settings = SettingsOf<typeof schema>;

// Pure, as the block below: what nobody takes out of this file stays behind. A visitor's browser leaves the fixtures,
// the API the renderer and React with it.
export const fixtures = /* @__PURE__ */ defineFixtures(schema, {
  default: { title: 'As it comes', settings: {} },
  office: {
    title: 'An office with its address',
    settings: { title: 'Kom langs', address: 'Noorderhaven 12\n9712 VJ Groningen', zoom: 17 },
  },
  country: {
    title: 'Far away, without a way on',
    settings: { latitude: 44.4268, longitude: 26.1025, zoom: 6, showLink: false },
  },
});

/** Drawn with the site's own colours; a block of one file brings its style along. */
const style = `
.acme-map { display: grid; gap: 1.5rem; }
.acme-map-drawing { inline-size: 100%; block-size: auto; border: var(--border); border-radius: var(--radius-l); }
.acme-map-ground { fill: var(--surface-tint); }
.acme-map-street { stroke: var(--surface); stroke-width: 10; }
.acme-map-pin { fill: var(--primary-ink); }
.acme-map-address { white-space: pre-line; font-style: normal; }
@media (width >= 48rem) { .acme-map { grid-template-columns: 2fr 1fr; align-items: center; } }
`;

/** A place on a map: a drawing that asks nobody for tiles, the address, and the way to a real map. */
function AcmeMap({ settings, t, first }: BlockProps<Settings, undefined, MessageKey<typeof messages>>) {
  const { title, address, latitude, longitude, zoom, showLink } = settings;
  const titleId = useId();
  const Title = first ? 'h1' : 'h2';
  const place = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
  return (
    <section className="section" aria-labelledby={titleId}>
      <style href="acme-map" precedence="medium">
        {style}
      </style>
      <div className="container">
        <Title id={titleId}>{title || t('heading')}</Title>
        <div className="acme-map">
          <Drawing label={t('drawing', { place })} {...settings} />
          <div>
            {address && <address className="acme-map-address">{address}</address>}
            {showLink && (
              <p>
                <a
                  href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`}
                >
                  {t('openMap')}
                </a>
              </p>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Streets around a pin, as far apart as the zoom says. */
function Drawing({ label, latitude, longitude, zoom }: Settings & { readonly label: string }) {
  const apart = 12 + zoom * 6;
  const from = (degrees: number) => -((Math.abs(degrees * 997) % apart) + apart);
  const streets = Array.from({ length: Math.ceil(800 / apart) + 3 }, (_, nth) => nth * apart);
  return (
    <svg className="acme-map-drawing" viewBox="0 0 640 360" role="img" aria-label={label}>
      <rect className="acme-map-ground" width="640" height="360" />
      {streets.map((at) => (
        <path
          key={at}
          className="acme-map-street"
          d={`M${(from(longitude) + at).toFixed(1)} 0l60 360M0 ${(from(latitude) + at).toFixed(1)}l640-40`}
        />
      ))}
      <path
        className="acme-map-pin"
        d="M320 200c-26-34-40-52-40-74a40 40 0 0 1 80 0c0 22-14 40-40 74Zm0-58a16 16 0 1 0 0-32 16 16 0 0 0 0 32Z"
      />
    </svg>
  );
}

export const block = /* @__PURE__ */ defineBlock(schema, {
  Renderer: AcmeMap,
  messages,
});
