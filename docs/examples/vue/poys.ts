import { moneyText } from "@fakham/core/money"
import type { ListedPoy } from "@fakham/core/order"
import type { SitePlayer } from "@fakham/operator"
import { defineComponent, h, shallowRef } from "vue"
import { title } from "./parts.ts"
import { say } from "./words.ts"

const row = ({ id, round: { betName }, status, stake, paid }: ListedPoy) =>
  h("li", { key: id }, `${id} ${betName} แทง ${moneyText(stake)} ${say(status)} ${paid > 0 ? moneyText(paid) : ""}`)

/** The newest of the player's slips, and what became of them. */
export const PoysPage = defineComponent(
  ({ player }: { readonly player: SitePlayer }) => {
    const shown = shallowRef(h("p", { role: "status" }, "กำลังถาม"))
    const list = async () => {
      const poys = await player.poys()
      if (poys.is === "known") shown.value = h("ul", { "aria-label": "โพย" }, poys.data.poys.map(row))
      else shown.value = h("p", { role: "alert" }, say(poys.is))
    }
    void list()
    return () => [title("โพยของฉัน"), shown.value]
  },
  { props: ["player"] },
)
