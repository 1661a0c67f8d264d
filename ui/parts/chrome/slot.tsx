import { createContext, type ReactNode, useContext } from "react"
import styles from "./slot.module.css"
import type { SlotForm, SlotName } from "./slot-names.ts"

/** Whether what is drawn is a prerendered page, which stands before the scripts of the page have come. */
export const IsPrerendered = createContext(false)

type SlotFormsProps = {
  /** Something that the prefetch script knows the words of. */
  readonly name: SlotName
  /** What it has to be told for that. */
  readonly data?: Readonly<Record<string, string>>
  /** As it will look, with words for what is not known yet. */
  readonly forms: Partial<Readonly<Record<SlotForm, ReactNode>>>
  /** What stands there as long as nothing is known. */
  readonly until?: ReactNode
}

/**
 * On a prerendered page, what the prefetch script puts there as soon as the operator has answered: the one form that fits. On the page
 * itself that goes on to stand there, until the page knows as much.
 */
export const SlotForms = ({ name, data, forms, until = null }: SlotFormsProps) => {
  const isPrerendered = useContext(IsPrerendered)
  const dataset = Object.fromEntries(Object.entries(data ?? {}).map(([key, value]) => [`data-${key}`, value]))
  return (
    <span className={styles.part} data-slot={name} {...(isPrerendered ? dataset : {})}>
      {isPrerendered
        ? Object.entries(forms).map(([form, children]) => (
            <template key={form} data-form={form}>
              {children}
            </template>
          ))
        : null}
      {until}
    </span>
  )
}

type SlotProps = Omit<SlotFormsProps, "forms"> & { readonly children: ReactNode }

/** The same of a part that has one form. */
export const Slot = ({ children, ...part }: SlotProps) => <SlotForms {...part} forms={{ whole: children }} />
