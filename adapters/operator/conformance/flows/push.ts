import * as v from "valibot"
import { CcuNews, MoneyUpdate, moneyUpdate, poysAbort, pushAuth } from "../../wire/index.ts"
import type { VisitPart } from "../checks.ts"
import { isCallMissing } from "../checks.ts"
import { uuidIn } from "./login.ts"
import { balanceNow, findOpenRound } from "./open-round.ts"
import { webSocketTo } from "./socket.ts"

const kinds: ReadonlySet<unknown> = new Set(CcuNews.options.map(({ entries }) => entries.type.literal))

const fieldsOf = (text: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

/** The news of rounds, and the way into the player's own channel. */
export const playPush = async (flow: VisitPart): Promise<void> => {
  const { ask, take, takeAnswer, refuse, check, leave, newKey, visit } = flow
  const { origin } = visit.line
  const stranger = await webSocketTo(`${origin}/ccu?token=nobody`)
  if (!stranger.isOpened && stranger.code === undefined) return leave("news of rounds are told", "there is no /ccu")
  await stranger.closedWithin(2_000)
  check(
    "/ccu is closed to a token that was never given",
    stranger.code === 4401,
    undefined,
    `closed with ${stranger.code}`,
  )
  const news = await webSocketTo(`${origin}/ccu?token=${visit.token}`)
  await news.closedWithin(300)
  check("/ccu is open to a player", news.isOpened && news.code === undefined, undefined, `closed with ${news.code}`)
  const frames = news.messages.map(fieldsOf)
  check(
    "/ccu tells JSON",
    frames.every(({ type }) => typeof type === "string"),
    undefined,
    news.messages.join(),
  )
  const odd = frames.find((one) => kinds.has(one["type"]) && !v.safeParse(CcuNews, one).success)
  check("/ccu tells news in their own fields", odd === undefined, undefined, JSON.stringify(odd))
  news.close()

  const uuid = uuidIn(visit.token)
  const own = { socket_id: "1234.5678", channel_name: `private-${uuid}` }
  const auth = await takeAnswer("a player's own channel is opened", pushAuth, own)
  check(
    "an authorization is a key and a signature",
    /^[\w-]+:[0-9a-f]{64}$/.test(auth.data.auth),
    auth.answer,
    "it is not",
  )
  const others = { ...own, channel_name: "private-00000000-0000-4000-8000-000000000000" }
  const other = await ask(pushAuth, others)
  if (!isCallMissing(other)) await refuse("somebody else's channel is not opened", pushAuth, others)

  const key = visit.pushKey
  if (key === undefined) return leave("the balance is pushed", "no --push-key was named")
  const line = await webSocketTo(`${origin}/app/${key}?protocol=7&client=js&version=8`)
  const hello = await line.next((text) => fieldsOf(text)["event"] === "pusher:connection_established")
  const id: unknown = Object(fieldsOf(String(fieldsOf(hello ?? "")["data"])))["socket_id"]
  check("a push connection is told its id", typeof id === "string", undefined, hello)
  const channel = own.channel_name
  const mine = await take("the channel of a connection is opened", pushAuth, {
    socket_id: String(id),
    channel_name: channel,
  })
  line.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, auth: mine.auth } }))
  const joined = await line.next((text) => /subscription_succeeded/.test(text))
  check("a player follows the channel of the balance", joined !== undefined, undefined, "no answer to pusher:subscribe")
  if (!visit.movesMoney) return line.close()
  const { round, create, lineOf } = await findOpenRound(flow)
  const slip = await take(
    "a slip is taken meanwhile",
    create,
    { betId: round.betId, poy: [lineOf(6)] },
    { key: newKey() },
  )
  const pushed = await line.next((text) => fieldsOf(text)["event"] === moneyUpdate)
  const update = v.safeParse(MoneyUpdate, fieldsOf(String(fieldsOf(pushed ?? "")["data"])))
  check(
    "a change of the balance is pushed",
    update.success,
    undefined,
    pushed ?? "nothing was pushed within five seconds",
  )
  const isNow = update.success && update.output.balance === (await balanceNow(flow))
  check("what is pushed is the balance", isNow, undefined, pushed ?? "nothing was pushed")
  line.close()
  if (slip !== undefined) await ask(poysAbort, { id: slip.id }, { key: newKey() })
}
