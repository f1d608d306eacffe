import { createServer, type Server } from 'node:http';
import express, { type Request } from 'express';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { emailMails } from './accounts/emails/emailMails';
import { passwordMail } from './accounts/recovery/passwordMail';
import { stepMails } from './accounts/secondStep/stepMails';
import { PasswordRequests } from './accounts/recovery/passwordRequests';
import { Admission } from './admission/admission';
import { boundConnections, refuseFarAhead } from './admission/connections';
import { visitors } from './admission/visitors';
import { createApollo } from './api/apollo';
import { authorize } from './api/authorization/guard';
import { shopResolvers } from './api/resolvers';
import { buildShopSchema } from './api/schema';
import { PersistedDocuments } from './api/persistedDocuments';
import { readStoredDocuments } from './api/storedDocuments';
import { CatalogueResponses } from './api/catalogueReads/catalogueResponses';
import { CurrentRows } from './api/catalogueReads/currentRows';
import type { Config } from './core/config';
import { ownUrl } from './core/environment/ownUrl';
import type { RequestLog } from './core/log';
import { LimitedReads } from './db/cluster/limitedReads';
import { databaseOptions, openReads, pgPool } from './db/dataSource';
import { openReplica } from './db/cluster/openReplica';
import { Notifications } from './db/notifications';
import { PreparedStatements } from './db/preparedStatements';
import { rememberSetup } from './delivery/setup';
import { catalogueReads } from './fastpath/catalogueReads';
import { ClientReads } from './fastpath/clientReads';
import { FastPath } from './fastpath/fastPath';
import { SessionIds } from './fastpath/sessionIds';
import { Caches } from './graphql/caches';
import { Executor } from './graphql/executor';
import { authenticateTokens } from './http/bearer';
import { answerClientErrors } from './http/clientErrors';
import { errorHandler, graphqlErrorHandler } from './http/errors';
import { explorer } from './http/graphql/explorer';
import { graphqlRouter } from './http/graphql/graphqlRouter';
import { LiveStreams } from './http/graphql/liveStreams';
import { health } from './http/health';
import { Readiness } from './http/readiness';
import { hostFault, refuseMalformed } from './http/malformedRequests';
import { media } from './http/media';
import { metrics } from './http/metrics';
import { otherOrigins } from './http/origins/otherOrigins';
import { Origins, readsOfOwnSite, writesOfOwnSite } from './http/origins/ownOrigin';
import { Contexts } from './http/requestContext';
import { identify, logRequest } from './http/requestLogging';
import { dataHeaders, securityHeaders } from './http/securityHeaders';
import { maySendPictures, sessions } from './http/sessions/session';
import type { Viewer } from './identity/viewer';
import type { Language } from '../common/languages';
import { JobRunner } from './jobs/running/jobRunner';
import { jobTasks } from './jobTasks';
import { composeMail } from './mail/composeMail';
import { Outbox } from './mail/outbox';
import { MailKind } from './mail/outgoingMail.entity';
import { FollowKeys } from './orders/following/followKeys';
import { orderMails } from './orders/mails/orderMails';
import { mailTransport } from './mail/transport';
import { ownPage, type MetricsPage } from './metrics/gather';
import { OrderFeed } from './orders/live/orderFeed';
import { firstAnswers } from './pages/firstAnswers';
import { site } from './pages/site';
import { applyDuePlans } from './plans/applyPlans';
import { priceMail } from './priceMails/priceMail';
import { restApi } from './rest/restApi';
import { routes } from './rest/routes';
import { RunnableRoute } from './rest/runnableRoute';
import { traceRequest } from './tracing/tracing';
import { watchShop } from './watching/watchShop';

/** Requests worked on at once, for each connection to the database: while some wait for it, others compute. */
const PLACES_PER_CONNECTION = 2;
/** The longest that a statement of a guest's read may take, in milliseconds: eight times what the limits allow for. */
const GUEST_STATEMENT_MS = 2_000;

