import type { ApolloClient } from '@apollo/client';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createClient } from './apollo';
import { readFirstAnswers, restore } from '../lib/firstAnswers';
import { beginInLanguage } from '../i18n/choose';
import { storedDocumentLink } from './network';
import { ViewerDocument } from '../session/viewerDocument';
import { CategoriesDocument, ShopDocument } from '../shop/documents';
import { ProductsDocument } from '../storefront/documents';

/**
 * Draws the shop with what came with the page.
 * @param pause between two steps, in which the browser can do something else
 */
export async function start(pause: () => Promise<void>): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  await beginInLanguage();
  const first = readFirstAnswers();
  const client = createClient(storedDocumentLink(first));
  forgetWhenBroughtBack(client, first.forget);
  for (const document of [ViewerDocument, ShopDocument, CategoriesDocument, ProductsDocument]) {
    await restore(client, first, document, pause);
  }
  await pause();
  // Drawn in slices.
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <BrowserRouter>
          <App client={client} />
        </BrowserRouter>
      </StrictMode>,
    ),
  );
}

/** A page that the browser kept and brings back may belong to who signed out meanwhile: what it had read goes. */
function forgetWhenBroughtBack(client: ApolloClient, forgetFirst: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    forgetFirst();
    client.resetStore().catch(() => {});
  });
}
