import { type BetsGroup, betGroups, sellsSets, takesBets } from "@fakham/core/lotto"
import type { Intent } from "@fakham/core/operation"
import { isOrderCommand } from "@fakham/core/order"
import { countdownDigits } from "@fakham/core/time"
import type { BetsRound, SitePlayer } from "@fakham/operator"
import { defineComponent, h, shallowRef } from "vue"
import { button, title, useLive, useSecond } from "./parts.ts"
import { site } from "./site.ts"
import { say } from "./words.ts"

type OpenRound = (round: BetsRound, isInDoubt: boolean) => Promise<void>

const groups = betGroups.filter((group): group is BetsGroup => !sellsSets(group))

/** The rounds that take bets, and what was said yes to and nobody knows the end of. */
export const LobbyPage = defineComponent(
  ({ player, openRound }: { readonly player: SitePlayer; readonly openRound: OpenRound }) => {
    const [rounds, second] = [useLive(player.rounds), useSecond()]
    const group = shallowRef<BetsGroup>("yeekee")
    const unfinished = shallowRef<ReadonlyArray<Intent>>([])
    void player.unfinished().then((all) => void (unfinished.value = all))
    const inDoubt = ({ command, purpose: [first] }: Intent) => {
      if (!isOrderCommand(command)) return h("p", { role: "alert" }, say(first === "d" ? "deposit" : "withdrawal"))
      const round = rounds.value?.find(({ betId }) => betId === command.order.betId)
      const check = round && button("ตรวจผลโพย", () => openRound(round, true))
      return h("p", { role: "alert" }, [say("order"), check])
    }
    const isOpen = (round: BetsRound) => round.betGroup === group.value && takesBets(round, site.now())
    const row = (round: BetsRound) =>
      h("li", { key: round.betId }, [
        button(round.betName, () => openRound(round, false)),
        h("span", { role: "timer" }, countdownDigits(round.secondsLeft())),
      ])
    const choice = (one: BetsGroup) =>
      button(say(one), () => (group.value = one), { "aria-pressed": group.value === one })
    return () =>
      h("div", { "data-second": second.value }, [
        title("เลือกรอบ"),
        unfinished.value.map(inDoubt),
        h("div", { role: "group", "aria-label": "ประเภทหวย", class: "row" }, groups.map(choice)),
        rounds.value === undefined
          ? h("p", { role: "status" }, "กำลังถาม")
          : h("ul", { "aria-label": "รอบที่เปิดรับ" }, rounds.value.filter(isOpen).slice(0, 12).map(row)),
      ])
  },
  { props: ["player", "openRound"] },
)
