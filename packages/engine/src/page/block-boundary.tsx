import { Component, type ReactNode } from 'react';

interface Props {
  readonly blockKey: string;
  /** What the block is drawn from: with something else it is tried again. */
  readonly given: unknown;
  readonly fallback: ReactNode;
  readonly onError?: ((error: unknown, blockKey: string) => void) | undefined;
  readonly children: ReactNode;
}

/** One broken block never takes the page: it is replaced by a sentence, and its neighbours stay (specification §2 'site.error.component.loading'). */
export class BlockBoundary extends Component<Props, { readonly failed: boolean; readonly given: unknown }> {
  override state = { failed: false, given: this.props.given };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { given }: Props,
    state: { readonly given: unknown },
  ): { failed: boolean; given: unknown } | null {
    return given === state.given ? null : { failed: false, given };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error, this.props.blockKey);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
