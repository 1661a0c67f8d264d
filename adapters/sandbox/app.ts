import { type Context, Hono } from "hono"
import { answerCaptcha } from "./accounts/captcha/captcha.ts"
import { recaptchaAt } from "./accounts/captcha/recaptcha.ts"
import { answerLine } from "./accounts/line.ts"
import { answerLineLogin } from "./accounts/line-players.ts"
import { answerLogin } from "./accounts/login.ts"
import { answerOtps } from "./accounts/otps.ts"
import { answerPasskeyLogin } from "./accounts/passkey-login.ts"
import { answerPasskeys } from "./accounts/passkeys.ts"
import { answerPins } from "./accounts/pins.ts"
import { answerPlayers } from "./accounts/players.ts"
import { answerProfiles } from "./accounts/profiles.ts"
import { answerSessions } from "./accounts/session-list.ts"
import { userOf } from "./accounts/sessions.ts"
import { answerSignup } from "./accounts/signup.ts"
import { isReachable } from "./database/open.ts"
import { controlDesk } from "./desk/desk.ts"
import { deskPath } from "./desk/desk-key.ts"
import { applyFaults } from "./faults/apply-faults.ts"
import { makeFaults } from "./faults/faults.ts"
import { serveGamePictures } from "./games/game-pictures.ts"
import { answerGameRounds } from "./games/game-rounds.ts"
import { answerGames } from "./games/games.ts"
import { servePartnerPages } from "./games/partner-pages.ts"
import { allowOrigins } from "./http/allow-origins.ts"
import { bearerToken } from "./http/answer.ts"
import { leastBodyPace } from "./http/body.ts"
import { limitConcurrency } from "./http/concurrency-limit.ts"
import { limitRates } from "./http/rate-limits.ts"
import { booksWrong, type CallRefusal, notFound, notReady, notWriting, unauthorized } from "./http/refusal.ts"
import { refuse } from "./http/reply.ts"
import { dateAnswers, type Log, nameAndLog, type RequestEnv, unforeseen } from "./http/requests.ts"
import { requireKeys } from "./idempotency/keyed-calls.ts"
import type { Internals } from "./internals/internals.ts"
import { answerPlayLimits } from "./limits/limits.ts"
import { answerRates } from "./lotto/rates.ts"
import { answerResults } from "./lotto/results.ts"
import { answerRounds } from "./lotto/round-lists.ts"
import { answerYings } from "./lotto/yings.ts"
import type { OperatorMetrics } from "./metrics/operator-metrics.ts"
import { serveMetrics } from "./metrics/serve-metrics.ts"
import { answerNotifications } from "./notifications/calls.ts"
import { answerPoys } from "./poys/answer-poys.ts"
import { answerNumberSets } from "./poys/number-sets.ts"
import { answerPlacing } from "./poys/place-poys.ts"
import { answerPushApi } from "./push/push-api.ts"
import type { PushApp, PushedBy } from "./push/push-app.ts"
import { answerPushAuth } from "./push/push-auth.ts"
import { headFault } from "./push/request-signature.ts"
import type { SandboxSettings } from "./settings.ts"
import { serveDemoPictures } from "./site/demo-pictures.ts"
import { answerNotices } from "./site/notices.ts"
import { answerSite } from "./site/site-details.ts"
import { answerWallet } from "./wallet/wallet.ts"

type OfApp =
  | "partnerOrigins"
  | "gameCount"
  | "corsOrigins"
  | "rateLimits"
  | "trustedProxies"
  | "bodyPace"
  | "requiresKeys"
  | "mainHosts"
  | "recaptcha"
  | "desk"
  | "metrics"

