import { type BetsGroup, betGroups, sellsSets } from "@fakham/core/lotto"
import { moneyText } from "@fakham/core/money"
import { countdownDigits } from "@fakham/core/time"
import type { BetsRound, Known, SitePlayer } from "@fakham/operator"
import { betOn } from "./bet.ts"
import type { Console } from "./console.ts"
import { deposit, withdraw } from "./money.ts"

const help =
  "rounds [GROUP], watch, bet N, slips, results, unfinished, deposit BAHT, withdraw BAHT, balance, logout, quit"

const groups: ReadonlyArray<BetsGroup> = betGroups.flatMap((group) => (sellsSets(group) ? [] : [group]))

const roundText = ({ betName, secondsLeft }: BetsRound) => `${countdownDigits(secondsLeft())}  ${betName}`

const showAll = <A>(terminal: Console, answer: Known<ReadonlyArray<A>>, text: (one: A) => string): void => {
  if (answer.is !== "known") terminal.show(answer.is)
  else if (answer.data.length === 0) terminal.show("none")
  else for (const one of answer.data) terminal.show(`  ${text(one)}`)
}

/** A player's pages, one command a line; answers whether they left or only logged out. */
export const lobby = async (terminal: Console, player: SitePlayer): Promise<"loggedOut" | "quit"> => {
  let listed: ReadonlyArray<BetsRound> = []
  const showRounds = async (group: BetsGroup) => {
    const open = await player.open(group)
    if (open.is !== "known") return terminal.show(open.is)
    listed = open.data.slice(0, 9)
    for (const [at, round] of listed.entries()) terminal.show(`  ${at + 1}  ${roundText(round)}`)
  }
  const showBalance = () => {
    const balance = player.balance.now()
    terminal.show(balance === undefined ? "the balance is not known yet" : `balance ${moneyText(balance)} baht`)
  }
  terminal.show(help)
  for (;;) {
    const line = await terminal.ask("> ")
    const [command, rest = ""] = (line ?? "quit").split(" ")
    const round = listed[Number(rest) - 1]
    if (command === "quit") return "quit"
    if (command === "logout") {
      player.logout()
      return "loggedOut"
    }
    if (command === "rounds") await showRounds(groups.find((group) => group === rest) ?? "yeekee")
    else if (command === "bet" && round !== undefined) await betOn(terminal, player, round)
    else if (command === "slips") await showSlips(terminal, player)
    else if (command === "results")
      showAll(
        terminal,
        await player.results(),
        ({ betName, dt, top3, bottom2 }) => `${dt}  ${betName}  ${top3} ${bottom2}`,
      )
    else if (command === "unfinished")
      showAll(terminal, { is: "known", data: await player.unfinished() }, ({ purpose }) => purpose)
    else if (command === "deposit") await deposit(terminal, player, rest)
    else if (command === "withdraw") await withdraw(terminal, player, rest)
    else if (command === "balance") showBalance()
    else if (command === "watch") await watch(terminal, listed)
    else terminal.show(help)
  }
}

const showSlips = async (terminal: Console, player: SitePlayer): Promise<void> => {
  const poys = await player.poys()
  showAll(
    terminal,
    poys.is === "known" ? { is: "known", data: poys.data.poys } : poys,
    ({ id, round, status, stake, paid }) =>
      `${id}  ${round.betName}  ${status}  ${moneyText(stake)} → ${moneyText(paid)}`,
  )
}

/** Counts down before the player's eyes until they type something. */
const watch = async (terminal: Console, rounds: ReadonlyArray<BetsRound>): Promise<void> => {
  const tick = () => terminal.show(rounds.map(roundText).join("   "))
  tick()
  const ticking = setInterval(tick, 1_000)
  await terminal.ask("")
  clearInterval(ticking)
}
