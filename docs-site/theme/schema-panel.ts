import { defineComponent, h, onBeforeUnmount, onMounted, ref } from 'vue';
import { useData } from 'vitepress';

/**
 * A block's schema beside the panel that comes of it: React, as the editor is, and fetched by the page that shows it
 * alone. What stands in its slot is there until it has come, and where no script runs.
 */
export const SchemaPanel = defineComponent({
  name: 'SchemaPanel',
  setup(_, { slots }) {
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- Vue's, in a setup: no hook of React
    const { isDark } = useData();
    const element = ref<HTMLElement>();
    const isVisible = ref(false);
    let unmount: (() => void) | undefined;
    let isOver = false;
    onMounted(async () => {
      const { mountSchemaPanel } = await import('./schema-panel/mount.tsx');
      if (isOver || !element.value) return;
      unmount = mountSchemaPanel(element.value);
      isVisible.value = true;
    });
    onBeforeUnmount(() => {
      isOver = true;
      unmount?.();
    });
    return () =>
      h('div', [
        h('div', { ref: element, 'data-scheme': isDark.value ? 'dark' : 'light' }),
        isVisible.value ? null : slots['default']?.(),
      ]);
  },
});