/** All that the operator serves: both APIs, the control desk, and two health checks for whoever runs the process. */
export const operatorApp = (
  internals: Internals,
  push: { readonly app: PushApp; readonly by?: PushedBy },
  log: Log,
  stopping: AbortSignal,
  {
    partnerOrigins,
    gameCount,
    corsOrigins = [],
    rateLimits = {},
    trustedProxies = [],
    bodyPace = leastBodyPace,
    ordersOf,
    requiresKeys = false,
    mainHosts = [],
    recaptcha,
    desk = "open",
    metrics = "closed",
    figures,
    vapidKey = "",
    writes = () => true,
    booksAreRight = () => true,
  }: { [Name in OfApp]?: SandboxSettings[Name] | undefined } & {
    /** Counts an order of a player, and says for how many milliseconds it has to wait. */
    readonly ordersOf?: (uuid: string) => number
    /** Whether the database took what was written last. */
    readonly writes?: () => boolean
    /** Whether the books added up when they were gone over last. */
    readonly booksAreRight?: () => boolean
    /** Where what is served is counted, and told from. */
    readonly figures?: OperatorMetrics | undefined
    /** The public half of what web push is signed with; without one nobody is pushed anything. */
    readonly vapidKey?: string
  },
): Hono<RequestEnv> => {
  const app = new Hono<RequestEnv>()
  const faults = makeFaults()
  app.use(nameAndLog(log, trustedProxies))
  if (corsOrigins.length > 0) app.use(allowOrigins(corsOrigins))
  if (figures !== undefined) app.use(figures.timeCalls)
  app.use("/api/*", dateAnswers(internals.clock))
  app.use("/poy-api/*", dateAnswers(internals.clock))
  app.use(limitRates(rateLimits))
  if (requiresKeys) app.use(requireKeys)
  app.use("/api/*", applyFaults(faults, stopping))
  app.use("/poy-api/*", applyFaults(faults, stopping))
  const working = limitConcurrency({ pace: bodyPace, againstLong: longBodiesOf(internals, push.app) })
  figures?.watchQueues(working.places)
  for (const calls of ["/api/*", "/poy-api/*", "/__partner/*", "/apps/*"]) app.use(calls, working)
  app.notFound((c) => refuse(c, notFound))
  app.onError(unforeseen(log))

  answerLogin(app, internals)
  const google = recaptcha === undefined ? undefined : recaptchaAt(recaptcha)
  answerCaptcha(app, internals, google)
  answerSignup(app, internals, google)
  answerLineLogin(app, internals, google)
  answerLine(app, internals, mainHosts)
  answerOtps(app, internals)
  answerPins(app, internals)
  answerPlayers(app, internals)
  answerProfiles(app, internals)
  answerSessions(app, internals)
  answerPasskeys(app, internals, mainHosts)
  answerPasskeyLogin(app, internals, mainHosts)
  answerSite(app, internals)
  answerRounds(app, internals)
  answerResults(app, internals)
  answerRates(app, internals)
  answerPlacing(app, internals, ordersOf, figures?.countSlips)
  answerPoys(app, internals)
  answerNumberSets(app, internals)
  answerYings(app, internals)
  answerWallet(app, internals)
  answerPlayLimits(app, internals)
  answerNotices(app, internals)
  answerNotifications(app, internals, vapidKey)
  answerGames(app, internals, { partnerOrigins, gameCount })
  serveGamePictures(app)
  serveDemoPictures(app)
  answerGameRounds(app, internals)
  servePartnerPages(app, internals)
  answerPushAuth(app, internals, push.app)
  if (push.by === undefined) answerPushApi(app, internals, push.app)

  app.get("/livez", (c) => c.json({ data: "alive" }))
  app.get("/readyz", async (c) => {
    try {
      await isReachable(internals.db)
      if (!booksAreRight()) return refuse(c, booksWrong)
      return writes() ? c.json({ data: "ready" }) : refuse(c, notWriting)
    } catch {
      return refuse(c, notReady)
    }
  })
  if (figures !== undefined && metrics !== "closed") serveMetrics(app, figures, metrics)
  app.route(deskPath, controlDesk(internals, faults, desk))
  return app
}

/** Long bodies are read of players and of whoever has the push app's secret. */
const longBodiesOf =
  (internals: Internals, pushApp: PushApp) =>
  async (c: Context<RequestEnv>): Promise<CallRefusal | undefined> => {
    const head = { method: c.req.method, path: c.req.path }
    if (head.path.startsWith("/apps/"))
      return headFault(pushApp, head, c.req.query(), Date.now()) === undefined ? undefined : unauthorized
    return (await userOf(internals, bearerToken(c))) === undefined ? unauthorized : undefined
  }
