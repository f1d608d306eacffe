import { rm } from 'node:fs/promises';
import type { EmbeddedDatabase } from '../../server/db/embedded/startEmbedded';
import { BUILT_VARIABLE, TEMPLATE_VARIABLE, templateName, withAdmin } from './database';

declare global {
  /** Left by globalSetup: both run in Jest's own process, but need not share their modules. */
  var bustanTestCluster: { dataDir: string; embedded: EmbeddedDatabase } | undefined;
}

/** Takes away what globalSetup made: built shops, and the whole cluster or the templates in a given one. */
export default async function globalTeardown(): Promise<void> {
  const built = process.env[BUILT_VARIABLE];
  if (built !== undefined) await rm(built, { recursive: true, force: true });
  const cluster = globalThis.bustanTestCluster;
  if (cluster) {
    await cluster.embedded.stop();
    for (const folder of [cluster.embedded.location, cluster.dataDir]) {
      await rm(folder, { recursive: true, force: true });
    }
    return;
  }
  if (process.env[TEMPLATE_VARIABLE] === undefined) return;
  for (const template of ['empty', 'demo'] as const) {
    await withAdmin((admin) => admin.query(`DROP DATABASE IF EXISTS ${templateName(template)}`));
  }
}
