import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

// The floor of every read: a bare server that sends the bytes of a file, whatever is asked. Prints its port. Nothing has to be
// compiled, so that its start and its memory are those of Node.js itself.
const bytes = readFileSync(process.argv[2] ?? '');
const server = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': bytes.length });
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
