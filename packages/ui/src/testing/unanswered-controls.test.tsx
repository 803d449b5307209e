import { describe, expect, it } from 'vitest';
import { unansweredControls } from './unanswered-controls.ts';

interface LabelProps {
  readonly text?: string;
  readonly tone?: 'calm' | 'loud' | 'shrill';
  readonly items?: readonly { readonly name: string; readonly count: number }[];
  readonly size?: { readonly unit: string; readonly amount: number };
  readonly strong?: boolean;
}

/** It knows no shrill tone, and its strength is never seen. */
function Label({ text = '', tone, items = [], size }: LabelProps) {
  return (
    <p className={tone === 'loud' ? 'loud' : ''} style={size && { inlineSize: size.amount }}>
      {text}
      {items.map(({ name }) => name)}
    </p>
  );
}

const unanswered = (props: LabelProps, controls: Parameters<typeof unansweredControls>[2]) =>
  unansweredControls((args) => <Label {...args} />, { ...props }, controls);

describe('the controls of a playground', () => {
  it('are answered where another value is drawn otherwise', () => {
    const props = { text: 'Hello', items: [{ name: 'One', count: 1 }], size: { unit: 'px', amount: 4 } };
    expect(unanswered(props, [{ name: 'text' }, { name: 'items' }, { name: 'size' }])).toEqual([]);
    expect(unanswered({}, [{ name: 'text', control: { type: 'text' } }])).toEqual([]);
  });

  it('are named where nothing follows, or one of the choices does nothing', () => {
    expect(unanswered({ strong: false }, [{ name: 'strong' }])).toEqual(['strong']);
    expect(unanswered({}, [{ name: 'strong', control: { type: 'boolean' } }])).toEqual(['strong']);
    const tone = (...options: readonly string[]) => unanswered({ tone: 'calm' }, [{ name: 'tone', options }]);
    expect(tone('calm', 'loud')).toEqual([]);
    expect(tone('calm', 'loud', 'shrill')).toEqual(['tone']);
  });
});
