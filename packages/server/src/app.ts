import { decideCredit, Host } from '@castellan/match';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { pino } from 'pino';
import { aboutRequest } from './about-request.ts';
import { NodeReporter } from './admin/node-reports.ts';
import { Restrictions } from './admin/restrictions.ts';
import { answerErrors } from './answer-errors.ts';
import { BotStreams } from './bot-streams.ts';
import type { Config } from './config.ts';
import { serveDocumentation } from './documentation.ts';
import { GameRegistry, type LobbyLimits } from './game-registry.ts';
import { Downtime, Heartbeat } from './heartbeat.ts';
import { LegalActions } from './legal-actions.ts';
import { logOutput } from './log-output.ts';
import { newMetrics } from './metrics.ts';
import type { Notifications } from './notifications.ts';
import { NotifyingStore } from './notifying-store.ts';
import { Outgoing } from './outgoing.ts';
import { Pictures } from './pictures.ts';
import { Players } from './players.ts';
import { Presence } from './presence.ts';
import { Ratings } from './ratings.ts';
import { Readiness } from './readiness.ts';
import { codeOf, isRoomLog, logIdOf } from './rooms/room-logs.ts';
import { LOOK_MS, RoomRegistry } from './rooms/room-registry.ts';
import { RoomStreams } from './rooms/room-streams.ts';
import { botRoutes } from './routes/bots.ts';
import { embedRoutes } from './routes/embed.ts';
import { gameRoutes } from './routes/games.ts';
import { operationsRoutes } from './routes/operations.ts';
import { servePage } from './routes/page.ts';
import { playerRoutes } from './routes/players.ts';
import { ratingRoutes } from './routes/ratings.ts';
import { roomRoutes } from './routes/rooms.ts';
import { streamRoutes } from './routes/stream.ts';
import { turnRoutes } from './routes/turns.ts';
import { wordRoutes } from './routes/words.ts';
import { WordResults } from './same-dice/word-results.ts';
import { SeatNotingStore } from './seat-index.ts';
import { answerBadAddress, answerNoHttp, secure } from './security.ts';
import { SpareConnections } from './spare-connections.ts';
import { SteadyClock } from './steady-clock.ts';
import { PRUNED_AT_ONCE, type ServerStore } from './stores/port.ts';
import { Streams } from './streams.ts';
import { Tokens } from './tokens.ts';
import { Push } from './turns/push.ts';
import { TurnNotifier } from './turns/turn-notifier.ts';
import { Webhooks } from './turns/webhook.ts';
import { pruneNotes } from './unused-notes.ts';

const DAY = 86_400_000;
const PRUNE_EVERY_MS = 3_600_000;
const BODY_LIMIT = 8 * 1024;
const STOP_MS = 10_000;

export interface App {
  readonly server: FastifyInstance;
  /** Notifies players of turns who have not been notified yet; every heartbeat does it too. */
  sweepTurns(): Promise<void>;
  /** Looks at the rooms that are due; every heartbeat does it too. */
  sweepRooms(): Promise<void>;
  /** Counts rated games that ended while no server ran; every heartbeat does it too. */
  sweepRatings(): Promise<void>;
  /** Not ready any more: no new client is welcomed, streams are sent elsewhere. */
  stop(): Promise<void>;
}

