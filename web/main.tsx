import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createClient } from './apollo';
import { beginInLanguage } from './i18n/choose';
import { readFirstAnswers, restore } from './firstAnswers';
import { storedDocumentLink } from './network';
import { reloadWhenPartsAreGone } from './reloadOnce';
import { ViewerDocument } from './signin/viewerDocument';
import { CategoriesDocument, ProductsDocument, ShopDocument } from './storefront/documents';
import './styles/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

reloadWhenPartsAreGone();

const first = readFirstAnswers();
const client = createClient(storedDocumentLink(first));

// A page that the browser kept and brings back may belong to who signed out meanwhile: what it had read goes.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  first.forget();
  client.resetStore().catch(() => {});
});

void show(root);

/** In several steps, and drawn in slices, between which a cheap phone can answer to a finger. */
async function show(place: HTMLElement): Promise<void> {
  await beginInLanguage();
  await nextTask();
  restore(client, first, [ViewerDocument, ShopDocument, CategoriesDocument, ProductsDocument]);
  await nextTask();
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

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
