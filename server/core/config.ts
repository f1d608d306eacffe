import os from 'node:os';
import path from 'node:path';
import { DEFAULT_TIME_ZONE, SHOP_NAME } from '../../common/constants';
import { deepFreeze } from './environment/deepFreeze';
import { ConfigError, reader } from './environment/variables';

/** Levels of the log, from loud to quiet (pino's own names). */
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Everything the process takes from its environment, checked once (specification 20.1). Frozen in depth. */
export interface Config {
  /** TCP port, 0 to 65535; 0 takes any free one. */
  readonly port: number;
  /** Where Prometheus reads the metrics on this machine; null: on no port of their own. */
  readonly metricsPort: number | null;
  /** Who has it reads the metrics on the shop's own port; null: nobody does. */
  readonly metricsToken: string | null;
  /** Where traces are sent (OTLP over HTTP); null: none are made. */
  readonly tracesUrl: string | null;
  /** Of how many requests traces are made, 0 to 1. */
  readonly tracesRatio: number;
  readonly host: string;
  /** PostgreSQL to use; null means an embedded one below `dataDir`. */
  readonly databaseUrl: string | null;
  /** The same database without the pooler in between that `databaseUrl` leads to; null when there is none. */
  readonly databaseListenUrl: string | null;
  /** A standby of the database for reads that may be late; null for none. */
  readonly databaseReplicaUrl: string | null;
  /** Whether statements are prepared once a connection, under a name; a pooler has to know of them. */
  readonly namedStatements: boolean;
  /** Absolute folder of everything the shop keeps on disk: embedded database, session secret, mail not sent by SMTP. */
  readonly dataDir: string;
  /** Absolute folder of nightly backups; null means that none are made. */
  readonly backupDir: string | null;
  /** Signs session cookies; null means that one is made and stored below `dataDir` (see sessionSecret.ts). */
  readonly sessionSecret: string | null;
  /** Origin under which browsers reach the shop (`https://shop.example`), without a trailing slash. */
  readonly publicUrl: string | null;
  /** Origins whose browser programs may call the shop with a token, each once. */
  readonly corsOrigins: readonly string[];
  /** `smtp:` or `smtps:` URL; null means that mail is written as files below `dataDir`. */
  readonly smtpUrl: string | null;
  /** Sender of all mail, `Name <address>`. */
  readonly mailFrom: string;
  readonly shop: {
    readonly name: typeof SHOP_NAME;
    readonly phone: string;
    readonly email: string;
    readonly instagramUrl: string;
    readonly tiktokUrl: string;
    /** Digits alone with the country code, as wa.me links want it. */
    readonly whatsappNumber: string;
    /** The first words of a chat; null: the screens' own greeting, in the shopper's language. */
    readonly whatsappGreeting: string | null;
    /** Where its runs begin, in degrees; null: nobody said. */
    readonly location: { readonly latitude: number; readonly longitude: number } | null;
  };
  /** The service by which browsers find the address of a position; it must answer like Nominatim's `reverse`. */
  readonly geocoderUrl: string;
  /** First admin to make when missing. */
  readonly admin: { readonly username: string; readonly password: string } | null;
  /** Whether admins must have a second step to sign in. */
  readonly requireSecondStep: boolean;
  /** null: demo data on an empty embedded database, nothing on a given one. */
  readonly seed: 'demo' | 'none' | null;
  readonly logLevel: LogLevel;
  readonly production: boolean;
  /** Number of proxies in front of the shop whose X-Forwarded-* headers are believed. */
  readonly trustProxy: number;
  /** How many orders the guests of one network place in a quarter of an hour. */
  readonly guestOrdersPerNetwork: number;
  /** How many connections one network may have open to one process; not counted behind a proxy. */
  readonly connectionsPerNetwork: number;
  /** Whether answers are cached; off only to measure without the cache. */
  readonly cache: boolean;
  /** Where the shop's days begin and end, by its name in the time zone database. */
  readonly timeZone: string;
  /** For how many days after an order the shop keeps who placed it, where that is a guest or a closed account. */
  readonly keepPersonalDataDays: number;
  /** How many processes answer requests. */
  readonly workers: number;
  /** Whether they run jobs, too; when they do not, processes that are started elsewhere have to. */
  readonly runJobs: boolean;
  /** Most database connections of one process. */
  readonly poolSize: number;
}

/** More processes must be asked for by WORKERS: each has memory and database connections of its own. */
const MAX_DEFAULT_WORKERS = 4;

