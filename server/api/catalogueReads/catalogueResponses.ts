import type { Language } from '../../../common/languages';
import { readProductsById, type ProductRow } from '../../catalog/products/readProducts';
import { giveRows, takeRows } from '../../catalog/products/shownRows';
import { Shown, type StaleProducts } from '../../graphql/changes/shown';
import type { Context } from '../../graphql/context';
import { BufferedResponse, type MadeResponse } from '../../graphql/responseCache';
import type { Viewer } from '../../identity/viewer';
import type { AgreedPrices } from '../../pricing/priceBook';
import type { CurrentRows } from './currentRows';
import { SharedItems } from './sharedItems';
import { SplitBody } from './splitBody';

/** What answers a read of the catalogue. */
export interface CatalogueAnswer {
  readonly body: unknown;
  /** The list in the body that shows the products of its only root field, an item for each in their order. */
  readonly list: readonly unknown[] | null;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A read of the catalogue, whoever's. */
export interface CatalogueQuestion {
  /** In which it is answered. */
  readonly language: Language;
  /** The root fields of which the answer shows something, like `products`. */
  readonly roots: readonly string[];
  /** Null for what must not be cached. */
  answer(context: Context): Promise<CatalogueAnswer | null>;
}

/** A list that was made, by which parts of it can be made anew. */
interface MadeList {
  readonly viewer: Viewer;
  readonly question: CatalogueQuestion;
  readonly shown: Shown;
  readonly split: SplitBody;
  readonly ids: readonly number[];
  /** What was agreed with the viewer's business for each product. */
  readonly agreed: readonly (AgreedPrices | null)[];
  /** The bytes that these take. */
  readonly agreedBytes: number;
  readonly headers: CatalogueAnswer['headers'];
}

/** Makes the responses to reads of the catalogue, so that of a list only the products that have changed are made anew. */
export class CatalogueResponses {
  private readonly items = new SharedItems();

  constructor(
    private readonly current: CurrentRows,
    private readonly context: (viewer: Viewer, language: Language) => Context,
  ) {}

  /** Null for what must not be cached. */
  async make(viewer: Viewer, question: CatalogueQuestion): Promise<MadeResponse | null> {
    const shown = new Shown(question.roots);
    const answer = await question.answer({ shown, ...this.context(viewer, question.language) });
    if (!answer) return null;
    const { body, list, headers } = answer;
    const rows = takeRows(shown);
    const split = list && rows?.length === list.length ? SplitBody.of(body, list) : null;
    if (!split || !rows) {
      return {
        response: new BufferedResponse(Buffer.from(JSON.stringify(body)), headers),
        shown,
        book: viewer.book.name,
        bytes: 24 * shown.size,
      };
    }
    const ids = rows.map(({ id }) => id);
    const agreed = rows.map(({ agreedPrices }) => agreedPrices);
    const agreedBytes = agreed.reduce((sum, prices) => sum + bytesOf(prices), 0);
    return this.response({ viewer, question, shown, split, ids, agreed, agreedBytes, headers });
  }

  private response(list: MadeList): MadeResponse {
    const { viewer, shown, split, ids, agreedBytes, headers } = list;
    return {
      response: new BufferedResponse(split.bytes, headers),
      shown,
      book: viewer.book.name,
      bytes: split.overhead + 24 * ids.length + agreedBytes,
      patch: (stale) => this.patch(list, stale),
    };
  }

  private async patch(list: MadeList, stale: StaleProducts): Promise<MadeResponse | null> {
    const { ids } = list;
    const rows = await this.readStale(list, stale);
    // One was deleted, of which the notification is still to come.
    if (rows.length < stale.size) return null;
    const texts = await this.itemsOf(list, rows);
    if (!texts) return null;
    const items = new Map<number, string>();
    const agreed = [...list.agreed];
    let { agreedBytes } = list;
    for (const [index, row] of rows.entries()) {
      const place = ids.indexOf(row.id);
      items.set(place, texts[index]!);
      agreedBytes += bytesOf(row.agreedPrices) - bytesOf(agreed[place] ?? null);
      agreed[place] = row.agreedPrices;
    }
    return this.response({ ...list, agreed, agreedBytes, split: list.split.with(items) });
  }

  /** The JSON of the list's items that show the products; null where the list cannot be read. */
  private async itemsOf(
    { viewer, question }: MadeList,
    rows: readonly ProductRow[],
  ): Promise<readonly string[] | null> {
    const known = rows.map((row) => this.items.find(question, viewer.book, row));
    const missing = rows.filter((_, index) => known[index] === undefined);
    if (missing.length === 0) return known as string[];
    const shown = new Shown(question.roots);
    giveRows(shown, missing);
    const answer = await question.answer({ shown, ...this.context(viewer, question.language) });
    if (answer?.list?.length !== missing.length) return null;
    const made = new Map(missing.map((row, index) => [row, JSON.stringify(answer.list![index])]));
    for (const [row, json] of made) this.items.add(question, viewer.book, row, json);
    return rows.map((row, index) => known[index] ?? made.get(row)!);
  }

  /** The products as they are now; what was agreed is read where that has changed, and else as it was. */
  private async readStale(
    { viewer, question: { language }, ids, agreed }: MadeList,
    stale: StaleProducts,
  ): Promise<ProductRow[]> {
    const [ofBook, ofAll] = [[...stale.keys()].filter(isAgreed), [...stale.keys()].filter((id) => !isAgreed(id))];
    function isAgreed(id: number): boolean {
      return stale.get(id) === 'agreed';
    }
    const [own, shared] = await Promise.all([
      ofBook.length > 0
        ? readProductsById(this.context(viewer, language).reads, ofBook, viewer.book, null, language)
        : [],
      ofAll.length > 0 ? this.current.read(ofAll, language) : [],
    ]);
    return [...own, ...shared.map((row) => withAgreed(row, agreed[ids.indexOf(row.id)] ?? null))];
  }
}

/** The row itself where nothing was agreed, which all who have it share. */
function withAgreed(row: ProductRow, agreedPrices: AgreedPrices | null): ProductRow {
  return agreedPrices ? { ...row, agreedPrices } : row;
}

function bytesOf(agreed: AgreedPrices | null): number {
  return agreed ? 2 * JSON.stringify(agreed).length + 64 : 0;
}
