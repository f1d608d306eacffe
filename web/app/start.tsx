import type { ApolloClient } from '@apollo/client';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createClient } from './apollo';
import { readFirstAnswers, restore } from '../lib/firstAnswers';
import { loadInitialLanguage } from '../i18n/chooseLanguage';
import { storedDocumentLink } from './network';
import { ViewerDocument } from '../session/viewerDocument';
import { CategoriesDocument, ShopDocument } from '../shop/documents';
import { ProductsDocument } from '../storefront/documents';

/**
 * Draws the shop with what came with the page.
 * @param pause between two steps, in which the browser can do something else
 */
export async function start(pause: () => Promise<void>): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  await loadInitialLanguage();
  const first = readFirstAnswers();
  const client = createClient(storedDocumentLink(first));
  resetWhenRestored(client, first.clear);
  for (const document of [ViewerDocument, ShopDocument, CategoriesDocument, ProductsDocument]) {
    await restore(client, first, document, pause);
  }
  await pause();
  // As a transition, which React renders in slices.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <App client={client} />
        </BrowserRouter>
      </StrictMode>,
    ),
  );
}

/** A page that the browser restores from its back/forward cache may show an account that has signed out since. */
function resetWhenRestored(client: ApolloClient, clearFirstAnswers: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    clearFirstAnswers();
    client.resetStore().catch(() => {});
  });
}
