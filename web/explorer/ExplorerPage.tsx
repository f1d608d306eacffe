import { useCallback, useEffect, useId, useState } from 'react';
import type { GraphQLSchema } from 'graphql';
import { Button } from '../ui/form/Button';
import { Logo } from '../ui/layout/Logo';
import { ask, type Answered } from './ask';
import { CodeArea } from './CodeArea';
import styles from './ExplorerPage.module.css';

/** What needs GraphQL itself, which is large: the page stands before it is there. */
interface Loaded {
  tools: Pick<typeof import('./schema'), 'exampleOf' | 'operationNames' | 'problemsOf'>;
  SchemaDocs: typeof import('./SchemaDocs').SchemaDocs;
  schema: GraphQLSchema;
}

const FIRST = `# Ctrl+Enter (⌘+Enter) runs this.
{
  categories {
    name
    slug
  }
  products(first: 5) {
    nodes {
      id
      name
      price {
        amount
        rule
      }
    }
    totalCount
  }
}
`;

/** The explorer of the API: an operation and its answer side by side, and all that the schema says (`GET /graphql`). */
export function ExplorerPage() {
  const { loaded, error, load } = useSchema();
  const [query, setQuery] = useState(FIRST);
  const [variables, setVariables] = useState('{}');
  const [name, setName] = useState('');
  // In memory alone: whoever reloads the page types it again.
  const [token, setToken] = useState('');
  const { answer, refusal, running, run } = useAnswer();
  const id = useId();

  const names = loaded?.tools.operationNames(query) ?? [];
  const chosen = names.includes(name) ? name : (names[0] ?? null);
  const problems = loaded?.tools.problemsOf(loaded.schema, query) ?? [];
  const send = () => void run(query, variables, names.length > 1 ? chosen : null, token.trim());

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
        <section aria-label="Operation" className={styles.work}>
          <div className={styles.token}>
            <label htmlFor={`${id}-token`}>API token</label>
            <input
              id={`${id}-token`}
              type="password"
              autoComplete="off"
              spellCheck={false}
              placeholder="bst_…"
              aria-describedby={`${id}-token-about`}
              value={token}
              onChange={(event) => setToken(event.target.value)}
            />
            <p id={`${id}-token-about`} className={styles.hint}>
              Kept until you leave this page, and nowhere else. Without one you ask as whoever is signed in here, or as
              a guest.
            </p>
          </div>
          <CodeArea
            id={`${id}-query`}
            label="Operation"
            value={query}
            rows={14}
            describedBy={`${id}-problems`}
            onChange={setQuery}
            onRun={send}
          />
          <ul id={`${id}-problems`} className={styles.problems} aria-live="polite">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          <CodeArea
            id={`${id}-variables`}
            label="Variables (JSON)"
            value={variables}
            rows={4}
            onChange={setVariables}
            onRun={send}
          />
          <div className={styles.actions}>
            {names.length > 1 && (
              <label>
                Run which?{' '}
                <select value={chosen ?? ''} onChange={(event) => setName(event.target.value)}>
                  {names.map((each) => (
                    <option key={each}>{each}</option>
                  ))}
                </select>
              </label>
            )}
            <Button busy={running} onClick={send}>
              Run
            </Button>
          </div>
        </section>
        <section aria-labelledby={`${id}-answer`} className={styles.answer}>
          <h2 id={`${id}-answer`}>Answer</h2>
          <p role="status" className={styles.status}>
            {running
              ? 'Asking…'
              : answer
                ? `${answer.failed ? 'Refused' : 'Answered'} with ${answer.status} in ${answer.milliseconds} ms`
                : (refusal ?? 'Run an operation to see its answer here.')}
          </p>
          {answer && (
            // It scrolls, so it must be reached by keyboard.
            <pre tabIndex={0} aria-label="The answer" className={styles.text}>
              {answer.text}
            </pre>
          )}
        </section>
        {loaded ? (
          <loaded.SchemaDocs
            schema={loaded.schema}
            onUse={(root, field) => {
              const example = loaded.tools.exampleOf(loaded.schema, root, field);
              setQuery(example.query);
              setVariables(example.variables);
              document.getElementById(`${id}-query`)?.focus();
            }}
          />
        ) : (
          <section aria-label="Documentation">
            {error ? (
              <div role="alert" className={styles.alert}>
                <p>The schema could not be read. Is the shop reachable?</p>
                <Button look="quiet" onClick={() => void load()}>
                  Retry
                </Button>
              </div>
            ) : (
              <p role="status">Reading the schema…</p>
            )}
          </section>
        )}
      </main>
    </div>
  );
}

function useSchema(): { loaded: Loaded | null; error: boolean; load: () => Promise<void> } {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [error, setError] = useState(false);
  const load = useCallback(async () => {
    setError(false);
    try {
      const { SchemaDocs } = await import('./SchemaDocs');
      const { exampleOf, loadSchema, operationNames, problemsOf } = await import('./schema');
      setLoaded({ tools: { exampleOf, operationNames, problemsOf }, SchemaDocs, schema: await loadSchema() });
    } catch {
      setError(true);
    }
  }, []);
  useEffect(() => {
    // The state changes when the schema has come, not at once.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    void load();
  }, [load]);
  return { loaded, error, load };
}

function useAnswer() {
  const [answer, setAnswer] = useState<Answered | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [running, setRunning] = useState(false);

  async function run(query: string, variables: string, operationName: string | null, token: string): Promise<void> {
    if (running) return;
    setAnswer(null);
    setRefusal(null);
    let values: unknown;
    try {
      values = JSON.parse(variables.trim() || '{}');
    } catch (error) {
      setRefusal(`The variables are not valid JSON: ${(error as Error).message}`);
      return;
    }
    setRunning(true);
    try {
      setAnswer(await ask({ query, variables: values, operationName }, token));
    } catch {
      setRefusal('The shop cannot be reached. Check your connection and run it again.');
    } finally {
      setRunning(false);
    }
  }

  return { answer, refusal, running, run };
}
