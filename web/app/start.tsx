import type { ApolloClient } from '@apollo/client';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createClient } from './apollo';
import { readFirstAnswers, restore } from '../lib/queries/firstAnswers';
import { loadInitialLanguage } from '../i18n/chooseLanguage';
import { currentLanguage, subscribe } from '../i18n/text';
import { resetFreshness } from '../lib/queries/useFreshQuery';
import { storedDocumentLink } from './network';
import { LAST_VIEWER } from '../session/lastViewer';
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
  await loadUsd();
  const first = readFirstAnswers();
  const client = createClient(storedDocumentLink(first));
  resetWhenViewerMayDiffer(client, first.clear);
  readAnewInAnotherLanguage(client, first.clear);
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

/** What says amounts in USD is loaded where the page says what one is; without it they are said in LBP alone. */
async function loadUsd(): Promise<void> {
  const rate = document.querySelector<HTMLMetaElement>('meta[name=lbp-per-usd]')?.content;
  if (rate) await import('../lib/usd').then(({ showUsd }) => showUsd(rate)).catch(() => {});
}

/** What is shown is read in the new language, and what comes back later, too; until then it stays as it is. */
function readAnewInAnotherLanguage(client: ApolloClient, clearFirstAnswers: () => void): void {
  let language = currentLanguage();
  subscribe(() => {
    if (language === currentLanguage()) return;
    language = currentLanguage();
    clearFirstAnswers();
    resetFreshness();
    client.refetchQueries({ include: 'active' }).catch(() => {});
  });
}

/**
 * Reads everything anew when the account may be another one: the page comes back from the browser's back/forward cache,
 * or somebody signed in or out in another tab, be it while this page still starts.
 */
function resetWhenViewerMayDiffer(client: ApolloClient, clearFirstAnswers: () => void): void {
  const look = ({ persisted, key }: Partial<PageTransitionEvent & StorageEvent>) => {
    if (!persisted && key !== LAST_VIEWER) return;
    clearFirstAnswers();
    client.resetStore().catch(() => {});
  };
  addEventListener('pageshow', look);
  addEventListener('storage', look);
}
