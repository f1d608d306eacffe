import { lazy, Suspense, useId, useRef } from 'react';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { Button } from '../ui/form/Button';
import { Logo } from '../ui/layout/Logo';
import styles from './ExplorerPage.module.css';

const Workbench = lazy(() => import('./Workbench'));

/** The explorer of the API (`GET /graphql`): GraphiQL, and whose operations it sends. */
export function ExplorerPage() {
  // Its value stays in the field: whoever reloads the page types it again.
  const token = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <a href="/" className={styles.brand}>
          <Logo size={36} /> Bustan
        </a>
        <h1 className={styles.title}>Explore the API</h1>
        <a href="/api/openapi.json">The REST paths (OpenAPI)</a>
      </header>
      <main className={styles.main}>
        <div className={styles.token}>
          <label htmlFor={`${id}-token`}>API token</label>
          <input
            ref={token}
            id={`${id}-token`}
            type="password"
            autoComplete="off"
            spellCheck={false}
            placeholder="bst_…"
            aria-describedby={`${id}-token-about`}
          />
          <p id={`${id}-token-about`} className={styles.hint}>
            Kept until you leave this page, and nowhere else. Without one you ask as whoever is signed in here, or as a
            guest.
          </p>
        </div>
        <ErrorBoundary instead={<Unreachable />}>
          <Suspense fallback={<p role="status">Reading the schema…</p>}>
            <Workbench tokenField={token} />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}

function Unreachable() {
  return (
    <div role="alert" className={styles.alert}>
      <p>The explorer could not be loaded. Is the shop reachable?</p>
      <Button look="quiet" onClick={() => window.location.reload()}>
        Retry
      </Button>
    </div>
  );
}
