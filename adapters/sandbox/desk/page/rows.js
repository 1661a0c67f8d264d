import { baht, countdown, faultWords, hourOf, methods, phone, timeOf } from "./words.js"

export const element = (name, className, ...children) => {
  const made = document.createElement(name)
  if (className !== "") made.className = className
  made.append(...children)
  return made
}

export const button = (label, act, className = "") => {
  const made = element("button", className, label)
  made.type = "button"
  made.addEventListener("click", act)
  return made
}

const svg = (className, box, ...paths) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg")
  made.setAttribute("viewBox", box)
  made.setAttribute("class", className)
  made.setAttribute("aria-hidden", "true")
  for (const d of paths) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path")
    path.setAttribute("d", d)
    made.append(path)
  }
  return made
}

const disc = "M16 2A14 14 0 1 0 16 30 14 14 0 1 0 16 2z"
const lit = {
  full: disc,
  half: "M16 2A14 14 0 0 0 16 30z",
  crescent: "M16 2A14 14 0 0 0 16 30A8.68 14 0 0 1 16 2z",
}

/** Full until ten minutes before the end, half until three, a crescent after that. */
export const moon = (leftMs) => {
  const phase = leftMs > 600_000 ? "full" : leftMs > 180_000 ? "half" : "crescent"
  return svg(`moon ${phase}`, "0 0 32 32", disc, lit[phase])
}

const icons = {
  in: ["M12 4.4v11M7.6 11.4l4.4 4.4 4.4-4.4M5 19.6h14"],
  out: ["M12 15.6v-11M7.6 8.6 12 4.2l4.4 4.4M5 19.6h14"],
  doubt: ["M12 4.2 21 19.6H3z", "M12 10v4.4M12 17h.01"],
  wait: ["M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4z", "M12 7.4V12l3 2"],
}
const icon = (name) => svg(`icon ${name}`, "0 0 24 24", ...icons[name])
const number = (text, className = "") => element("span", `num ${className}`, text)
const buttons = (...made) => element("span", "buttons end", ...made)
const note = (text, className = "") => element("span", `note ${className}`, text)

/** A time that counts down by itself; what counts is said by its element. */
const until = (at, now, className = "") => {
  const made = number(countdown(Date.parse(at) - now), className)
  made.dataset.until = at
  return made
}

export const roundRow = ({ betId, name, closesAt, resultAt, slips }, now, order) => {
  const isOpen = Date.parse(closesAt) > now
  const left = Date.parse(closesAt) - now
  const act = (label, said, path, body) =>
    button(label, () => order(`${name} ${said}`, "POST", path, { betId, ...body }))
  return element(
    "div",
    "row round",
    moon(left),
    element("b", "name", name, ...(slips > 0 ? [" ", note(`รอผล ${slips} โพย`, "waits")] : [])),
    number(hourOf(isOpen ? closesAt : resultAt), "quiet right"),
    isOpen ? until(closesAt, now, `right ${left < 180_000 ? "coral" : ""}`) : note("รอออกผล", "right"),
    buttons(
      ...(isOpen
        ? [act("+5 น.", "ปิดช้าลง 5 นาที", "/rounds/move", { seconds: 300 }), act("ปิดรับ", "ปิดรับแล้ว", "/rounds/close", {})]
        : []),
      act("ออกผล", "ออกผลและจ่ายแล้ว", "/rounds/end", { ending: "draw" }),
      act("คืนเงิน", "ยกเลิกและคืนเงินแล้ว", "/rounds/end", { ending: "void" }),
    ),
  )
}

export const playerRow = (player, pin, { order, credit }) => {
  const { userName, name, status, money, waitingSlips, failedLogins, lockedUntil } = player
  const about = [
    name,
    pin,
    waitingSlips > 0 ? `รอผล ${waitingSlips} โพย` : "",
    status > 0 ? `สถานะ ${status}` : "",
    failedLogins > 0 && lockedUntil === null ? `ใส่ PIN ผิด ${failedLogins} ครั้ง` : "",
  ]
  const unlock = (className) =>
    button("ปลดล็อก", () => order(`${userName} เข้าได้แล้ว`, "POST", "/players/unlock", { userName }), className)
  return element(
    "div",
    "row player",
    element("b", "", userName),
    lockedUntil === null
      ? note(about.filter(Boolean).join(" · "))
      : note(`ล็อก ใส่ PIN ผิด ${failedLogins} ครั้ง ถึง ${timeOf(lockedUntil)}`, "coral"),
    number(baht(money), "gold right"),
    buttons(lockedUntil === null ? button("เติมเงิน", () => credit(userName)) : unlock("outline")),
  )
}

