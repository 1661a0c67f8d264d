import type { Live } from "@fakham/core/show"
import { h, onScopeDispose, type Ref, ref, type ShallowRef, shallowRef, type VNode } from "vue"

/** Shows what goes on for as long as the component is there. */
export const useLive = <A>(shown: Live<A>): Readonly<ShallowRef<A>> => {
  const now = shallowRef(shown.now())
  onScopeDispose(shown.subscribe((next) => void (now.value = next)))
  return now
}

/** Changes every second, for what counts down. */
export const useSecond = (): Readonly<Ref<number>> => {
  const second = ref(0)
  const ticking = setInterval(() => (second.value += 1), 1_000)
  onScopeDispose(() => clearInterval(ticking))
  return second
}

/** The keyboard, and who listens to a page, go on from its title. */
const focus = ({ el }: VNode): unknown => el instanceof HTMLElement && el.focus()
export const title = (text: string): VNode => h("h1", { tabindex: -1, key: text, onVnodeMounted: focus }, text)

type Attributes = Readonly<Record<string, unknown>>

export const button = (text: string, onClick: () => unknown, attributes: Attributes = {}): VNode =>
  h("button", { type: "button", onClick: () => void onClick(), ...attributes }, text)

/** A field whose text is in a ref. */
export const field = (label: string, text: Ref<string>, attributes: Attributes = { inputmode: "decimal" }): VNode => {
  const onInput = ({ target }: Event) => target instanceof HTMLInputElement && (text.value = target.value)
  return h("label", { key: label }, [label, h("input", { value: text.value, onInput, ...attributes })])
}

const sending = new WeakSet<EventTarget>()

/** A form that is sent once, however often it is tapped meanwhile. */
export const form = (send: () => Promise<void>, content: VNode, submit: string): VNode => {
  const onSubmit = async (event: Event) => {
    event.preventDefault()
    const { currentTarget: sent } = event
    if (sent === null || sending.has(sent)) return
    sending.add(sent)
    await send()
    sending.delete(sent)
  }
  return h("form", { onSubmit }, [content, h("button", { type: "submit" }, submit)])
}
