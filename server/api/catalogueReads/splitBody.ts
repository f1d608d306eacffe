/** Stands for the list while the rest of a body is written: no text of PostgreSQL holds a NUL. */
const LIST = '\0';
const LIST_JSON = JSON.stringify(LIST);

/** The JSON of a body that holds a list, of which single items can be written anew. */
export class SplitBody {
  private constructor(
    readonly bytes: Buffer,
    /** Where each item begins and ends. */
    private readonly starts: Uint32Array,
    private readonly ends: Uint32Array,
  ) {}

  /** @param list somewhere in the body; null, when it is not there exactly once */
  static of(body: unknown, list: readonly unknown[]): SplitBody | null {
    const rest = JSON.stringify(body, (_, value: unknown) => (value === list ? LIST : value));
    const [before, after, ...more] = rest.split(LIST_JSON);
    if (before === undefined || after === undefined || more.length > 0) return null;
    const items = list.map((item) => JSON.stringify(item));
    const starts = new Uint32Array(items.length);
    const ends = new Uint32Array(items.length);
    let position = Buffer.byteLength(before) + 1;
    items.forEach((item, index) => {
      starts[index] = position;
      ends[index] = position += Buffer.byteLength(item);
      position += 1;
    });
    return new SplitBody(Buffer.from(`${before}[${items.join()}]${after}`), starts, ends);
  }

  /** Bytes that are kept beside the body. */
  get overhead(): number {
    return this.starts.byteLength + this.ends.byteLength;
  }

  /** The same body with other items at some places of the list. */
  with(items: ReadonlyMap<number, unknown>): SplitBody {
    const starts = new Uint32Array(this.starts);
    const ends = new Uint32Array(this.ends);
    const pieces: Buffer[] = [];
    let copied = 0;
    let shift = 0;
    for (let index = 0; index < starts.length; index += 1) {
      starts[index]! += shift;
      if (items.has(index)) {
        const piece = Buffer.from(JSON.stringify(items.get(index)));
        pieces.push(this.bytes.subarray(copied, this.starts[index]), piece);
        copied = this.ends[index]!;
        shift += piece.length - (copied - this.starts[index]!);
      }
      ends[index]! += shift;
    }
    return new SplitBody(Buffer.concat([...pieces, this.bytes.subarray(copied)]), starts, ends);
  }
}
