import { buildSchema, GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { Context } from './context';
import { Executor } from './executor';

/** Marks a value that graphql-jit writes into its code unquoted. */
const MARKER = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d';

/** A schema whose one field returns its arguments. */
function echoing(): GraphQLSchema {
  const schema = buildSchema(`
    input Part { a: String, b: String }
    type Query {
      echo(text: String, part: Part, count: Int): String
      again: Query
      page(first: Int! = 50, parts: [Part!], password: String): Int
    }
  `);
  const query = schema.getQueryType() as GraphQLObjectType;
  query.getFields().echo!.resolve = (_root, args) => JSON.stringify(args);
  return schema;
}

function executorOf(schema: GraphQLSchema): Executor {
  return new Executor(
    schema,
    () => undefined,
    () => Promise.resolve(),
  );
}

/** The answers to the same request, often enough for its document to be compiled. */
async function answers(source: string, variables: Record<string, unknown> = {}): Promise<unknown[]> {
  const executor = executorOf(echoing());
  const all: unknown[] = [];
  for (let run = 0; run < 5; run += 1) {
    const { data } = await executor.run(executor.check(source), { variables }, {} as Context);
    all.push(JSON.parse(data!.echo as string));
  }
  return all;
}

describe("a client's document that repeats", () => {
  it('never runs a string of it as code', async () => {
    const text = `${MARKER}globalThis.injected=1`;
    expect(await answers(`{ echo(text: "${text}") }`)).toEqual(Array(5).fill({ text }));
    expect(await answers(`query ($text: String = "${text}") { echo(text: $text) }`)).toEqual(Array(5).fill({ text }));
    expect(await answers('query ($text: String) { echo(text: $text) }', { text })).toEqual(Array(5).fill({ text }));
    expect(globalThis).not.toHaveProperty('injected');
  });

  it('means the same each time, also where a variable of an input object is not sent', async () => {
    const source = 'query ($b: String) { echo(part: { a: "x", b: $b }) }';
    expect(await answers(source)).toEqual(Array(5).fill({ part: { a: 'x' } }));
    expect(await answers(source, { b: null })).toEqual(Array(5).fill({ part: { a: 'x', b: null } }));
    const required = 'query ($count: Int! = 3, $part: Part! = { a: "x" }) { echo(count: $count, part: $part) }';
    expect(await answers(required)).toEqual(Array(5).fill({ count: 3, part: { a: 'x' } }));
    const counted = 'query ($count: Int! = 3) { echo(count: $count) }';
    expect(await answers(counted)).toEqual(Array(5).fill({ count: 3 }));
    expect(await answers(counted, { count: 7 })).toEqual(Array(5).fill({ count: 7 }));
    const whole = 'query ($part: Part, $count: Int) { echo(part: $part, count: $count) }';
    expect(await answers(whole, { part: { a: 'x' } })).toEqual(Array(5).fill({ part: { a: 'x' } }));
  });
});

describe('variables', () => {
  /** What is said of them, each time that the document runs. */
  async function refusals(source: string, variables: Record<string, unknown>): Promise<unknown[]> {
    const executor = executorOf(echoing());
    const logFault = jest.fn();
    const all: unknown[] = [];
    for (let run = 0; run < 5; run += 1) {
      const { data, errors = [] } = await executor.run(executor.check(source), { variables }, { logFault } as never);
      all.push({ data, said: errors.map(({ message, extensions }) => `${String(extensions.code)} ${message}`) });
    }
    expect(logFault).not.toHaveBeenCalled();
    return all;
  }

  it.each([
    ['query ($n: Int) { page(first: $n) }'],
    ['query Page($n: Int) { ...first } fragment first on Query { page(first: $n) }'],
    ['query ($n: Boolean = true) { page @include(if: $n) }'],
  ])('may not be null where that could only fail later: %s', async (source) => {
    const said = ['BAD_USER_INPUT Variable "$n" must not be null: leave it out, or send a value.'];
    expect(await refusals(source, { n: null })).toEqual(Array(5).fill({ said }));
  });

  it('may be null, or left out, wherever GraphQL takes that', async () => {
    const others = 'query One($n: Int) { echo(count: $n) } query Other($n: Int) { page(first: $n) }';
    const executor = executorOf(echoing());
    const request = { operationName: 'One', variables: { n: null } };
    const { data } = await executor.run(executor.check(others), request, {} as Context);
    expect(data).toEqual({ echo: '{"count":null}' });
    expect(await refusals('query ($n: Int) { page(first: $n) }', {})).toEqual(
      Array(5).fill({ data: { page: null }, said: [] }),
    );
  });

  it.each([
    [{ p: 7 }, 'Variable "$p" got invalid value 7; String cannot represent a non string value: 7'],
    [{ p: { is: 'hunter2' } }, 'Variable "$p" got invalid value; String cannot represent a non string value'],
    [
      { parts: [{ a: 'x' }, { a: 'hunter2', c: 'x' }] },
      'Variable "$parts" got invalid value at "parts[1]"; Field "c" is not defined by type "Part". Did you mean "a" or "b"?',
    ],
    [
      { parts: [['hunter2']] },
      'Variable "$parts" got invalid value at "parts[0]"; Expected type "Part" to be an object.',
    ],
  ])('that do not fit are named, without the object that a password may stand in: %j', async (variables, said) => {
    const source = 'query ($p: String, $parts: [Part!]) { page(password: $p, parts: $parts) }';
    expect(await refusals(source, variables)).toEqual(Array(5).fill({ said: [`BAD_USER_INPUT ${said}`] }));
  });
});

describe("clients' documents", () => {
  const made = (): Executor => executorOf(echoing());
  /** Of 1,512 tokens, which take 600 KB. */
  const long = (name: string): string =>
    Array.from({ length: 28 }, (_, index) => `query ${name}_${index} { ${'echo '.repeat(50)}}`).join('\n');

  it('are kept up to 16 MB of what they take, the ones used last', () => {
    const executor = made();
    const sources = Array.from({ length: 40 }, (_, index) => long(`q${index}`));
    for (const source of sources) executor.check(source);
    const kept = sources.map((source) => executor.findChecked(source) !== null);
    expect(kept.indexOf(true)).toBe(40 - kept.filter(Boolean).length);
    expect(kept.filter(Boolean).length).toBeGreaterThan(20);
    expect(kept.filter(Boolean).length).toBeLessThan(30);
  });

  it('are kept without what stands between their fields', () => {
    const { document } = made().check(`${'#\n'.repeat(10_000)}{ echo }`);
    const objects = new Set<unknown>();
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null || objects.has(value)) return;
      objects.add(value);
      for (const each of Object.values(value)) collect(each);
    };
    collect(document);
    expect(objects.size).toBeLessThan(30);
  });

  it('are told which limit it is when their fields cannot be compared', () => {
    const source = `{ ${`again { ${'echo '.repeat(16)}} `.repeat(60)}}`;
    expect(() => made().check(source)).toThrow(/^The operation asks for fields of the same name so often/);
  });

  it('tell where an error is, compiled or not', async () => {
    const schema = echoing();
    (schema.getQueryType() as GraphQLObjectType).getFields().echo!.resolve = () => {
      throw new Error('broken');
    };
    const executor = executorOf(schema);
    const source = '{\n  # of what is said\n  echo }';
    for (let run = 0; run < 5; run += 1) {
      const context = { logFault: () => undefined } as unknown as Context;
      const { errors } = await executor.run(executor.check(source), {}, context);
      expect(errors?.map((error) => error.toJSON().locations)).toEqual([[{ line: 3, column: 3 }]]);
    }
  });
});