/** The whole server on a store and on notifications; listening is up to the caller. */
export async function buildApp(config: Config, store: ServerStore, notifications: Notifications): Promise<App> {
  const logger: FastifyBaseLogger = pino(
    { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    logOutput,
  );
  const server = Fastify({
    loggerInstance: logger,
    // Our log lines never name one request: a logger for each request would be wasted.
    childLoggerFactory: (parent) => parent,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // The schemas refuse such keys like any other that is not theirs.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    trustProxy: config.trustProxy,
    requestTimeout: 20_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    // A stop answers the requests that have come, and waits for STOP_MS at most.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 40 },
    frameworkErrors: (error, _request, reply) => answerBadAddress(reply, error.statusCode),
    clientErrorHandler: answerNoHttp,
    // Checked with all other requests, so that the refusal has the headers of every answer.
    http: { requireHostHeader: false },
    // Schemas of answers are for the documentation; what is sent is what there is. Fastify's own writer is not even loaded.
    schemaController: { compilersFactory: { buildSerializer: () => () => JSON.stringify } },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, allErrors: false } },
  });
  const spares = new SpareConnections(server.server);
  let stopping = false;
  const isStopping = () => stopping;

  const metrics = newMetrics(store);
  const readiness = new Readiness(store, server.log);
  const clock = new SteadyClock(await store.now());
  const restrictions = new Restrictions(store, () => clock.now());
  await restrictions.refresh();
  const reporter = new NodeReporter(store, notifications.node, metrics, config.heartbeatMs, () => clock.now());
  const heartbeat = new Heartbeat(store, () => clock.now());
  await heartbeat.beat();
  const host: Host = new Host({
    store: new SeatNotingStore(
      new NotifyingStore(store, notifications, metrics, server.log, (summary) => {
        notifier.look(summary.id, summary.time.type === 'days');
        rooms.roomGames.gameChanged(summary);
        ratings.gameChanged(summary);
        noticeBots(summary.id, summary.seq);
      }),
      store,
    ),
    now: () => clock.now(),
    keep: config.gamesInMemory,
    due: async (match, world) => (match.clock?.running ? decideCredit(match, await heartbeat.outages(), world) : null),
  });
  const outgoing = new Outgoing(config.privateTargets);
  const push = await Push.open(store, outgoing, config.pushServices, config.pushContact);
  const webhooks = new Webhooks(store, outgoing, config.webhooksPerHost);
  const notifier: TurnNotifier = new TurnNotifier(host, store, push, webhooks, metrics, server.log);
  const streams: Streams = new Streams(host, () => presence, metrics);
  const presence: Presence = new Presence(notifications, config.heartbeatMs, (game) => streams.sendPresence(game));
  const lobbyLimits: LobbyLimits = {
    open: { perSession: config.openPerSession, perAddress: config.openPerAddress },
    idleSeats: { perSession: config.idleSeatsPerSession, perAddress: config.idleSeatsPerAddress },
  };
  const ratings: Ratings = new Ratings(host, store, config.rated, (error) =>
    server.log.warn(error, 'a rating could not be saved'),
  );
  const games = new GameRegistry(
    host,
    store,
    presence,
    restrictions,
    ratings,
    lobbyLimits,
    async (match, seat, { bot, holder }) => {
      if (bot && (await webhooks.has(holder))) await notifier.ask(match, seat, holder, null);
    },
  );
  const rooms: RoomRegistry = new RoomRegistry(
    host,
    store,
    {
      open: { perSession: config.roomsPerSession, perAddress: config.roomsPerAddress },
      pruneDays: config.pruneRoomsDays,
    },
    ({ code, seq }) => notifications.publish({ type: 'seq', game: logIdOf(code), seq }),
    (error) => server.log.warn(error, 'a room could not be looked at'),
  );
  const players = new Players(host, store, ratings, (holder) => rooms.forget(holder));
  const botStreams: BotStreams = new BotStreams(host, players, () => presence, metrics);
  const noticeBots = (game: string, seq: number) =>
    botStreams.notice(game, seq).catch((error) => server.log.warn(error, 'a bot could not be notified'));
  const roomStreams = new RoomStreams(rooms.host, metrics);
  const sweepRooms = (ahead = 0) =>
    rooms.sweep(ahead).catch((error) => server.log.warn(error, 'rooms could not be looked up'));
  const sweepRatings = () =>
    ratings.sweep().catch((error) => server.log.warn(error, 'rated games could not be looked up'));
  const beatRooms = () =>
    roomStreams
      .beat((ids) => store.seqs(ids))
      .catch((error) => server.log.warn(error, 'a heartbeat of rooms was missed'));
  const beat = () =>
    streams.beat((ids) => store.seqs(ids)).catch((error) => server.log.warn(error, 'a heartbeat was missed'));
  const beatBots = () =>
    botStreams
      .beat((ids) => store.seqs(ids))
      .catch((error) => server.log.warn(error, 'a heartbeat of bots was missed'));
  // A backup restored meanwhile brings the keys of its players.
  const readKeys = () =>
    store.signingKeys().then(
      (keys) => tokens.setKeys(keys),
      (error) => server.log.warn(error, 'the signing keys could not be read'),
    );
  const readRestrictions = () =>
    restrictions.refresh().then(
      () => {
        const isBanned = (network: string) => restrictions.bannedMs(network) > 0;
        for (const open of [streams.open, roomStreams.open, botStreams]) open.closeFrom(isBanned);
      },
      (error) => server.log.warn(error, 'the restrictions could not be read'),
    );
  const report = () => reporter.write().catch((error) => server.log.warn(error, 'the report could not be saved'));
  notifications.listen((notification) => {
    if (notification.type === 'seq') {
      const { game, seq, added } = notification;
      const followed = isRoomLog(game) ? rooms.host.hint(codeOf(game), seq) : host.notice(game, seq, added);
      noticeBots(game, seq);
      followed.catch((error) => server.log.warn({ err: error, game, seq }, 'a notification could not be followed'));
    } else if (notification.type === 'lost') {
      host.markStale();
      void beat();
      void beatRooms();
      void beatBots();
    }
  });

  server.removeContentTypeParser('text/plain');
  answerErrors(server, metrics);
  const logsRequests = config.logLevel === 'debug' || config.logLevel === 'trace';
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const status = String(reply.statusCode);
    metrics.requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    if (logsRequests) {
      server.log.debug({ ...aboutRequest(request), status: reply.statusCode, ms: reply.elapsedTime });
    }
    done();
  });

  const tokens = new Tokens(await store.signingKeys());
  const isMember = (holder: string) => rooms.isMember(holder);
  const limits = await secure(server, config, tokens, isMember);
  server.addHook('onRequest', (request, _reply, done) => done(restrictions.refusalOf(request)));
  serveDocumentation(server, config);
  const legalActions = new LegalActions();
  const words = new WordResults(host, store);
  await server.register(ratingRoutes, { ratings });
  await server.register(gameRoutes, { games, ratings, host, presence, legalActions, limits });
  const streamLimits = { perAddress: config.streamsPerAddress, stopping: isStopping, isMember };
  await server.register(streamRoutes, { host, streams, ...streamLimits });
  await server.register(roomRoutes, { rooms, streams: roomStreams, ...streamLimits });
  await server.register(botRoutes, { streams: botStreams, limits, stopping: isStopping });
  await server.register(turnRoutes, { host, players, limits, push, webhooks, notifier });
  await server.register(playerRoutes, { players, limits });
  await server.register(wordRoutes, { words });
  await server.register(operationsRoutes, {
    readiness,
    metrics,
    metricsToken: config.metricsToken,
    stopping: isStopping,
  });
  await servePage(server, config.pageDirectory);
  const pictures = new Pictures();
  const { publicOrigin, pageDirectory } = config;
  await server.register(embedRoutes, { host, publicOrigin, pageDirectory, pictures, limits });

  const heartbeatTimer = setInterval(() => {
    presence.beat();
    void beat();
    void beatRooms();
    void beatBots();
    void sweepRooms();
    void sweepRatings();
    void readKeys();
    void readRestrictions();
    void report();
    // A store whose file is gone refuses writes once it was checked; it has logged that.
    readiness.check().catch(() => {});
    notifier.sweep().catch((error) => server.log.warn(error, 'turns to notify of could not be looked up'));
  }, config.heartbeatMs);
  void report();
  // Whatever was under way when the last process ended, also where the next look is not due yet.
  void sweepRooms(LOOK_MS);
  void sweepRatings();
  const downtime = new Downtime(heartbeat, host, store, server.log);
  const before = (days: number) => (days > 0 ? clock.now() - days * DAY : null);
  const prune = async () => {
    const limits = {
      over: before(config.pruneOverDays),
      playing: before(config.prunePlayingDays),
      open: before(config.pruneOpenDays),
    };
    for (let count = PRUNED_AT_ONCE; count >= PRUNED_AT_ONCE && !stopping; ) {
      count = await store.prune(limits);
      metrics.pruned.inc(count);
    }
    if (!stopping) await pruneNotes(host, store);
  };
  const pruneTimer = setInterval(() => {
    prune().catch((error) => server.log.warn(error, 'old games could not be pruned'));
  }, PRUNE_EVERY_MS);

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    clearInterval(heartbeatTimer);
    clearInterval(pruneTimer);
    await new Promise((resolve) => setTimeout(resolve, config.drainSeconds * 1000));
    for (const open of [streams.open, roomStreams.open, botStreams]) open.closeAll();
    const patience = setTimeout(() => server.server.closeAllConnections(), STOP_MS);
    const closed = server.close();
    spares.close();
    await closed;
    clearTimeout(patience);
    await notifier.idle();
    await rooms.stop();
    await ratings.idle();
    await downtime.stop();
    await reporter.remove().catch(() => {});
    await Promise.all([legalActions.close(), pictures.close(), words.close()]);
  };
  return {
    server,
    sweepTurns: () => notifier.sweep(),
    sweepRooms: () => rooms.sweep(),
    sweepRatings: () => ratings.sweep(),
    stop,
  };
}
