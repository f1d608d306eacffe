import type { Change, ChangeListener } from '../db/notifications';
import type { Queryable } from '../db/queryable';
import { SharedReads } from '../db/sharedReads';
import type { Viewer } from '../identity/viewer';
import { ViewerCache } from '../identity/viewerCache';
import { ChangeLog } from './changes/changeLog';
import { MAX_AGE_MS, ResponseCache, type BufferedResponse, type MadeResponse } from './responseCache';

const MEBIBYTE = 2 ** 20;
const MAX_RESPONSE_BYTES = 80 * MEBIBYTE;
const MAX_PAGE_BYTES = 16 * MEBIBYTE;

/** Everything that this process caches of the database, and the one place where it is told of changes. */
export class Caches implements ChangeListener {
  readonly changes = new ChangeLog();
  /** Responses to reads of the catalogue. */
  private readonly responses = new ResponseCache('responses', this.changes, MAX_RESPONSE_BYTES);
  /** Pages of guests. */
  readonly pages = new ResponseCache('pages', this.changes, MAX_PAGE_BYTES);
  private readonly viewers: ViewerCache;
  /** When what is too old was dropped last. */
  private droppedAt = -Infinity;

  /** @param enabled false: nothing is ever cached */
  constructor(
    db: Queryable,
    private readonly enabled: boolean,
  ) {
    this.viewers = new ViewerCache(new SharedReads(db));
  }

  /** All caches of responses, for the metrics. */
  get all(): readonly ResponseCache[] {
    return [this.responses, this.pages];
  }

  /** The cached response to a catalogue read of the viewer, by what is read. */
  findResponse({ cacheScope }: Viewer, key: string): BufferedResponse | undefined {
    return cacheScope === null ? undefined : this.responses.find(`${cacheScope} ${key}`);
  }

  /** The same response, made when it is not cached; `make` gives null for what must not be cached. */
  async findOrMake(
    viewer: Viewer,
    key: string,
    make: () => Promise<MadeResponse | null>,
  ): Promise<BufferedResponse | null> {
    if (viewer.cacheScope === null) return (await make())?.response ?? null;
    return this.findResponse(viewer, key) ?? this.responses.make(`${viewer.cacheScope} ${key}`, make);
  }

  /** The cached viewer of a session, for catalogue reads and pages alone. */
  findViewer(sid: string): Viewer | undefined {
    return this.changes.isBelieved ? this.viewers.find(sid) : undefined;
  }

  /** The viewer of a session, read anew; a guest when it has ended. */
  readViewer(sid: string): Promise<Viewer> {
    return this.viewers.read(sid);
  }

  /** Notes what the change makes outdated, or removes it. */
  onChange(change: Change): void {
    if (change.kind === 'catalogue') this.changes.add(change.change);
    else if (change.kind === 'user') this.viewers.deleteUser(change.id);
    else if (change.kind === 'session') this.viewers.deleteSession(change.id);
  }

  /** Comes about once a second. */
  onToldEverything(at: number): void {
    this.changes.toldEverything(at);
    if (at - this.droppedAt < MAX_AGE_MS) return;
    this.droppedAt = at;
    for (const cache of this.all) cache.dropOld();
  }

  /** Caches only while notifications of changes arrive. */
  onListening(on: boolean): void {
    // Some may have been missed.
    this.changes.add({ of: 'everything' });
    for (const cache of [this.responses, this.pages, this.viewers]) cache.enable(on && this.enabled);
  }
}
