import { wireOrders } from "./orders.js"
import {
  depositRow,
  element,
  faultRow,
  lateRow,
  messageRow,
  mismatchRow,
  moon,
  nothing,
  playerRow,
  roundRow,
  withdrawalRow,
} from "./rows.js"
import { ahead, countdown, dateOf, groups, hourOf, timeOf } from "./words.js"

const $ = (selector) => document.querySelector(selector)
const roundsShown = 10
const playersShown = 4

let state = { now: new Date().toISOString(), stands: true, offsetSeconds: 0, players: [], demoLogins: [] }
let readAt = performance.now()
let rounds = []

/** The sandbox's time: what it said last, and what has passed since. */
const now = () => Date.parse(state.now) + (state.stands ? 0 : performance.now() - readAt)

const ask = async (method, path, body) => {
  const answer = await fetch(`/__sandbox${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  })
  const reply = await answer.json()
  if (!answer.ok) throw new Error([reply.message, reply.data?.path].filter(Boolean).join(": "))
  return reply.data
}

const showText = (text) => {
  $("#notice").textContent = text
}

/** Carries out an order, shows what is true now, and says how it went. */
const order = async (said, ...call) => {
  const outcome = await ask(...call).then(
    () => said,
    (error) => error.message,
  )
  await refresh().catch(() => undefined)
  showText(outcome)
}

const shown = new Map()
/** Draws a list again only when it has changed, so that nobody's button goes away under a finger. */
const draw = (selector, data, rowsOf, none) => {
  const text = JSON.stringify(data)
  if (shown.get(selector) === text) return
  shown.set(selector, text)
  const rows = rowsOf()
  $(selector).replaceChildren(...(rows.length > 0 ? rows : [nothing(none)]))
}

const isSought = (round, sought) =>
  [round.name, groups[round.betGroup] ?? "", round.betGroup, round.betId, hourOf(round.closesAt)].some((word) =>
    word.toLowerCase().includes(sought),
  )

const drawRounds = () => {
  const sought = $("#round-search").value.trim().toLowerCase()
  const found = rounds.filter((round) => isSought(round, sought))
  const few = found.slice(0, roundsShown)
  const slips = rounds.reduce((sum, round) => sum + round.slips, 0)
  $("#rounds-count").textContent = `${few.length} รอบถัดไป จาก ${found.length}${slips > 0 ? ` · รอผล ${slips} โพย` : ""}`
  const phases = few.map(({ closesAt }) => Math.sign(Date.parse(closesAt) - now()))
  draw("#rounds", [few, phases], () => few.map((round) => roundRow(round, now(), order)), "ไม่มีรอบ")
}

const drawPlayers = () => {
  const pins = new Map(state.demoLogins.map(({ userName, pin }) => [userName, pin]))
  const all = $("#all-players").getAttribute("aria-pressed") === "true"
  const locked = state.players.filter(({ lockedUntil }) => lockedUntil !== null)
  const few = [...state.players.filter(({ lockedUntil }) => lockedUntil === null).slice(0, playersShown), ...locked]
  const players = all ? state.players : few.slice(-playersShown)
  $("#players-count").textContent = `${players.length} จาก ${state.playerCount}`
  const credit = (userName) => {
    $("#credit").elements.userName.value = userName
    $("#credit-of").textContent = userName
    $("#credit-dialog").showModal()
  }
  draw(
    "#players",
    players,
    () => players.map((player) => playerRow(player, pins.get(player.userName) ?? "", { order, credit })),
    "ยังไม่มีผู้เล่น",
  )
}

/** Asks why a withdrawal is not paid. */
const refuse = ({ id, userName }) => {
  $("#refuse").elements.id.value = id
  $("#refuse-of").textContent = userName
  $("#refuse-dialog").showModal()
}

const hidden = new Set()
/** An expired deposit is shown for an hour; whoever needs it no more puts it away on this page. */
const hide = (id) => {
  hidden.add(id)
  void refresh()
}

const drawMoney = (deposits, expired, mismatches, withdrawals) => {
  const late = expired.filter(({ id }) => !hidden.has(id))
  const waiting = deposits.length + mismatches.length
  $("#money-count").textContent = `รอ ${waiting} ฝาก ${withdrawals.length} ถอน`
  draw(
    "#money",
    [deposits, late, mismatches, withdrawals],
    () => [
      ...deposits.map((deposit) => depositRow(deposit, now(), order)),
      ...late.map((deposit) => lateRow(deposit, order, hide)),
      ...mismatches.map((mismatch) => mismatchRow(mismatch, order)),
      ...withdrawals.map((withdrawal) => withdrawalRow(withdrawal, order, refuse)),
    ],
    "ไม่มีใครรอเงิน",
  )
}

const drawClock = () => {
  const at = now()
  $("#now").textContent = timeOf(at)
  $("#date").textContent = dateOf(at)
  for (const counting of document.querySelectorAll("[data-until]"))
    counting.textContent = countdown(Date.parse(counting.dataset.until) - at)
}

const drawBar = () => {
  $("#ahead").textContent = ahead(state)
  $("#clock-stands").textContent = state.stands ? "เดินต่อ" : "หยุด"
  $("#maintenance").textContent = state.maintenance ? "เลิกปิดปรับปรุง" : "ปิดปรับปรุง"
  $("#captcha").textContent = state.captchaRequired ? "แคปต์ชา: เปิด" : "แคปต์ชา: ปิด"
  $("#captcha").setAttribute("aria-pressed", String(state.captchaRequired))
  const closed = state.closedPartners.map(({ partner, until }) => `${partner} ถึง ${hourOf(until)}`)
  $("#partners").textContent = closed.length === 0 ? "เกม: เปิด" : `เกม: ปิด ${closed.length}`
  $("#closed-partners").textContent = closed.join(", ")
  const next = rounds.find(({ closesAt }) => Date.parse(closesAt) > now())
  $("#moon").replaceChildren(moon(next === undefined ? Number.POSITIVE_INFINITY : Date.parse(next.closesAt) - now()))
}

const refresh = async () => {
  const [read, found, messages, deposits, late, mismatches, withdrawals] = await Promise.all(
    ["/state", "/rounds/all", "/outbox", "/deposits", "/deposits/late", "/deposits/mismatched", "/withdrawals"].map(
      (path) => ask("GET", path),
    ),
  )
  state = read
  readAt = performance.now()
  rounds = found
  drawBar()
  drawRounds()
  drawPlayers()
  drawMoney(deposits, late, mismatches, withdrawals)
  draw("#faults", state.faults, () => state.faults.map((fault) => faultRow(fault, order)), "ยังไม่มี")
  const copied = () => showText("คัดลอกแล้ว")
  const newest = messages.slice(0, 6)
  draw("#outbox", newest, () => newest.map((message) => messageRow(message, copied)), "ยังไม่มีข้อความ")
  drawClock()
}

/** What has to be nothing in books that are right. */
const faultsOf = (books) => Object.entries(books).filter(([name, count]) => isFault.test(name) && count !== 0)
const isFault = /^sum$|Wrongly|Below|TooLate|NotPaid/

/** Summing up all entries takes a while on a large database, so it is done less often. */
const refreshBooks = async () => {
  const books = await ask("GET", "/books")
  const wrong = faultsOf(books)
  const isRight = wrong.length === 0
  const mark = element("span", isRight ? "right-mark" : "wrong-mark", isRight ? "✓ บัญชีลงตัว" : "บัญชีไม่ลงตัว")
  mark.title = isRight ? `${books.movements} รายการ` : wrong.map(([name, count]) => `${name}: ${count}`).join(", ")
  $("#books").replaceChildren(mark)
}

wireOrders({ order, now, state: () => state, drawPlayers, drawRounds, refreshBooks })

const reasons = await ask("GET", "/withdrawals/reasons")
for (const { reason, text } of reasons.toReversed()) $("#refuse").elements.reason.prepend(new Option(text, reason))
$("#refuse").reset()
await refresh()
void refreshBooks()
setInterval(drawClock, 1_000)
setInterval(() => {
  if (!document.hidden) refresh().catch(() => showText("ผู้ให้บริการจำลองไม่ตอบ"))
}, 5_000)
setInterval(() => {
  if (!document.hidden) refreshBooks().catch(() => undefined)
}, 60_000)