const moneyRow = (kind, amount, userName, about, ...acts) =>
  element(
    "div",
    "row money",
    icon(kind),
    number(baht(amount), "gold"),
    element("span", "", userName, element("br", ""), about),
    buttons(...acts),
  )

export const depositRow = (deposit, now, order) => {
  const { id, userName, method, prepareAmount, referTransferId, expiresAt, confirmations } = deposit
  const arrives = (label, arrival, className) =>
    button(label, () => order(`เงินของ ${userName} เข้าแล้ว`, "POST", "/deposits/transfer", { id, arrival }), className)
  const about = note(`${methods[method] ?? method} · ${expiresAt === null ? "รอตรวจ" : "รอ "}`)
  if (expiresAt !== null) about.append(until(expiresAt, now))
  return referTransferId === null
    ? moneyRow(
        "in",
        prepareAmount,
        userName,
        about,
        arrives("เข้าตรงยอด", "exact", "outline"),
        arrives("ผิดยอด", "wrongAmount"),
        arrives("ผิดบัญชี", "wrongAccount"),
        arrives("แจ้งซ้ำ", "twice"),
        arrives("เข้าเงียบ ๆ", "unannounced"),
      )
    : confirmations === null
      ? moneyRow("in", prepareAmount, userName, note(`${methods[method] ?? method} · กำลังตรวจ`))
      : moneyRow(
          "in",
          prepareAmount,
          userName,
          note(`${methods[method] ?? method} · ยืนยัน ${confirmations.made} / ${confirmations.needed}`),
          button("ยืนยัน +1", () => order(`ยืนยันของ ${userName} แล้ว`, "POST", "/deposits/confirm", { id }), "outline"),
        )
}

export const lateRow = ({ id, userName, method, prepareAmount }, order, hide) =>
  moneyRow(
    "wait",
    prepareAmount,
    userName,
    note(`${methods[method] ?? method} · หมดเวลา`),
    button("เข้าช้า", () => order(`เงินของ ${userName} เข้าช้า`, "POST", "/deposits/transfer", { id, arrival: "late" })),
    button("ซ่อน", () => hide(id)),
  )

const causes = { amount: "ยอดต่างกัน", account: "จากบัญชีอื่น", late: "มาหลังหมดเวลา" }

export const mismatchRow = ({ id, userName, prepareAmount, arrived, cause, from }, order) => {
  const settle = (label, said, as, className) =>
    button(label, () => order(said, "POST", "/deposits/settle", { id, as }), className)
  return moneyRow(
    "doubt",
    prepareAmount,
    userName,
    note(`ขอ ${baht(prepareAmount)} เข้ามา ${baht(arrived)} · ${causes[cause]}${cause === "account" ? ` ${from}` : ""}`),
    settle("ให้เครดิต", `${userName} ได้เครดิตแล้ว`, "credited", "outline"),
    settle("คืนเงิน", "คืนเงินแล้ว", "returned"),
  )
}

export const withdrawalRow = (withdrawal, order, refuse) => {
  const { id, userName, amount, account } = withdrawal
  const pay = () => order(`จ่ายให้ ${userName} แล้ว`, "POST", "/withdrawals/end", { id, status: "PAID" })
  return moneyRow(
    "out",
    amount,
    userName,
    note(`ถอน · ${account}`),
    button("จ่ายแล้ว", pay, "outline"),
    button("ไม่ผ่าน", () => refuse(withdrawal)),
  )
}

export const faultRow = (fault, order) =>
  element(
    "div",
    "row fault",
    icon(fault.kind === "delay" ? "wait" : "doubt"),
    element("span", "", element("b", "", faultWords(fault)), " ", note(fault.path, "num")),
    element("span", "note", "เหลือ ", number(String(fault.count))),
    buttons(button("เลิก", () => order("เลิกแล้ว", "DELETE", "/faults", { id: fault.id }))),
  )

/** The code and its reference, which is what somebody at the desk looks for; another message as it stands. */
const shortMessage = (text) => {
  const [, code, ref] = /(\d{6}) \(อ้างอิง (\w+)\)/.exec(text) ?? []
  return code === undefined ? element("span", "", text) : element("span", "", "รหัส ", number(code), ` อ้างอิง ${ref}`)
}

export const messageRow = ({ at, recipient, text }, copied) =>
  element(
    "div",
    "row message",
    number(timeOf(at), "quiet"),
    number(phone(recipient)),
    shortMessage(text),
    buttons(button("คัดลอก", () => navigator.clipboard.writeText(/\d{6}/.exec(text)?.[0] ?? text).then(copied))),
  )

export const nothing = (text) => element("div", "row none", note(text))
