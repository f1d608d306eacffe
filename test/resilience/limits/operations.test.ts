import { getIntrospectionQuery } from 'graphql';
import { expectClean, expectRefused, guest, send } from './limitsShop';

const repeated = (times: number, make: (n: number) => string) =>
  Array.from({ length: times }, (_, n) => make(n)).join(' ');

describe('operations', () => {
  test('within the limits are answered: 20 aliases, 60 fields side by side', async () => {
    const aliases = await send(`{ ${repeated(20, (n) => `a${n}: shop { name }`)} }`);
    expect(Object.keys(aliases.body.data)).toHaveLength(20);
    const breadth = await send(`{ shop { ${repeated(60, () => 'name')} } }`);
    expect(breadth.body.data).toEqual({ shop: { name: 'Bustan' } });
  });

  test('with 21 aliases, and with 1,000', async () => {
    await expectRefused(
      `{ ${repeated(21, (n) => `a${n}: shop { name }`)} }`,
      "The operation's number of aliases is 21; at most 20 is allowed.",
    );
    // 1,000 aliases are also more than 2,000 tokens.
    await expectRefused(`{ ${repeated(1_000, (n) => `a${n}: shop { name }`)} }`, 'more that 2000 tokens');
    await expectRefused(
      `{ shop { ${repeated(30, (n) => `a${n}: name`)} } }`,
      "The operation's number of aliases is 30; at most 20 is allowed.",
    );
  });

  test('that hide their aliases in fragments', async () => {
    await expectRefused(
      `{ shop { ...a ...b } } fragment a on Shop { ${repeated(11, (n) => `a${n}: name`)} }
       fragment b on Shop { ${repeated(10, (n) => `b${n}: name`)} }`,
      "The operation's number of aliases is 21; at most 20 is allowed.",
    );
    await expectRefused(
      `mutation { ${repeated(21, (n) => `a${n}: signIn(username: "admin", password: "guess${n}") { __typename }`)} }`,
      "The operation's number of aliases is 21; at most 20 is allowed.",
    );
  });

  test('that spread one fragment in many operations, again and again, without reading anything', async () => {
    const spreads = Array.from({ length: 13 }, (_, n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`).join(
      ' ',
    );
    const bottom = `fragment f13 on Query { ${repeated(60, () => '__typename')} }`;
    const operations = repeated(300, (n) => `query a${n} { ...f0 }`);
    await expectRefused(
      `${operations} ${spreads} ${bottom}`,
      "The operation's number of fields is 50001; at most 50000 is allowed.",
    );
    const one = `query a0 { ...f0 } ${spreads} ${bottom}`;
    await expectRefused(one, "The operation's number of fields is 50001; at most 50000 is allowed.");
  });

  test('that are 50 deep', async () => {
    const deep = `{ products { ${'nodes { variants { price { '.repeat(16)} amount ${'} } }'.repeat(16)} } }`;
    const { body } = await send(deep);
    expect(body.data).toBeUndefined();
    for (const { extensions } of body.errors) expect(extensions.code).toBe('BAD_USER_INPUT');
  });

  test('that are deep where the schema is recursive: introspection', async () => {
    const nested = `{ __schema { types { ${'fields { type { '.repeat(12)} name ${'} }'.repeat(12)} } } }`;
    await expectRefused(nested, "The operation's introspection depth is 27; at most 24 is allowed.");
    // Also below the depth a list inside a list multiplies what is answered.
    await expectRefused(
      `{ __schema { types { ${'fields { type { '.repeat(4)} name ${'} }'.repeat(4)} } } }`,
      /introspection/i,
    );
  });

  test('of a standard client’s introspection pass', async () => {
    for (const options of [
      {},
      {
        descriptions: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        schemaDescription: true,
        inputValueDeprecation: true,
        oneOf: true,
      },
    ]) {
      const { body } = await guest.rest('POST', '/graphql', { query: getIntrospectionQuery(options) });
      expect(body.errors).toBeUndefined();
      expect(body.data.__schema.types.map(({ name }: { name: string }) => name)).toContain('Product');
    }
  });

  test('that are too broad', async () => {
    await expectRefused(
      `{ shop { ${repeated(61, () => 'name')} } }`,
      "The operation's breadth is 61; at most 60 is allowed.",
    );
  });

  test('of more than 2,000 tokens', async () => {
    await expectRefused(`{ shop { ${repeated(2_000, () => 'name')} } }`, 'more that 2000 tokens');
    await expectRefused(`${'{ shop { name } } '.repeat(600)}`, 'more that 2000 tokens');
    // Commas and comments are no tokens, and cost nothing.
    expect((await send(`{ shop { ${',,,'.repeat(20_000)} name # ${'x'.repeat(100_000)}\n } }`)).body.data).toEqual({
      shop: { name: 'Bustan' },
    });
  });

  test('that would read too much', async () => {
    const page = 'first: 100) { nodes { price { amount } variants { name price { amount } } } }';
    const one = (n: number) => `a${n}: products(${page}`;
    expect((await send(`{ ${repeated(8, one)} }`)).body.errors).toBeUndefined();
    await expectRefused(`{ ${repeated(12, one)} }`, /The operation's cost is \d+; at most 20000 is allowed\./);
    // A page size in a variable is taken for the largest.
    await expectRefused(
      `query ($first: Int!) { ${repeated(12, (n) => one(n).replace('100', '$first'))} }`,
      /The operation's cost is \d+; at most 20000 is allowed\./,
      { first: 1 },
    );
    await expectRefused(
      `{ ${repeated(3, (n) => `a${n}: catalogue { nodes { price { amount } variants { name price { amount } } } }`)} }`,
      /The operation's cost is \d+; at most 20000 is allowed\./,
    );
  });

  test('that read the same by edges, or from the end, cost what they cost by nodes from the beginning', async () => {
    const costOf = async (list: string) => {
      const { body } = await send(`{ ${repeated(20, (n) => `a${n}: ${list}`)} }`);
      return /cost is (\d+)/.exec(body.errors[0].message)?.[1];
    };
    const entry = '{ name price { amount } variants { name price { amount } } }';
    const byNodes = await costOf(`products(first: 100) { nodes ${entry} }`);
    expect(Number(byNodes)).toBeGreaterThan(20_000);
    expect(await costOf(`products(first: 100) { edges { cursor node ${entry} } }`)).toBe(byNodes);
    expect(await costOf(`products(last: 100) { edges { node ${entry} } }`)).toBe(byNodes);
    expect(await costOf(`products(last: 100) { nodes ${entry} }`)).toBe(byNodes);
    expect(await costOf(`products(last: 1000) { nodes ${entry} }`)).toBe(byNodes);
    expect(await costOf(`products(first: null, last: 100) { nodes ${entry} }`)).toBe(byNodes);
    expect(await costOf(`catalogue(last: 100) { nodes ${entry} }`)).toBe(byNodes);
    await expectRefused(
      `query ($last: Int) { ${repeated(20, (n) => `a${n}: products(last: $last) { nodes ${entry} }`)} }`,
      `The operation's cost is ${byNodes}; at most 20000 is allowed.`,
      { last: 1 },
    );
    await expectRefused(
      `query ($last: Int) { ${repeated(2, (n) => `a${n}: catalogue(last: $last) { edges { node ${entry} } }`)} }`,
      /The operation's cost is \d+; at most 20000 is allowed\./,
      { last: 1 },
    );
    // Without a page size there are 50.
    expect(
      (await send(`{ ${repeated(16, (n) => `a${n}: products { edges { node ${entry} } }`)} }`)).body.errors,
    ).toBeUndefined();
  });

  test('that ask for more than a page from the end, or for edges under many names', async () => {
    for (const size of [0, -1, 101, 1_000, 2_147_483_647])
      await expectRefused(`{ products(last: ${size}) { edges { node { id } } } }`, 'Ask for 1 to 100 at a time');
    await expectRefused('{ products(last: 99999999999) { totalCount } }', 'Int cannot represent');
    for (const size of [0, 1_001])
      await expectRefused(`{ catalogue(last: ${size}) { edges { cursor } } }`, 'Ask for 1 to 1000 at a time');
    const entry = 'node { name price { amount } variants { name price { amount } } }';
    for (const page of ['first: 100', 'last: 100', 'last: 1000'])
      await expectRefused(
        `{ products(${page}) { ${repeated(20, (n) => `a${n}: edges { ${entry} }`)} } }`,
        /The operation's cost is \d+; at most 20000 is allowed\./,
      );
    await expectRefused(
      `{ catalogue { edges { ${repeated(20, (n) => `a${n}: node { description }`)} } } }`,
      "The operation's cost is 21001; at most 20000 is allowed.",
    );
    await expectRefused(
      `{ catalogue { edges { ${repeated(20, (n) => `a${n}: cursor`)} } } }`,
      /The operation's cost is \d+; at most 20000 is allowed\./,
    );
    await expectRefused(
      `{ catalogue { ${repeated(21, (n) => `a${n}: edges { cursor }`)} } }`,
      "The operation's number of aliases is 21; at most 20 is allowed.",
    );
  });

  test('that search more than three times, or read the schema more than four times', async () => {
    const search = (n: number) => `a${n}: products(search: "a e i o u n t r", first: 1) { totalCount nodes { id } }`;
    expect((await send(`{ ${repeated(3, search)} }`)).body.errors).toBeUndefined();
    await expectRefused(`{ ${repeated(4, search)} }`, "The operation's cost is 24008; at most 20000 is allowed.");
    await expectRefused(
      `query ($search: String) { ${repeated(4, (n) => search(n).replace(/"[^"]*"/, '$search'))} }`,
      "The operation's cost is 24008; at most 20000 is allowed.",
    );
    const schema = (n: number) => `a${n}: __schema { types { name } }`;
    expect((await send(`{ ${repeated(4, schema)} }`)).body.errors).toBeUndefined();
    await expectRefused(`{ ${repeated(5, schema)} }`, "The operation's cost is 25000; at most 20000 is allowed.");
  });

  test('that ask for the inline pictures of the whole catalogue more than once', async () => {
    expect((await send('{ catalogue { nodes { imageUrl } } }')).body.errors).toBeUndefined();
    await expectRefused(
      `{ catalogue { nodes { ${repeated(20, (n) => `a${n}: imageUrl`)} } } }`,
      /The operation's cost is \d+; at most 20000 is allowed\./,
    );
    await expectRefused(
      '{ catalogue { nodes { a: imageUrl b: imageUrl } } }',
      "The operation's cost is 31001; at most 20000 is allowed.",
    );
  });

  test('that ask for the same long text of the whole catalogue under many names', async () => {
    await expectRefused(
      `{ catalogue { nodes { ${repeated(20, (n) => `a${n}: description`)} } } }`,
      /The operation's cost is \d+; at most 20000 is allowed\./,
    );
    const page = await send('{ products(first: 20) { nodes { title: name text: description } } }');
    expect(page.body.errors).toBeUndefined();
  });

  test('with fragments that spread each other, doubling each time', async () => {
    const levels = 40;
    const bomb = `{ shop { ...f0 } } ${repeated(levels, (n) => `fragment f${n} on Shop { ${n + 1 < levels ? `...f${n + 1} ...f${n + 1}` : 'name'} }`)}`;
    await expectRefused(bomb, /The operation's cost is \d+; at most 20000 is allowed\./);
    const introspective = bomb.replace('{ shop {', '{ __type(name: "Shop") {').replaceAll('on Shop', 'on __Type');
    await expectRefused(introspective, /The operation's cost is \d+; at most 20000 is allowed\./);
  });

  test('with fragments in a circle', async () => {
    await expectRefused('{ shop { ...a } } fragment a on Shop { ...a }', 'Cannot spread fragment "a" within itself');
    await expectRefused(
      '{ shop { ...a } } fragment a on Shop { name ...b } fragment b on Shop { name ...a }',
      'Cannot spread fragment "a" within itself via "b"',
    );
  });

  test('with floods of directives', async () => {
    await expectRefused(`{ shop { name ${'@skip(if: false) '.repeat(200)} } }`, 'can only be used once');
    await expectRefused(`{ shop { name ${'@nothing '.repeat(900)} } }`, 'Unknown directive "@nothing"');
  });

  test('with unknown fields, arguments and variables', async () => {
    await expectRefused('{ nothing }', 'Cannot query field "nothing"');
    await expectRefused('{ products(nothing: 1) { totalCount } }', 'Unknown argument "nothing"');
    await expectRefused('{ shop { name } viewer { passwordHash } }', 'Cannot query field "passwordHash"');
    await expectRefused('query ($a: Nothing) { shop { name } }', 'Unknown type "Nothing"');
    await expectRefused('query ($a: Int!) { product(id: $a) { id } }', 'was not provided');
  });

  test('that are no operations', async () => {
    await expectRefused('', /query/i);
    await expectRefused('{', 'Syntax Error');
    await expectRefused('fragment a on Shop { name }', 'Fragment "a" is never used.');
    for (const body of ['{"query": 7}', '{"query": {}}', '{}', 'null', '7', '"{ shop { name } }"']) {
      const answer = await guest.rest('POST', '/graphql', body);
      expectClean(answer.text);
      expect([body, answer.status, answer.body.errors[0].extensions.code]).toEqual([body, 400, 'BAD_USER_INPUT']);
    }
  });

  test('in batches', async () => {
    const answer = await guest.rest('POST', '/graphql', [
      { query: '{ shop { name } }' },
      { query: '{ shop { name } }' },
    ]);
    expectClean(answer.text);
    expect([answer.status, answer.body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  test('whose variables are no object, or huge', async () => {
    for (const variables of ['"text"', '7', '[]']) {
      const answer = await guest.rest('POST', '/graphql', `{"query":"{ shop { name } }","variables":${variables}}`);
      expectClean(answer.text);
      expect([200, 400]).toContain(answer.status);
    }
    const huge = await guest.rest('POST', '/graphql', {
      query: 'query ($code: String!) { checkDiscountCode(code: $code) { __typename } }',
      variables: { code: 'x'.repeat(1_000_001) },
    });
    expect([huge.status, huge.body.errors[0].extensions.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(huge.body.errors[0].message).toContain('1,000,000');
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const answer = await guest.rest(
      'POST',
      '/graphql',
      `{"query":"query ($id: Int!) { product(id: $id) { id } }","variables":{"id":${deep}}}`,
    );
    expectClean(answer.text);
    expect([answer.status, answer.body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  });
});
