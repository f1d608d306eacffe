import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../core/projectRoot';

test('no two things are locked by the same number', () => {
  const numbers = ['server', 'migrations'].flatMap((folder) =>
    readdirSync(path.join(projectRoot(), folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => readFileSync(path.join(projectRoot(), folder, file), 'utf8').match(/_LOCK = ([\d_]+)/g) ?? [])
      .map((found) => Number(found.slice('_LOCK = '.length).replaceAll('_', ''))),
  );
  expect(numbers.length).toBeGreaterThan(8);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});
