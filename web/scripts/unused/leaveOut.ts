import { resolve } from 'node:path';
import { parseAst, type Plugin } from 'vite';
import { NOT_TO_BE_USED, UNUSED, type Unused } from './parts';

/**
 * Leaves out of the packages that every page begins with what the shop never calls (`parts.ts`). Bundlers leave
 * out what nobody imports; methods of a class, and what a module looks for in vain, stay. When a package is renewed and
 * a part is not there any more, the build fails and says which; as it does when the shop begins to call one.
 */
export function leaveOut(): Plugin {
  const met = new Set<Unused>();
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    transform(own, id) {
      if (!id.includes('/node_modules/')) {
        const use = id.startsWith(WEB) ? NOT_TO_BE_USED.exec(own) : null;
        if (use) this.error(`${id} uses ${use[0]}, which web/scripts/unused/parts.ts leaves out of its package`);
        return null;
      }
      const unused = UNUSED.filter(({ file }) => file.test(id));
      if (unused.length === 0) return null;
      unused.forEach((part) => met.add(part));
      return { code: unused.reduce(without, own), map: null };
    },
    buildEnd(error) {
      const missed = UNUSED.filter((part) => !met.has(part));
      if (!error && missed.length > 0)
        throw new Error(`packages have other modules now: ${missed.map(({ file }) => file).join(', ')}`);
    },
  };
}

const WEB = `${resolve(import.meta.dirname, '../..')}/`;

/** @throws when the module has not what is to be left out */
function without(
  own: string,
  { file, instead, texts = [], methods = [], functions = {}, values = [] }: Unused,
): string {
  if (instead !== undefined) return instead;
  const missing = (what: string) => new Error(`a package is built in another way now: ${file} has no "${what}"`);
  const cuts: Cut[] = texts.flatMap(([text, by]) => {
    const places = placesOf(own, text);
    if (places.length === 0) throw missing(text);
    return places.map((start) => ({ start, end: start + text.length, by }));
  });
  const named = new Map<string, Cut[]>();
  walk(parseAst(own) as unknown as Node, (node) => {
    const name = node.key?.name ?? node.id?.name;
    if (!name) return;
    if ((node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') && methods.includes(name))
      named.set(name, [...(named.get(name) ?? []), { start: node.start, end: node.end, by: '' }]);
    if (node.type === 'VariableDeclarator' && values.includes(name) && node.init)
      named.set(name, [{ start: node.init.start, end: node.init.end, by: 'null' }]);
    const body = functions[name];
    const block =
      node.type === 'MethodDefinition' ? node.value?.body : node.type === 'FunctionDeclaration' && node.body;
    if (body !== undefined && block)
      named.set(name, [...(named.get(name) ?? []), { start: block.start, end: block.end, by: body }]);
  });
  for (const name of [...methods, ...values, ...Object.keys(functions)]) {
    const found = named.get(name);
    if (!found) throw missing(name);
    cuts.push(...found);
  }
  const left = cuts
    .filter((cut) => !cuts.some((other) => other !== cut && other.start <= cut.start && cut.end <= other.end))
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), own);
  const called = methods.find((name) => new RegExp(`this\\.${name}\\b`).test(left));
  if (called) throw new Error(`${file} calls "${called}", which is to be left out`);
  return left;
}

interface Cut {
  start: number;
  end: number;
  by: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  key?: { name?: string };
  id?: { name?: string } | null;
  body?: Node;
  value?: Node | null;
  init?: Node | null;
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node) as unknown[]) {
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof each === 'object' && each !== null && 'type' in each && 'start' in each) walk(each as Node, visit);
  }
}

function placesOf(text: string, part: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) places.push(at);
  return places;
}
