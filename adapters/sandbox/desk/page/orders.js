const $ = (selector) => document.querySelector(selector)

/** What a player is told whose bank did not take the money. */
const sentBack = "ธนาคารปลายทางตีเงินกลับ ตรวจดูว่าบัญชียังใช้ได้"

/** Lets the page's buttons and forms give their orders. */
export const wireOrders = ({ order, now, state, drawPlayers, drawRounds, refreshBooks }) => {
  const moveClock = (move) => order("ตั้งนาฬิกาแล้ว", "POST", "/clock", move)
  const onClick = (selector, act) => $(selector).addEventListener("click", act)
  const onSubmit = (selector, act) =>
    $(selector).addEventListener("submit", (event) => {
      event.preventDefault()
      event.currentTarget.closest("dialog")?.close()
      void act(Object.fromEntries(new FormData(event.currentTarget)))
    })

  for (const made of document.querySelectorAll("[data-forward]"))
    made.addEventListener("click", () => void moveClock({ moveMs: Number(made.dataset.forward) * 1_000 }))
  for (const made of document.querySelectorAll("[data-opens]"))
    made.addEventListener("click", () => $(`#${made.dataset.opens}`).showModal())
  for (const made of document.querySelectorAll("[data-closes]"))
    made.addEventListener("click", () => made.closest("dialog").close())
  onClick("#clock-stands", () => void moveClock({ stands: !state().stands }))
  onClick("#clock-right", () => void moveClock({ offsetSeconds: 0, stands: false }))
  onClick("#maintenance", () =>
    state().maintenance ? order("เปิดแล้ว", "DELETE", "/maintenance") : $("#maintenance-dialog").showModal(),
  )
  onClick("#captcha", () => order("เปลี่ยนแคปต์ชาแล้ว", "POST", "/captcha", { required: !state().captchaRequired }))
  onClick("#clear-faults", () => order("เลิกทั้งหมดแล้ว", "DELETE", "/faults"))
  onClick("#clear-outbox", () => order("ล้างแล้ว", "DELETE", "/outbox"))
  onClick("#all-players", ({ currentTarget }) => {
    currentTarget.setAttribute("aria-pressed", String(currentTarget.getAttribute("aria-pressed") !== "true"))
    drawPlayers()
  })
  $("#round-search").addEventListener("input", drawRounds)
  const { kind: faultKind } = $("#fault").elements
  faultKind.addEventListener("change", () => {
    for (const field of document.querySelectorAll("[data-of]")) field.hidden = field.dataset.of !== faultKind.value
  })
  onSubmit("#fault", ({ kind, path, seconds, status, count }) =>
    order("รอคำขอถัดไป", "POST", "/faults", {
      kind,
      path,
      count: Number(count),
      ...(kind === "delay" ? { delayMs: Number(seconds) * 1_000 } : {}),
      ...(kind === "status" ? { status: Number(status) } : {}),
    }),
  )
  onSubmit("#announce", ({ minutes }) =>
    order("ประกาศแล้ว", "POST", "/maintenance", {
      until: minutes === "" ? null : Math.round(now() / 1_000) + Number(minutes) * 60,
    }),
  )
  onSubmit("#partner", ({ partner, minutes }) =>
    order(minutes === "" ? `${partner} เปิดแล้ว` : `${partner} ปิด ${minutes} นาที`, "POST", "/partners/close", {
      partner,
      seconds: minutes === "" ? null : Number(minutes) * 60,
    }),
  )
  onSubmit("#reset", ({ seed }) => order(`เริ่มใหม่จาก ${seed} แล้ว`, "POST", "/reset", { seed }).then(refreshBooks))
  onSubmit("#crowd", ({ prefix, count, pin, baht }) =>
    order("เพิ่มแล้ว", "POST", "/players/add", { prefix, count: Number(count), pin, baht: Number(baht) }),
  )
  const { reason, note } = $("#refuse").elements
  const isReasonOwn = () => reason.value === ""
  $("#refuse").addEventListener("change", () => {
    note.closest("label").hidden = !isReasonOwn()
    note.required = isReasonOwn()
  })
  onSubmit("#refuse", ({ id, reason: named, note: own }) =>
    order("คืนเงินแล้ว", "POST", "/withdrawals/end", {
      id,
      status: "REJECTED",
      ...(named === "" ? { note: own } : named === "bank" ? { note: sentBack } : { reason: named }),
    }),
  )
  onSubmit("#credit", ({ userName, baht }) =>
    order(`เติมเงินให้ ${userName} แล้ว`, "POST", "/players/credit", { userName, baht: Number(baht) }),
  )
}
