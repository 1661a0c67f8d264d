import { $, baht, element } from "./element.js"
import { isFramed, leave } from "./site.js"
import { word } from "./words.js"

/** The site asks before a game is left, and leads to a deposit from there. */
const toDeposit = () =>
  isFramed ? leave() : location.assign(`${document.body.dataset.site ?? ""}/credit/deposit/fast`)

/** Where a stake is more than there is: the way to a deposit, and staking what there is. */
export const shortOfMoney = (fit) => {
  const [all, deposit] = ["all", "deposit"].map((id) => element("button", { type: "button", class: "outline", id }))
  let most = 0
  all.addEventListener("click", () => fit(most))
  deposit.addEventListener("click", toDeposit)
  $("#short").append(all, deposit)
  return {
    /** Whether the stake cannot be paid. */
    write: (stake, balance, { min, max }) => {
      most = Math.min(Math.floor(balance), max)
      const isShort = stake > balance || balance < min
      $("#short").hidden = !isShort
      all.hidden = most < min
      all.textContent = word("allIHave", { n: baht(most) })
      deposit.textContent = word("deposit")
      return isShort
    },
  }
}
