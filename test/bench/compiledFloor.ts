import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildSchema, parse } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { projectRoot } from '../../server/core/projectRoot';

/**
 * The floor of a GraphQL operation: a bare server that runs one document, compiled by the library that the shop uses, on
 * data that it has in memory. Its file holds both; it runs them for each GET, and for each POST what its body asks for.
 * Prints its port.
 */
const { query, data } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as { query: string; data: object };
const schema = buildSchema(readFileSync(path.join(projectRoot(), 'schema.graphql'), 'utf8'));
const compiled = new Map<string, CompiledQuery>([[query, compile(query)]]);

const server = createServer((request, response) => {
  void bodyOf(request).then(async (body) => {
    const asked = body === '' ? { query } : (JSON.parse(body) as { query: string; variables?: object });
    const run = compiled.get(asked.query) ?? compile(asked.query);
    const result = await run.query(data, {}, asked.variables ?? {});
    const bytes = Buffer.from(JSON.stringify(result));
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': bytes.length });
    response.end(bytes);
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));

function compile(source: string): CompiledQuery {
  const result = compileQuery(schema, parse(source));
  if (!isCompiledQuery(result)) throw new Error(`The document cannot be compiled: ${result.errors?.[0]?.message}`);
  return result;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  if (request.method === 'GET') return '';
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk as string;
  return body;
}
