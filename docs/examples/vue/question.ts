import { defineComponent, h, shallowRef, watch } from "vue"
import { button } from "./parts.ts"

/** What a player is asked; without a yes there is nothing to agree to but to wait. */
export type Asking = Readonly<{ title: string; lines: ReadonlyArray<string>; yes?: string; no: string }>

const current = shallowRef<{ readonly asking: Asking; readonly answer?: (isYes: boolean) => void }>()

/** Puts a question to the player; one that has passed needs no answer. */
export const ask = (asking: Asking, passed?: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (isYes: boolean) => {
      // It stays until that has come to something: a second tap lands on it, and not on the page below.
      current.value = { asking }
      resolve(isYes)
    }
    current.value = { asking, answer }
    void passed?.then(() => resolve(true))
  })

/** Does what may ask, and takes the last question away when it is over. */
export const whileAsking = <A>(work: Promise<A>): Promise<A> => work.finally(() => void (current.value = undefined))

export const QuestionSheet = defineComponent(() => {
  const dialog = shallowRef<HTMLDialogElement>()
  const open = (isAsked: boolean) => (isAsked ? dialog.value?.showModal() : dialog.value?.close())
  watch(() => current.value !== undefined, open, { flush: "post" })
  return () => {
    const { asking, answer } = current.value ?? {}
    const disabled = answer === undefined
    const no = () => answer?.(false)
    const onCancel = (event: Event) => {
      event.preventDefault()
      no()
    }
    return h("dialog", { ref: dialog, "aria-labelledby": "asked", onCancel }, [
      h("h2", { id: "asked" }, asking?.title),
      asking?.lines.map((line) => h("p", line)),
      h("p", { role: "status" }, disabled ? "กำลังตรวจสอบ รอสักครู่" : ""),
      h("div", { class: "row" }, [
        asking?.yes && button(asking.yes, () => answer?.(true), { class: "main", disabled }),
        button(asking?.no ?? "", no, { disabled }),
      ]),
    ])
  }
})
