import { moneyText } from "@fakham/core/money"
import { type BankAccount, maskedAccountNumber } from "@fakham/core/wallet"
import type { Deposited, SitePlayer } from "@fakham/operator"
import { encode } from "uqr"
import { defineComponent, h, onScopeDispose, ref, shallowRef } from "vue"
import { button, field, form, title } from "./parts.ts"
import { ask, whileAsking } from "./question.ts"
import { depositText, doubtOf, say, withdrawnText } from "./words.ts"

type Open = Extract<Deposited, { readonly is: "open" }>

/** A code as one path of squares, with the edge that cameras look for. */
const qr = (text: string) => {
  const { data, size } = encode(text, { border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  const attributes = { role: "img", "aria-label": "คิวอาร์โค้ดพร้อมเพย์", viewBox: `0 0 ${size} ${size}` }
  return h("svg", attributes, [h("path", { d: squares.join("") })])
}

const accountText = (one: BankAccount) => `${one.bankCode} ${maskedAccountNumber(one.accountNumber)} ${one.name}`

/** Money in by a QR that a banking app reads, and out to an account of the player. */
export const MoneyPage = defineComponent(
  ({ player: { wallet }, leave }: { readonly player: SitePlayer; readonly leave: () => void }) => {
    const [amount, message, open] = [ref(""), ref(""), shallowRef<Open>()]
    const letGo = () => {
      open.value?.leave()
      open.value = undefined
    }
    onScopeDispose(letGo)
    const deposit = async () => {
      letGo()
      const typed = { method: "qrcode", amount: amount.value } as const
      const opened = await whileAsking(wallet.deposit(typed, (passed) => ask(doubtOf("deposit"), passed)))
      if (opened.is === "loggedOut") return leave()
      message.value = opened.is === "open" ? "" : depositText(opened)
      if (opened.is === "open") void watch(opened)
    }
    const watch = async (opened: Open) => {
      open.value = opened
      const end = await opened.ended()
      if (open.value !== opened) return
      letGo()
      message.value = say(end)
    }
    const code = (known: ReturnType<Open["deposit"]["now"]>) => [
      known.method === "qrcode" && qr(known.qrText),
      h("p", ["โอนยอดนี้ให้ตรงถึงเศษสตางค์ ", h("strong", moneyText(known.prepareAmount)), " บาท"]),
      button("ยกเลิกรายการ", () => open.value?.cancel()),
    ]

    const [out, outMessage, chosen] = [ref(""), ref(""), shallowRef<BankAccount>()]
    const accounts = shallowRef<ReadonlyArray<BankAccount>>([])
    const listAccounts = async () => {
      const answer = await wallet.accounts()
      accounts.value = answer.is === "known" ? answer.data : []
      chosen.value = accounts.value[0]
    }
    void listAccounts()
    const withdraw = async () => {
      const { value: account } = chosen
      outMessage.value = account === undefined ? say("accountRequired") : ""
      if (account === undefined) return
      const lines = [`${out.value} บาท`, accountText(account)]
      const agree = () => ask({ title: "ตรวจก่อนถอน", lines, yes: "ยืนยันถอน", no: "กลับไปแก้" })
      const waitOn = (passed: Promise<unknown>) => ask(doubtOf("withdrawal"), passed)
      const withdrawn = await whileAsking(wallet.withdraw({ amount: out.value, account }, agree, waitOn))
      if (withdrawn.is === "loggedOut") leave()
      else outMessage.value = withdrawnText(withdrawn)
    }
    const choice = (one: BankAccount) =>
      button(accountText(one), () => (chosen.value = one), { "aria-pressed": chosen.value === one })
    return () => [
      title("ฝากถอน"),
      form(deposit, field("จำนวนที่ฝาก (บาท)", amount), "สร้าง QR"),
      h("p", { role: "alert" }, message.value),
      open.value && code(open.value.deposit.now()),
      h("h2", "ถอนเข้าบัญชี"),
      accounts.value.map(choice),
      form(withdraw, field("จำนวนที่ถอน (บาท)", out), "ตรวจก่อนถอน"),
      h("p", { role: "alert" }, outMessage.value),
    ]
  },
  { props: ["player", "leave"] },
)