/** What the shop is composed of. */
export interface AppParts {
  config: Config;
  db: DataSource;
  /** The URL of `db`, for the connection that listens for changes. */
  databaseUrl: string;
  log: Logger;
  /** For the line of each request; `log` when absent. */
  requestLog?: RequestLog;
  /** The metrics of all processes; of this one alone when absent. */
  metricsPage?: MetricsPage;
  sessionSecret: string;
  /** Root of the project: where the built web client and the stored documents are. */
  root: string;
}

/** The composed shop: its HTTP server, which does not listen yet. */
export interface App {
  server: Server;
  /**
   * Ends background work after the requests that run; does not close the database, and does not stop listening for
   * requests.
   */
  close(): Promise<void>;
}

/** Composes the shop without listening. */
export async function createApp({
  config,
  db,
  databaseUrl,
  log,
  requestLog = log,
  metricsPage = ownPage,
  sessionSecret,
  root,
}: AppParts): Promise<App> {
  const publicUrl = ownUrl(config, config.port);
  const isHttps = publicUrl.startsWith('https:');
  const reads = new PreparedStatements(pgPool(db));
  const caches = new Caches(reads, config.cache);
  const options = databaseOptions(config);
  const guestPool = openReads({
    ...options,
    url: databaseUrl,
    connections: Math.ceil(config.poolSize / 2),
    name: 'bustan-guests',
    statementTimeoutMs: GUEST_STATEMENT_MS,
    log,
  });
  const guestReads = options.behindPooler
    ? new LimitedReads(guestPool, GUEST_STATEMENT_MS)
    : new PreparedStatements(guestPool);
  const replica = openReplica(config, reads, log);
  const contexts = new Contexts(db, reads, {
    guestReads,
    replica: replica?.replica ?? null,
    requireSecondStep: config.requireSecondStep,
    isOfWebClient: (hash) => stored.has(String(hash)),
  });
  const readContext = (viewer: Viewer, language: Language) => contexts.ofReader(viewer, language);
  const responses = new CatalogueResponses(new CurrentRows(reads, caches.changes), readContext);
  const transport = mailTransport({ smtpUrl: config.smtpUrl, from: config.mailFrom, dataDir: config.dataDir });
  const mails = composeMail(config.shop, {
    ...orderMails(db, { keys: new FollowKeys(sessionSecret), publicUrl }),
    [MailKind.PRICE_CHANGE]: (mail) => priceMail(db, mail, { publicUrl, timeZone: config.timeZone }),
    [MailKind.PASSWORD_RESET]: (mail) => passwordMail(db, mail, publicUrl),
    ...emailMails(db, publicUrl),
    ...stepMails(db),
  });
  // Where it fails, the first order reads it.
  await rememberSetup(db).catch(() => undefined);
  const passwordRequests = new PasswordRequests(db);
  const outbox = new Outbox(db, transport, mails);
  const listenUrl = config.databaseListenUrl ?? databaseUrl;
  const tasks = jobTasks({ db, log, outbox, passwordRequests, config, backupUrl: listenUrl });
  const jobs = config.runJobs
    ? new JobRunner({ db, listenUrl, log, tasks, keepPersonalDataDays: config.keepPersonalDataDays })
    : null;
  const resolvers = shopResolvers({ config, db, passwordRequests, log, sessionSecret });
  const schema = buildShopSchema(resolvers);
  const executor: Executor = new Executor(schema, authorize, () => notifications.untilToldEverything());
  const stored = readStoredDocuments(executor, root);
  const runnable = routes.map((route) => new RunnableRoute(executor, schema, route));
  const session = sessions(db, sessionSecret);
  const authentication = [authenticateTokens(reads), session.handler];
  const origins = new Origins(config.publicUrl, config.corsOrigins);
  const ownWrites = writesOfOwnSite(origins);
  const takesPictures = (request: Request) => maySendPictures(reads, request);
  // No request of a real client takes a minute to arrive; a longer one is ended.
  // Whether there is a `Host` is checked with what it says.
  const server = createServer({ requestTimeout: 60_000, requireHostHeader: false });
  const persisted = new PersistedDocuments(stored);
  const apollo = createApollo(schema, executor, persisted, server);
  await apollo.start();
  const live = new LiveStreams({ executor, feed: new OrderFeed(reads), log, reads, contexts, authentication });

  const notifications = new Notifications(listenUrl, [caches, live], log);

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.use(securityHeaders(isHttps, config.geocoderUrl));
  app.use(refuseMalformed);
  const readiness = new Readiness(db, () => notifications.isListening);
  app.use(health(readiness));
  app.use(metrics(config.metricsToken, metricsPage));
  app.get('/media/:file', media(reads));
  app.use(['/graphql', '/api'], otherOrigins(origins));
  app.use('/graphql/stream', ownWrites, live.router());
  app.use('/graphql', explorer(`${root}/build/web`));
  const graphql = graphqlRouter(apollo, contexts, { authentication, takesPictures });
  app.use('/graphql', ownWrites, readsOfOwnSite(origins), graphql);
  app.use('/graphql', graphqlErrorHandler());
  app.use('/api', ownWrites, ...authentication);
  const contact = { name: config.shop.name, email: config.shop.email };
  app.use(restApi({ schema, routes: runnable, db, reads, contexts, contact, timeZone: config.timeZone }));
  app.use(
    site({
      config,
      reads,
      caches,
      firstAnswers: firstAnswers(executor, stored, caches, responses, readContext),
      sessionSecret,
      root,
    }),
  );
  app.use(errorHandler());

  const clients = new ClientReads(executor, persisted, readContext);
  const headers = dataHeaders(isHttps);
  const varied = (by: string) => ({ ...headers, Vary: `${origins.opensToOthers ? 'Origin, ' : ''}${by}` });
  const fastPath = new FastPath({
    caches,
    reads,
    sessionIds: new SessionIds(sessionSecret, config.trustProxy),
    find: catalogueReads(executor, stored, clients, runnable, responses),
    clients,
    headers: {
      rest: varied('Cookie, Authorization, Accept-Encoding'),
      stored: varied('Cookie, Authorization, Accept-Encoding, Accept-Language'),
      clients: varied('Accept, Accept-Language'),
    },
  });
  const admission = new Admission({
    visitorOf: visitors(config.trustProxy),
    places: config.poolSize * PLACES_PER_CONNECTION,
    headers,
    log,
  });
  const isFarAhead = refuseFarAhead();
  server.on('request', (request, response) => {
    if (isFarAhead(request, response)) return;
    logRequest({ log, requestLog }, request, response);
    traceRequest(request, response, () => {
      const toExpress = (): void =>
        admission.admit(request, response, () => {
          identify(log, request, response);
          app(request, response);
        });
      if (hostFault(request) || !fastPath.handle(request, response, admission, toExpress)) toExpress();
    });
  });
  server.on('connection', () => admission.connection());
  // All connections of a proxy come from its address.
  boundConnections(server, config.trustProxy > 0 ? null : config.connectionsPerNetwork);
  answerClientErrors(server, headers, log);

  await notifications.start();
  // Before the first answer, so that nobody sees the prices of before.
  await applyDuePlans(db, false).catch((error: unknown) =>
    log.error({ err: error }, 'planned prices could not be applied; it will be tried again'),
  );
  if (jobs) jobs.start();
  else log.info('jobs are left to processes with RUN_JOBS=on');
  const endWatching = watchShop({
    config,
    db,
    guestPool,
    reads,
    caches,
    admission,
    readiness,
    replica: replica?.replica ?? null,
  });
  log.info({ mail: transport.destination }, 'outgoing mail goes here');

  return {
    server,
    close: async () => {
      endWatching();
      live.stop();
      await jobs?.stop();
      await apollo.stop();
      await notifications.stop();
      await guestPool.end();
      await replica?.close();
      await session.close();
    },
  };
}
