import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '../../../server/core/projectRoot';
import { residentOf } from '../../support/memory';
import { startBuiltShop, startFloor, type Child } from '../children';
import { measure } from '../load';
import { inTurns, medianBy, type LimitedRow } from '../rows';
import { listPath, READERS, SECONDS, type Case } from './bench';

const ROUNDS = 5;
const IDLE_MS = 5_000;

/** Until one process answers its first list on a made database, and what it holds of the memory when it rests. */
export const start: Case = async ({ databaseUrl, folder }) => {
  const shops: Figures[] = [];
  const floors: Figures[] = [];
  const options = { cache: true, processes: 1 };
  for (let round = 0; round < ROUNDS; round += 1) {
    floors.push(await figuresOf(() => startFloor(path.join(projectRoot(), 'package.json'))));
    shops.push(await figuresOf(() => startBuiltShop(databaseUrl, folder, options)));
  }
  const row = (what: string, unit: LimitedRow['unit'], limit: number, figure: keyof Figures): LimitedRow => {
    const median = (rounds: readonly Figures[]): number => medianBy(rounds, (round) => round[figure])[figure];
    return { what, unit, limit, subject: median(shops), floor: median(floors) };
  };
  return [
    row('from the start of one process to its first list', 'ms', 1_500, 'firstAnswerMs'),
    row(`resident memory of one process that rests for ${IDLE_MS / 1_000} s`, 'MB', 150, 'idleMb'),
  ];
};

interface Figures {
  firstAnswerMs: number;
  idleMb: number;
}

async function figuresOf(begin: () => Promise<Child>): Promise<Figures> {
  const begun = performance.now();
  const child = await begin();
  try {
    const answer = await fetch(child.url + listPath());
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The first answer was ${answer.status}`);
    const firstAnswerMs = performance.now() - begun;
    await delay(IDLE_MS);
    return { firstAnswerMs, idleMb: residentOf(child.pid) };
  } finally {
    await child.stop();
  }
}

/** Lists that nobody keeps from two processes, beside the same from one; what the driver takes stands with them. */
export const workers: Case = async ({ databaseUrl, folder }) => {
  let driverMs = 0;
  let measuredMs = 0;
  const run = async (processes: number) => {
    const shop = await startBuiltShop(databaseUrl, folder, { cache: false, processes });
    try {
      const load = { url: shop.url + listPath(), connections: READERS };
      await measure({ ...load, seconds: 1 });
      const [since, before] = [performance.now(), process.cpuUsage()];
      const measured = await measure({ ...load, seconds: SECONDS });
      const { user, system } = process.cpuUsage(before);
      driverMs += (user + system) / 1_000;
      measuredMs += performance.now() - since;
      return measured;
    } finally {
      await shop.stop();
    }
  };
  const row = await inTurns(
    '',
    () => run(2),
    () => run(1),
    1.6,
  );
  const share = Math.round((driverMs / measuredMs) * 100);
  return [
    {
      ...row,
      what: `list of 50, nothing cached, two processes beside one (the driver takes ${share} % of a processor)`,
    },
  ];
};
