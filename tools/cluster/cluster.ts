import type { ChildProcess } from 'node:child_process';
import { chown, chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { haproxyConfiguration, patroniConfiguration, type Ports } from './configuration';
import { freePort, kill, owner, postgresPrograms, start, withChildren } from './programs';

/** A node as Patroni tells of it. */
interface Member {
  name: string;
  role: string;
  state: string;
}

const NODES = [1, 2, 3];
const LOOK_MS = 200;

/**
 * Three PostgreSQL nodes with Patroni, etcd and HAProxy, all on this machine, in one folder and on loopback ports: to try
 * what a cluster does. The password is for the try alone.
 */
export class Cluster {
  private readonly children = new Map<string, ChildProcess>();

  private constructor(
    private readonly folder: string,
    private readonly ports: Ports,
    private readonly password: string,
  ) {}

  /** Makes the cluster in the folder, which is emptied, and waits until all of it runs. */
  static async make(folder: string, password = 'cluster'): Promise<Cluster> {
    const ports = {
      etcd: await freePort(),
      etcdPeer: await freePort(),
      primary: await freePort(),
      standbys: await freePort(),
      nodes: [] as { postgres: number; patroni: number }[],
    };
    for (const _ of NODES) ports.nodes.push({ postgres: await freePort(), patroni: await freePort() });
    const cluster = new Cluster(path.resolve(folder), ports, password);
    try {
      await cluster.write();
      await cluster.startAll();
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  /** The primary, whichever it is, through HAProxy. */
  urlOf(database: string): string {
    return this.url(this.ports.primary, database);
  }

  /** A standby through HAProxy. */
  standbyUrlOf(database: string): string {
    return this.url(this.ports.standbys, database);
  }

  private url(port: number, database: string): string {
    return `postgres://bustan:${this.password}@127.0.0.1:${port}/${database}`;
  }

  /** What Patroni knows of the nodes, by the first that answers. */
  async members(): Promise<Member[]> {
    for (const { patroni } of this.ports.nodes) {
      try {
        const response = await fetch(`http://127.0.0.1:${patroni}/cluster`, { signal: AbortSignal.timeout(2_000) });
        return ((await response.json()) as { members: Member[] }).members;
      } catch {
        // This one does not run.
      }
    }
    return [];
  }

  /** The name of the primary; null while there is none that runs. */
  async primary(): Promise<string | null> {
    return (await this.members()).find(({ role, state }) => role === 'leader' && state === 'running')?.name ?? null;
  }

  /** Waits until every node runs, and one of them confirms each commit. */
  async whole(): Promise<void> {
    await this.until('all nodes run', async () => {
      const members = await this.members();
      const running = members.filter(({ state }) => state === 'running' || state === 'streaming');
      const has = (role: string) => running.some((member) => member.role === role);
      return running.length === NODES.length && has('leader') && has('sync_standby');
    });
  }

  /** Kills a node as a power cut does: its PostgreSQL and its Patroni, at once. */
  async kill(name: string): Promise<void> {
    const patroni = this.children.get(name)?.pid;
    const postmaster = Number((await readFile(`${this.folder}/${name}/data/postmaster.pid`, 'utf8')).split('\n')[0]);
    kill([...(patroni === undefined ? [] : [patroni]), ...withChildren(postmaster)]);
  }

  /** Starts a node that was killed; Patroni makes a standby of it. */
  async startNode(name: string): Promise<void> {
    const file = `${this.folder}/${name}.yml`;
    this.children.set(name, await start('patroni', [file], this.folder, `${name}.log`));
  }

  /** Ends everything; the folder stays. */
  async stop(): Promise<void> {
    for (const number of NODES) await this.kill(`node${number}`).catch(() => undefined);
    kill([...this.children.values()].flatMap(({ pid }) => (pid === undefined ? [] : withChildren(pid))));
    this.children.clear();
  }

  private async write(): Promise<void> {
    const { folder, ports, password } = this;
    const programs = postgresPrograms();
    const { uid, gid } = await owner();
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const number of NODES) {
      const node = `${folder}/node${number}`;
      await mkdir(node);
      await chmod(node, 0o700);
      await writeFile(`${node}.yml`, patroniConfiguration(number, ports, { folder, programs, password }), {
        mode: 0o600,
      });
      for (const file of [node, `${node}.yml`]) await chown(file, uid, gid);
    }
    await writeFile(`${folder}/haproxy.cfg`, haproxyConfiguration(ports));
    await chown(folder, uid, gid);
    await chmod(folder, 0o700);
  }

  private async startAll(): Promise<void> {
    const { folder, ports } = this;
    const [client, peer] = [`http://127.0.0.1:${ports.etcd}`, `http://127.0.0.1:${ports.etcdPeer}`];
    const etcd = [
      ...['--name', 'etcd1', '--data-dir', `${folder}/etcd`],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `etcd1=${peer}`],
    ];
    this.children.set('etcd', await start('etcd', etcd, folder, 'etcd.log'));
    await this.until('etcd answers', async () => (await fetch(`${client}/health`)).ok);
    await this.startNode('node1');
    await this.until('there is a primary', async () => (await this.primary()) !== null);
    await this.startNode('node2');
    await this.startNode('node3');
    await this.whole();
    const haproxy = ['-db', '-f', `${folder}/haproxy.cfg`];
    this.children.set('haproxy', await start('haproxy', haproxy, folder, 'haproxy.log'));
  }

  /** @throws after five minutes, with where to look */
  private async until(what: string, check: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + 300_000;
    for (;;) {
      if (await check().catch(() => false)) return;
      if (performance.now() > end)
        throw new Error(`after five minutes still not: ${what}; see the logs in ${this.folder}`);
      await delay(LOOK_MS);
    }
  }
}
