import type { Change, ChangeListener } from '../db/notifications';
import type { Queryable } from '../db/queryable';
import type { Viewer } from '../identity/viewer';
import { ViewerCache } from '../identity/viewerCache';
import { ResponseCache, type BufferedResponse } from './responseCache';

/** Everything that this process caches of the database, and the one place where it is removed. */
export class Caches implements ChangeListener {
  /** Responses to reads of the catalogue. */
  private readonly responses = new ResponseCache();
  /** Pages of guests. */
  readonly pages = new ResponseCache();
  readonly viewers: ViewerCache;

  /** @param enabled false: nothing is ever cached */
  constructor(
    db: Queryable,
    private readonly enabled: boolean,
  ) {
    this.viewers = new ViewerCache(db);
  }

  /** The cached response to a catalogue read of the viewer, by what is read. */
  findResponse({ cacheScope }: Viewer, key: string): BufferedResponse | undefined {
    return cacheScope === null ? undefined : this.responses.find(`${cacheScope} ${key}`);
  }

  /** The same response, made when it is not cached; `make` gives null for what must not be cached. */
  async findOrMake(
    viewer: Viewer,
    key: string,
    make: () => Promise<BufferedResponse | null>,
  ): Promise<BufferedResponse | null> {
    if (viewer.cacheScope === null) return make();
    return this.findResponse(viewer, key) ?? this.responses.make(`${viewer.cacheScope} ${key}`, make);
  }

  /** Removes what the change makes outdated. */
  onChange(change: Change): void {
    if (change.kind === 'catalogue') {
      this.responses.clear();
      this.pages.clear();
    } else if (change.kind === 'user') this.viewers.deleteUser(change.id);
    else if (change.kind === 'session') this.viewers.deleteSession(change.id);
  }

  /** Caches only while notifications of changes arrive. */
  onListening(on: boolean): void {
    for (const cache of [this.responses, this.pages, this.viewers]) cache.enable(on && this.enabled);
  }
}