/**
 * Reads and checks the environment. A variable that is empty or only spaces counts as absent, so that `NAME=` in a
 * compose file means "default". Secrets are never repeated in a message.
 * @throws ConfigError for the first wrong value
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = reader(env);
  const shopPhone = read.phone('SHOP_PHONE', '+961 1 234 567');
  const shopEmail = read.email('SHOP_EMAIL', 'hello@bustan.example');
  const production = read.choice('NODE_ENV', ['production', 'development', 'test']) === 'production';
  const databaseUrl = read.database('DATABASE_URL');
  const databaseListenUrl = read.database('DATABASE_LISTEN_URL');
  const databaseReplicaUrl = read.database('DATABASE_REPLICA_URL');
  for (const name of ['DATABASE_LISTEN_URL', 'DATABASE_REPLICA_URL']) {
    if (databaseUrl === null && read.text(name) !== null) {
      throw new ConfigError(name, 'is set without DATABASE_URL: both must be of the same database');
    }
  }
  const sessionSecret = read.text('SESSION_SECRET');
  if (sessionSecret !== null && sessionSecret.length < 16) {
    throw new ConfigError('SESSION_SECRET', 'is too short: it must have at least 16 characters');
  }
  if (sessionSecret === null && production && databaseUrl !== null) {
    throw new ConfigError(
      'SESSION_SECRET',
      'is missing: with NODE_ENV=production and DATABASE_URL it must be set (at least 16 characters, the same for every process)',
    );
  }
  const metricsToken = read.text('METRICS_TOKEN');
  if (metricsToken !== null && metricsToken.length < 16) {
    throw new ConfigError('METRICS_TOKEN', 'is too short: it must have at least 16 characters');
  }
  const port = read.integer('PORT', 4000, 0, 65_535);
  const metricsPort = read.text('METRICS_PORT') === null ? null : read.integer('METRICS_PORT', 0, 1, 65_535);
  if (metricsPort === port) {
    throw new ConfigError(
      'METRICS_PORT',
      `is ${port}, as PORT: it must be another port, on which nothing else listens`,
    );
  }
  return deepFreeze<Config>({
    port,
    metricsPort,
    metricsToken,
    tracesUrl: read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['https:', 'http:'], 'http://127.0.0.1:4318'),
    tracesRatio: read.ratio('OTEL_TRACES_SAMPLER_ARG'),
    host: read.text('HOST') ?? '127.0.0.1',
    databaseUrl,
    databaseListenUrl,
    databaseReplicaUrl,
    namedStatements: read.choice('DATABASE_PREPARED_STATEMENTS', ['on', 'off']) !== 'off',
    dataDir: path.resolve(read.text('DATA_DIR') ?? './data'),
    backupDir: read.path('BACKUP_DIR'),
    sessionSecret,
    publicUrl: read.origin('PUBLIC_URL'),
    corsOrigins: read.origins('CORS_ORIGINS'),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
    mailFrom: read.email('MAIL_FROM', `Bustan <${shopEmail}>`),
    shop: {
      name: SHOP_NAME,
      phone: shopPhone,
      email: shopEmail,
      instagramUrl: read.webLink('SHOP_INSTAGRAM', 'https://www.instagram.com/bustan.example'),
      tiktokUrl: read.webLink('SHOP_TIKTOK', 'https://www.tiktok.com/@bustan.example'),
      whatsappNumber: read.phone('SHOP_WHATSAPP', shopPhone).replace(/\D/g, ''),
      whatsappGreeting: read.text('SHOP_GREETING'),
      location: read.location('SHOP_LOCATION'),
    },
    geocoderUrl: read.webLink('GEOCODER_URL', 'https://nominatim.openstreetmap.org/reverse'),
    admin: readAdmin(read),
    requireSecondStep: read.choice('REQUIRE_SECOND_STEP', ['on', 'off']) === 'on',
    seed: read.choice('SEED', ['demo', 'none']),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS) ?? 'info',
    production,
    trustProxy: read.integer('TRUST_PROXY', 0, 0, 10),
    guestOrdersPerNetwork: read.integer('GUEST_ORDERS_PER_NETWORK', 60, 1, 1_000_000),
    connectionsPerNetwork: read.integer('CONNECTIONS_PER_NETWORK', 1_000, 1, 1_000_000),
    cache: read.choice('CACHE', ['on', 'off']) !== 'off',
    timeZone: read.timeZone('SHOP_TIME_ZONE', DEFAULT_TIME_ZONE),
    // No order is on its way for half a year; before that the shop must know to whom it goes.
    keepPersonalDataDays: read.integer('KEEP_PERSONAL_DATA_DAYS', 3_650, 180, 36_500),
    workers: read.integer('WORKERS', production ? Math.min(os.availableParallelism(), MAX_DEFAULT_WORKERS) : 1, 1, 64),
    runJobs: read.choice('RUN_JOBS', ['on', 'off']) !== 'off',
    poolSize: read.integer('DB_POOL', 10, 1, 500),
  });
}

function readAdmin(read: ReturnType<typeof reader>): Config['admin'] {
  const username = read.text('ADMIN_USERNAME');
  const password = read.text('ADMIN_PASSWORD');
  if (username === null && password === null) return null;
  if (username === null) {
    throw new ConfigError('ADMIN_USERNAME', 'is missing: ADMIN_PASSWORD is set, and both or none must be');
  }
  if (password === null) {
    throw new ConfigError('ADMIN_PASSWORD', 'is missing: ADMIN_USERNAME is set, and both or none must be');
  }
  if (password.length < 6) {
    throw new ConfigError('ADMIN_PASSWORD', 'is too short: it must have at least 6 characters');
  }
  return { username, password };
}
