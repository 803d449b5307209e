import { defineComponent, h, onBeforeUnmount, onMounted, ref } from 'vue';
import { drawChart, type Drawing } from './draw-chart.ts';

/**
 * A chart of a document. Its slot is the text of the chart: that is what there is without scripts, for who does not see
 * drawings, and where it cannot be drawn; once there is a drawing it is folded up beneath.
 */
export const MermaidChart = defineComponent({
  name: 'MermaidChart',
  setup(_, { slots }) {
    const figure = ref<HTMLElement>();
    const drawing = ref<Drawing>();
    let observer: IntersectionObserver | undefined;

    const draw = async (): Promise<void> => {
      const text = figure.value?.querySelector('pre code')?.textContent ?? '';
      drawing.value = await drawChart(text).catch(() => undefined);
    };

    onMounted(() => {
      // A page of many charts draws those that are come to.
      observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer?.disconnect();
          void draw();
        },
        { rootMargin: '400px' },
      );
      if (figure.value) observer.observe(figure.value);
    });
    onBeforeUnmount(() => observer?.disconnect());

    return () =>
      h('figure', { ref: figure, class: 'chart' }, [
        drawing.value &&
          h('div', {
            class: 'chart-drawing',
            style: { '--chart-width': `${drawing.value.width}px` },
            // It is moved along where there is less space than its text needs.
            tabindex: 0,
            role: 'group',
            'aria-label': 'Chart; its text follows',
            innerHTML: drawing.value.svg,
          }),
        h('details', { class: 'chart-text', open: !drawing.value }, [
          h('summary', 'The chart as text'),
          slots['default']?.(),
        ]),
      ]);
  },
});
