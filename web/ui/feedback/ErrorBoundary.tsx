import { Component, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/text';
import { reloadForMissingPart } from '../../lib/reloadOnce';
import { Button } from '../form/Button';
import styles from './ErrorBoundary.module.css';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown after a failure instead of the documented fallback, for a part that the page can do without. */
  instead?: ReactNode;
}

/** The fallback for a failed part. A refresh loses nothing, since the cart is stored in the browser. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (this.props.instead === undefined) reloadForMissingPart(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.instead === undefined ? <SomethingWentWrong /> : this.props.instead;
  }
}

function SomethingWentWrong() {
  const t = useTranslation();
  return (
    <div role="alert" className={styles.failed}>
      <h1>{t('Something went wrong')}</h1>
      <p>{t('Please refresh the page.')}</p>
      <Button onClick={() => window.location.reload()}>{t('Refresh')}</Button>
    </div>
  );
}
