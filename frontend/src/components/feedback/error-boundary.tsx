import { Component, type ReactNode } from 'react';
import { watchError } from '../../lib/watch-errors.ts';
import { ErrorState } from './error-state.tsx';

interface Props {
  readonly children: ReactNode;
  /** A new value, such as another page's address, resets the failure. */
  readonly resetKey?: string;
}
interface State {
  readonly failed: boolean;
  readonly resetKey: string | undefined;
}

/** Shows an error with a way out when a part of the page throws. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    watchError(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        title="error.pageTitle"
        text={{ id: 'error.pageText' }}
        action="error.reload"
        onAction={() => window.location.reload()}
      />
    );
  }
}
