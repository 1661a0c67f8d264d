import { moneyText } from "@fakham/core/money"
import type { BetsRound, PlayerSlip, SitePlayer } from "@fakham/operator"
import { createApp, defineComponent, h, shallowRef } from "vue"
import { LobbyPage } from "./lobby.ts"
import { LoginPage } from "./login.ts"
import { MoneyPage } from "./money.ts"
import { button, useLive } from "./parts.ts"
import { PoysPage } from "./poys.ts"
import { QuestionSheet } from "./question.ts"
import { site } from "./site.ts"
import { SlipPage } from "./slip.ts"

const pages = ["หวย", "โพยของฉัน", "ฝากถอน"] as const
type PageName = (typeof pages)[number]

const PlayerPages = defineComponent(
  ({ player, leave }: { readonly player: SitePlayer; readonly leave: () => void }) => {
    const balance = useLive(player.balance)
    const page = shallowRef<PageName>("หวย")
    const bet = shallowRef<Readonly<{ slip: PlayerSlip; round: BetsRound; isInDoubt: boolean }>>()
    const go = (name: PageName) => {
      bet.value = undefined
      page.value = name
    }
    const openRound = async (round: BetsRound, isInDoubt: boolean) => {
      bet.value = { slip: await player.bet(round), round, isInDoubt }
    }
    const logOut = () => {
      player.logout()
      leave()
    }
    const shown = () => {
      if (bet.value !== undefined) return h(SlipPage, { ...bet.value, leave })
      if (page.value === "หวย") return h(LobbyPage, { player, openRound })
      return page.value === "ฝากถอน" ? h(MoneyPage, { player, leave }) : h(PoysPage, { player })
    }
    const nav = (name: PageName) => button(name, () => go(name), { "aria-current": name === page.value && "page" })
    return () => [
      h("header", [
        h("p", ["ยอดเงินคงเหลือ ", h("strong", balance.value === undefined ? "–" : moneyText(balance.value)), " บาท"]),
        h("nav", { class: "row" }, [pages.map(nav), button("ออกจากระบบ", logOut)]),
      ]),
      h("main", [shown()]),
    ]
  },
  { props: ["player", "leave"] },
)

/** The login, or the pages of whoever the memory knows. */
const App = defineComponent(() => {
  const player = shallowRef<SitePlayer | "nobody">()
  const enter = (known?: SitePlayer) => void (player.value = known ?? "nobody")
  void site.resume().then(enter)
  const shown = () => {
    if (player.value === undefined) return h("p", { role: "status" }, "กำลังเปิด")
    if (player.value === "nobody") return h(LoginPage, { enter })
    return h(PlayerPages, { player: player.value, leave: () => enter() })
  }
  return () => [shown(), h(QuestionSheet)]
})

createApp(App).mount("#app")
