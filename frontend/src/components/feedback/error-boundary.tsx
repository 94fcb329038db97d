import { Component, type ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

interface Props {
  readonly children: ReactNode;
}
interface State {
  readonly failed: boolean;
}

/** Shows a way out when a part of the page breaks; loading the page again is the remedy for a stale file. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
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
