import { useEffect, useRef } from 'react';
import { useDocExplorer } from '@graphiql/plugin-doc-explorer';
import { pick, useGraphiQL } from '@graphiql/react';

/** Monaco's own command (Ctrl+M), for all editors of the page. */
const TAB_LEAVES_EDITORS = 'editor.action.toggleTabFocusMode';

/** Lets the keyboard leave GraphiQL's editors by Tab, as any field, and names them for whoever does not see them. */
export function EditorAccess(): null {
  const { queryEditor, variableEditor, responseEditor } = useGraphiQL(
    pick('queryEditor', 'variableEditor', 'responseEditor'),
  );
  const tabLeaves = useRef(false);
  useEffect(() => {
    // A dimmed number of the last line is too pale to be read.
    const options = { renderFinalNewline: 'on' } as const;
    queryEditor?.updateOptions({ ...options, ariaLabel: 'Operation' });
    variableEditor?.updateOptions({ ...options, ariaLabel: 'Variables (JSON)' });
    responseEditor?.updateOptions({ ...options, ariaLabel: 'The answer' });
    if (!queryEditor || tabLeaves.current) return;
    tabLeaves.current = true;
    queryEditor.trigger(null, TAB_LEAVES_EDITORS, null);
  }, [queryEditor, variableEditor, responseEditor]);
  return null;
}

/** Begins each page of the documentation at its top, for the eye and for a keyboard whose link is gone. */
export function DocumentationAccess(): null {
  const pages = useDocExplorer();
  useEffect(() => {
    document.querySelector('.graphiql-plugin')?.scrollTo(0, 0);
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('.graphiql-doc-explorer-back')?.focus();
  }, [pages]);
  return null;
}
