/** Stands for the list while the rest of a body is written: no text of PostgreSQL holds a NUL. */
const LIST = '\0';
const LIST_JSON = JSON.stringify(LIST);

/** An item that takes the place of another. */
interface Piece {
  readonly index: number;
  readonly bytes: Buffer;
}

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

  /** The same body with other items at some places of the list. @param items the JSON of each, by its place */
  with(items: ReadonlyMap<number, string>): SplitBody {
    const pieces = [...items].map(([index, json]) => ({ index, bytes: Buffer.from(json) }));
    return pieces.every(({ index, bytes }) => bytes.length === this.ends[index]! - this.starts[index]!)
      ? this.overwritten(pieces)
      : this.joined(pieces.sort((a, b) => a.index - b.index));
  }

  /** With items as long as those that they replace, as another price mostly is. */
  private overwritten(pieces: readonly Piece[]): SplitBody {
    const whole = Buffer.from(this.bytes);
    for (const { index, bytes } of pieces) whole.set(bytes, this.starts[index]);
    return new SplitBody(whole, this.starts, this.ends);
  }

  private joined(pieces: readonly Piece[]): SplitBody {
    const starts = new Uint32Array(this.starts);
    const ends = new Uint32Array(this.ends);
    const parts: Buffer[] = [];
    let copied = 0;
    for (const { index, bytes } of pieces) {
      parts.push(this.bytes.subarray(copied, this.starts[index]), bytes);
      copied = this.ends[index]!;
      const shift = bytes.length - (copied - this.starts[index]!);
      ends[index]! += shift;
      for (let later = index + 1; later < starts.length; later += 1) {
        starts[later]! += shift;
        ends[later]! += shift;
      }
    }
    return new SplitBody(Buffer.concat([...parts, this.bytes.subarray(copied)]), starts, ends);
  }
}
