import { rememberedToken } from "@fakham/adapters/browser"
import { makeClient } from "@fakham/adapters/operator"
import { pagePush, pusherMoney } from "@fakham/adapters/push"
import { MoneyFeed, type MoneyNews } from "@fakham/core/site"
import { Effect, ManagedRuntime, Stream } from "effect"

/** Tells what the operator announces of a player's money, until the returned function is called. */
export const followMoney = (uuid: string, tell: (news: MoneyNews) => void): (() => void) => {
  const runtime = ManagedRuntime.make(pusherMoney(pagePush(), makeClient({ origin: "", token: rememberedToken })))
  const announcements = Stream.unwrap(Effect.map(MoneyFeed, (feed) => feed.follow(uuid)))
  runtime.runFork(Stream.runForEach(announcements, (news) => Effect.sync(() => tell(news))))
  return () => void runtime.dispose()
}
