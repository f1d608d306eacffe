import { Component, type ReactNode } from 'react';
import { Button } from './Button';
import styles from './ErrorBoundary.module.css';

/** Stands in for what could not be shown. The cart is kept in the browser, so a refresh finds it again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className={styles.failed}>
        <h1>Something went wrong</h1>
        <p>Please refresh the page.</p>
        <Button onClick={() => window.location.reload()}>Refresh</Button>
      </div>
    );
  }
}
