const $ = (selector) => document.querySelector(selector)
const element = (name, ...children) => {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

let now = new Date()
let stands = false
let captchaRequired = false

const ask = async (method, path, body) => {
  const answer = await fetch(`/__sandbox${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  })
  const reply = await answer.json()
  if (!answer.ok) throw new Error([reply.message, reply.data?.path].filter(Boolean).join(": "))
  return reply.data
}

/** Carries out an order, says how it went, and shows what is true now. */
const order = async (said, ...call) => {
  try {
    await ask(...call)
    $("#notice").textContent = said
  } catch (error) {
    $("#notice").textContent = error.message
  }
  await refresh()
}

const onSubmit = (selector, act) =>
  $(selector).addEventListener("submit", (event) => {
    event.preventDefault()
    void act(Object.fromEntries(new FormData(event.currentTarget)))
  })

const baht = new Intl.NumberFormat("en", { minimumFractionDigits: 2 })
const thaiTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "Asia/Bangkok",
})

const playerRow = (player, pins) => {
  const unlock = element("button", "Unlock")
  unlock.addEventListener("click", () =>
    order(`${player.userName} can log in again.`, "POST", "/players/unlock", { userName: player.userName }),
  )
  const cells = [
    player.userName,
    pins.get(player.userName) ?? "",
    player.name,
    player.status,
    baht.format(player.money),
    baht.format(player.afMoney),
    player.failedLogins,
    player.lockedUntil === null ? (player.failedLogins > 0 ? unlock : "") : unlock,
  ]
  return element("tr", ...cells.map((cell) => element("td", cell instanceof Node ? cell : String(cell))))
}

const faultLine = ({ kind, method, path, count }) => element("li", `${kind}: ${method ?? "any"} ${path}, ${count} left`)
const messageLine = ({ recipient, text, at }) => element("li", `${thaiTime.format(new Date(at))} ${recipient}: ${text}`)

const acting = (label, said, path, body) => {
  const button = element("button", label)
  button.addEventListener("click", () => order(said, "POST", path, body))
  return button
}

const roundLine = ({ betId, name, closesAt, resultAt, slips }) => {
  const isOpen = new Date(closesAt) > now
  return element(
    "li",
    `${name} (${betId}): ${isOpen ? "closes" : "closed"} ${thaiTime.format(new Date(closesAt))}, ` +
      `result ${thaiTime.format(new Date(resultAt))}, ${slips} slips`,
    ...(isOpen
      ? [
          acting("Close", `${name} takes no more bets.`, "/rounds/close", { betId }),
          acting("+ 5 min", `${name} closes later.`, "/rounds/move", { betId, seconds: 300 }),
        ]
      : []),
    acting("Draw", `${name} is drawn and paid.`, "/rounds/end", { betId, ending: "draw" }),
    acting("Void", `${name} is void, its stakes went back.`, "/rounds/end", { betId, ending: "void" }),
  )
}
const depositLine = ({ id, userName, method, bankId, prepareAmount, referTransferId }) =>
  element(
    "li",
    `${userName}: ${baht.format(prepareAmount)} by ${method} to ${bankId}`,
    ...(referTransferId === null
      ? [
          ["Transfer now", "exact"],
          ["Wrong amount", "wrongAmount"],
          ["Wrong account", "wrongAccount"],
        ].map(([label, arrival]) =>
          acting(label, `A transfer has arrived for ${userName}.`, "/deposits/transfer", { id, arrival }),
        )
      : [" (being confirmed)"]),
  )
const mismatchLine = ({ id, userName, prepareAmount, arrived, from }) =>
  element(
    "li",
    `${userName}: ${baht.format(arrived)} from ${from} instead of ${baht.format(prepareAmount)}`,
    acting("Credit", `${userName} has what arrived.`, "/deposits/settle", { id, as: "credited" }),
    acting("Send back", "The money went back.", "/deposits/settle", { id, as: "returned" }),
  )
const withdrawalLine = ({ id, userName, amount, account }) =>
  element(
    "li",
    `${userName}: ${baht.format(amount)} to ${account}`,
    acting("Pay", `${userName} was paid.`, "/withdrawals/end", { id, status: "PAID" }),
    acting("Reject", `${userName} has the money back.`, "/withdrawals/end", { id, status: "REJECTED" }),
  )

const list = (selector, lines, none) =>
  $(selector).replaceChildren(...(lines.length > 0 ? lines : [element("li", none)]))

const refresh = async () => {
  const [state, outbox] = await Promise.all([ask("GET", "/state"), ask("GET", "/outbox")])
  stands = state.stands
  now = new Date(state.now)
  $("#now").textContent = thaiTime.format(now)
  const ahead = state.offsetSeconds === 0 ? "as on the machine" : `${state.offsetSeconds} s ahead of the machine`
  $("#offset").textContent = stands ? "standing still" : ahead
  $("#clock-switch").textContent = stands ? "Let it run" : "Stop it"
  const pins = new Map(state.demoLogins.map(({ userName, pin }) => [userName, pin]))
  $("#players").replaceChildren(...state.players.map((player) => playerRow(player, pins)))
  captchaRequired = state.captchaRequired
  $("#captcha-state").textContent = captchaRequired ? "asked for a small sum" : "believed to be no robots"
  $("#captcha-switch").textContent = captchaRequired ? "Ask for nothing" : "Ask for a sum"
  list("#faults", state.faults.map(faultLine), "no faults ordered")
  list("#outbox", outbox.map(messageLine), "no messages yet")
  const [rounds, deposits, mismatches, withdrawals] = await Promise.all(
    ["/rounds", "/deposits", "/deposits/mismatched", "/withdrawals"].map((path) => ask("GET", path)),
  )
  list("#rounds", rounds.map(roundLine), "no rounds run")
  list("#deposits", deposits.map(depositLine), "nobody waits for money to arrive")
  list("#mismatches", mismatches.map(mismatchLine), "all money was what was asked for")
  list("#withdrawals", withdrawals.map(withdrawalLine), "nobody waits to be paid")
}

const moveClock = (move) => order("The clock is set.", "POST", "/clock", move)

onSubmit("#clock", (fields) => moveClock({ offsetSeconds: Number(fields.offsetSeconds) }))
for (const button of document.querySelectorAll("[data-forward]"))
  button.addEventListener("click", () => void moveClock({ moveMs: Number(button.dataset.forward) * 1_000 }))
$("#clock-switch").addEventListener("click", () => void moveClock({ stands: !stands }))
onSubmit("#fault", ({ kind, method, path, count, delayMs, status }) =>
  order("The fault waits for its call.", "POST", "/faults", {
    kind,
    path,
    count: Number(count),
    ...(method === "" ? {} : { method }),
    ...(kind === "delay" ? { delayMs: Number(delayMs) } : {}),
    ...(kind === "status" ? { status: Number(status) } : {}),
  }),
)
onSubmit("#maintenance", ({ minutes }) =>
  order("Every player who is here was told.", "POST", "/maintenance", {
    until: minutes === "" ? null : Math.round(now.getTime() / 1_000) + Number(minutes) * 60,
  }),
)
$("#end-maintenance").addEventListener("click", () =>
  order("Every player who is here was told.", "DELETE", "/maintenance"),
)
onSubmit("#captcha", () => order("The captcha is switched.", "POST", "/captcha", { required: !captchaRequired }))
$("#clear-faults").addEventListener("click", () => order("No faults are left.", "DELETE", "/faults"))
onSubmit("#reset", ({ seed }) => order(`Everything is new: ${seed}.`, "POST", "/reset", { seed }))

await refresh()
setInterval(() => {
  if (!document.hidden) refresh().catch(() => undefined)
}, 5_000)
