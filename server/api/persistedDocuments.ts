import { LRUCache } from 'lru-cache';
import type { StoredDocuments } from './storedDocuments';

const MAX_LENGTH = 2_000_000;
const MAX_DOCUMENT_LENGTH = 20_000;

/**
 * Documents by their SHA-256: those that the web client was built with, and those that other clients have sent with it.
 * Of these the least recently used make room, so that nobody fills the memory with them; whose was dropped sends it again.
 */
export class PersistedDocuments {
  private readonly sent = new LRUCache<string, string>({
    maxSize: MAX_LENGTH,
    maxEntrySize: MAX_DOCUMENT_LENGTH,
    // With what an entry takes besides.
    sizeCalculation: (source) => source.length + 300,
  });

  constructor(private readonly stored: StoredDocuments) {}

  /** The document; undefined for a hash that is not known, or no longer. */
  find(hash: string): string | undefined {
    return this.stored.get(hash)?.source ?? this.sent.get(hash);
  }

  /** Remembers a document that a client has sent. */
  add(hash: string, source: string): void {
    this.sent.set(hash, source);
  }
}
