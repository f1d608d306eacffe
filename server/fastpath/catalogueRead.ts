import type { Language } from '../../common/languages';
import type { MadeResponse } from '../graphql/responseCache';
import type { Viewer } from '../identity/viewer';

/** A read of the catalogue. */
export interface CatalogueRead {
  /** What is read, in one form for all requests that ask for it, by the language of the answer. */
  readonly keys: Readonly<Record<Language, string>>;
  /** Its name in metrics and traces. */
  readonly operation: string;
  /** In which it is answered; null for the one that the request accepts. */
  readonly language: Language | null;
  /** Whether a client's own document asks for it: answered as Apollo Server would, and also to who comes with a token. */
  readonly isClients: boolean;
  /** @throws ShopError for a viewer who may not read it */
  authorize(viewer: Viewer): void;
  /** Null when the response must not be cached (errors, say): Express answers then. */
  run(viewer: Viewer, language: Language): Promise<MadeResponse | null>;
}
