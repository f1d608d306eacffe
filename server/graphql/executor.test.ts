import { buildSchema, GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { Context } from './context';
import { Executor } from './executor';

/** Marks a value that graphql-jit writes into its code unquoted. */
const MARKER = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d';

/** A schema whose one field returns its arguments. */
function echoing(): GraphQLSchema {
  const schema = buildSchema(`
    input Part { a: String, b: String }
    type Query { echo(text: String, part: Part, count: Int): String }
  `);
  const query = schema.getQueryType() as GraphQLObjectType;
  query.getFields().echo!.resolve = (_root, args) => JSON.stringify(args);
  return schema;
}

/** The answers to the same request, often enough for its document to be compiled. */
async function answers(source: string, variables: Record<string, unknown> = {}): Promise<unknown[]> {
  const executor = new Executor(
    echoing(),
    () => undefined,
    () => Promise.resolve(),
  );
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
