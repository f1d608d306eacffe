/** Where everything of the cluster is, on loopback. */
export interface Ports {
  etcd: number;
  etcdPeer: number;
  /** HAProxy's: to the primary, and to the standbys. */
  primary: number;
  standbys: number;
  nodes: readonly { postgres: number; patroni: number }[];
}

/** Patroni's own times, in seconds: how soon a primary that says nothing more is followed by another one. */
export const TTL = 20;
const LOOP_WAIT = 2;
const RETRY_TIMEOUT = 5;

/** The configuration of Patroni for one node. The database is made with the first one that starts. */
export function patroniConfiguration(
  number: number,
  ports: Ports,
  { folder, programs, password }: { folder: string; programs: string; password: string },
): string {
  const { postgres, patroni } = ports.nodes[number - 1]!;
  return `scope: bustan
name: node${number}
restapi:
  listen: 127.0.0.1:${patroni}
  connect_address: 127.0.0.1:${patroni}
etcd3:
  hosts: 127.0.0.1:${ports.etcd}
bootstrap:
  dcs:
    ttl: ${TTL}
    loop_wait: ${LOOP_WAIT}
    retry_timeout: ${RETRY_TIMEOUT}
    # No commit is answered before a standby has it, and only that one takes over.
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters:
        max_connections: 200
        max_wal_senders: 10
        wal_log_hints: 'on'
        shared_buffers: 64MB
        wal_keep_size: 256MB
  initdb:
    - encoding: UTF8
    - locale: C.UTF-8
    - data-checksums
postgresql:
  listen: 127.0.0.1:${postgres}
  connect_address: 127.0.0.1:${postgres}
  data_dir: ${folder}/node${number}/data
  bin_dir: ${programs}
  pgpass: ${folder}/node${number}/pgpass
  authentication:
    superuser: { username: bustan, password: ${password} }
    replication: { username: replicator, password: ${password} }
    rewind: { username: rewinder, password: ${password} }
  parameters:
    unix_socket_directories: ${folder}/node${number}
  pg_hba:
    - host all all 127.0.0.1/32 scram-sha-256
    - host replication all 127.0.0.1/32 scram-sha-256
watchdog:
  mode: 'off'
`;
}

/** The configuration of HAProxy: one port that leads to the primary, whichever node that is, and one to the standbys. */
export function haproxyConfiguration({ primary, standbys, nodes }: Ports): string {
  const servers = nodes
    .map(({ postgres, patroni }, at) => `  server node${at + 1} 127.0.0.1:${postgres} check port ${patroni}`)
    .join('\n');
  return `global
  maxconn 2000
defaults
  mode tcp
  retries 1
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
  # Who was connected to a node that is the primary no more must connect anew.
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
listen primary
  bind 127.0.0.1:${primary}
  option httpchk OPTIONS /primary
  http-check expect status 200
${servers}
listen standbys
  bind 127.0.0.1:${standbys}
  balance leastconn
  option httpchk OPTIONS /replica?lag=16MB
  http-check expect status 200
${servers}
`;
}
