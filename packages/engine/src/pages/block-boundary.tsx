import { Component, type ReactNode } from 'react';

interface Props {
  readonly blockKey: string;
  readonly fallback: ReactNode;
  readonly onError?: ((error: unknown, blockKey: string) => void) | undefined;
  readonly children: ReactNode;
}

/** One broken block never takes the page: it is replaced by a sentence, and its neighbours stay (specification §2 'site.error.component.loading'). */
export class BlockBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error, this.props.blockKey);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
