import { useCallback, useState, type RefObject } from 'react';
import { HISTORY_PLUGIN } from '@graphiql/plugin-history';
import { GraphiQL } from 'graphiql';
import 'graphiql/setup-workers/vite';
// Not graphiql/style.css, which holds fonts as data: the policy of the server allows none.
import '@graphiql/react/style.css';
import 'graphiql/graphiql.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import { DocumentationAccess, EditorAccess } from './Access';
import { runOperation } from './runOperation';
import { EXAMPLES } from './Examples';
import { memoryStorage } from './memoryStorage';
import './graphiql.css';

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
const INTROSPECTION = 'IntrospectionQuery';
const PLUGINS = [HISTORY_PLUGIN, EXAMPLES];
/** The documentation stands open where there is room for it. */
const FIRST_PANEL = window.matchMedia('(min-width: 1200px)').matches ? 'Documentation Explorer' : undefined;

interface WorkbenchProps {
  /** Holds the token that operations are sent with; empty: as whoever is signed in here. */
  tokenField: RefObject<HTMLInputElement | null>;
}

/** GraphiQL on the shop's API. It is large, so that it comes after the page. */
export default function Workbench({ tokenField }: WorkbenchProps) {
  const [storage] = useState(memoryStorage);
  const [status, setStatus] = useState('Run an operation to see its answer here.');

  // GraphiQL reads the schema anew whenever it is given another fetcher.
  const send = useCallback(
    async (operation: Parameters<typeof runOperation>[0]): Promise<object> => {
      if (operation.operationName === INTROSPECTION) return (await runOperation(operation, '')).body;
      setStatus('Asking…');
      try {
        const {
          body,
          failed,
          status: code,
          milliseconds,
        } = await runOperation(operation, tokenField.current?.value.trim() ?? '');
        setStatus(`${failed ? 'Refused' : 'Answered'} with ${code} in ${milliseconds} ms`);
        return body;
      } catch {
        const message = 'The shop cannot be reached. Check your connection and run it again.';
        setStatus(message);
        return { errors: [{ message }] };
      }
    },
    [tokenField],
  );

  return (
    <GraphiQL
      fetcher={send}
      storage={storage}
      introspectionQueryName={INTROSPECTION}
      inputValueDeprecation
      defaultQuery={FIRST}
      defaultEditorToolsVisibility="variables"
      isHeadersEditorEnabled={false}
      shouldPersistHeaders={false}
      plugins={PLUGINS}
      visiblePlugin={FIRST_PANEL}
      forcedTheme="light"
    >
      <GraphiQL.Logo>{null}</GraphiQL.Logo>
      <GraphiQL.Footer>
        <p role="status">{status}</p>
      </GraphiQL.Footer>
      <EditorAccess />
      <DocumentationAccess />
    </GraphiQL>
  );
}
