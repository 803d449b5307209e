import { createUsePuck, Puck, type Config, type Data } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import { createRoot } from 'react-dom/client';

/**
 * The page on which Puck is measured: `?blocks=50&chosen=3&heading=…&text=…`. Twelve fields a block, Puck's own frame. With
 * `inline` the heading is typed where it stands, and so is the text, as rich text.
 */
interface Props {
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly link: string;
  readonly imageAlt: string;
  readonly backgroundColor: string;
  readonly textColor: string;
  readonly layout: 'card' | 'poster' | 'card-container';
  readonly imagePosition: 'left' | 'right';
  readonly verticalPosition: 'start' | 'center' | 'end';
  readonly padding: number;
  readonly width: number;
}

const query = new URLSearchParams(location.search);
const given = (name: string): string => query.get(name) ?? '';
const count = Number(query.get('blocks') ?? 50);
const chosen = Number(query.get('chosen') ?? 0);
const isInline = query.has('inline');
const zone = 'root:default-zone';
const kind = 'TextWithImage';

const fresh: Props = {
  heading: given('heading'),
  text: given('text'),
  button: 'Bekijk de vacatures',
  link: '/vacatures',
  imageAlt: 'Een vuurtoren aan het Wad',
  backgroundColor: '#00323a',
  textColor: '#ffffff',
  layout: 'card',
  imagePosition: 'right',
  verticalPosition: 'center',
  padding: 48,
  width: 1140,
};

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#8ab"/></svg>',
)}`;

function TextWithImage(props: Props) {
  const side = props.imagePosition === 'left' ? 'row-reverse' : 'row';
  return (
    <section style={{ background: props.backgroundColor, color: props.textColor, padding: props.padding }}>
      <div
        className={props.layout}
        style={{
          display: 'flex',
          flexDirection: side,
          alignItems: props.verticalPosition,
          gap: 32,
          maxWidth: props.width,
          margin: '0 auto',
        }}
      >
        <div style={{ flex: 1 }}>
          <h2>{props.heading}</h2>
          {isInline ? props.text : props.text.split('\n').map((line) => <p key={line}>{line}</p>)}
          <a href={props.link}>{props.button}</a>
        </div>
        <img src={picture} alt={props.imageAlt} width={640} height={400} loading="lazy" />
      </div>
    </section>
  );
}

const options = (...values: string[]) => values.map((value) => ({ label: value, value }));
const config: Config<{ TextWithImage: Props }> = {
  components: {
    TextWithImage: {
      label: 'Text with image',
      fields: {
        heading: { type: 'text', contentEditable: isInline },
        text: isInline ? { type: 'richtext', contentEditable: true } : { type: 'textarea' },
        button: { type: 'text' },
        link: { type: 'text' },
        imageAlt: { type: 'text' },
        backgroundColor: { type: 'text' },
        textColor: { type: 'text' },
        layout: { type: 'select', options: options('card', 'poster', 'card-container') },
        imagePosition: { type: 'select', options: options('left', 'right') },
        verticalPosition: { type: 'select', options: options('start', 'center', 'end') },
        padding: { type: 'number' },
        width: { type: 'number' },
      },
      defaultProps: fresh,
      render: TextWithImage,
    },
  },
};

const data: Data = {
  root: {},
  content: Array.from({ length: count }, (_, nth) => ({
    type: kind,
    props: { ...fresh, id: `block-${nth}` },
  })),
};

const usePuck = createUsePuck();

/** What a drag does in Puck, by a click: the same steps as on our side. */
function Buttons() {
  const dispatch = usePuck((puck) => puck.dispatch);
  const move = (from: number, to: number) =>
    dispatch({ type: 'reorder', sourceIndex: from, destinationIndex: to, destinationZone: zone });
  return (
    <>
      <button
        data-do="insert"
        onClick={() =>
          dispatch({
            type: 'insert',
            componentType: kind,
            destinationIndex: chosen + 1,
            destinationZone: zone,
          })
        }
      >
        Insert
      </button>
      <button
        data-do="duplicate"
        onClick={() => dispatch({ type: 'duplicate', sourceIndex: chosen, sourceZone: zone })}
      >
        Duplicate
      </button>
      <button data-do="down" onClick={() => move(chosen, chosen + 1)}>
        Down
      </button>
      <button data-do="up" onClick={() => move(chosen + 1, chosen)}>
        Up
      </button>
    </>
  );
}

const root = document.querySelector('#puck');
if (root)
  createRoot(root).render(
    <Puck
      config={config}
      data={data}
      ui={{ itemSelector: { index: chosen, zone } }}
      overrides={{ headerActions: Buttons }}
    />,
  );
