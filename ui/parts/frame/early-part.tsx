import { createContext, type ReactNode, useContext } from "react"
import styles from "./early-part.module.css"
import type { EarlyForm, EarlyName } from "./early-words.ts"

/** Whether what is drawn is the frame of a page, which stands before the scripts of the page have come. */
export const InFrame = createContext(false)

type EarlyFormsProps = {
  /** Something that the early script knows the words of. */
  readonly name: EarlyName
  /** What it has to be told for that. */
  readonly data?: Readonly<Record<string, string>>
  /** As it will look, with words for what is not known yet. */
  readonly forms: Partial<Readonly<Record<EarlyForm, ReactNode>>>
  /** What stands there as long as nothing is known. */
  readonly until?: ReactNode
}

/**
 * In a frame, what the early script puts there as soon as the operator has answered: the one form that fits. On the page
 * itself that goes on to stand there, until the page knows as much.
 */
export const EarlyForms = ({ name, data, forms, until = null }: EarlyFormsProps) => {
  const inFrame = useContext(InFrame)
  const told = Object.fromEntries(Object.entries(data ?? {}).map(([key, value]) => [`data-${key}`, value]))
  return (
    <span className={styles.part} data-early={name} {...(inFrame ? told : {})}>
      {inFrame
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

type EarlyPartProps = Omit<EarlyFormsProps, "forms"> & { readonly children: ReactNode }

/** The same of a part that has one form. */
export const EarlyPart = ({ children, ...part }: EarlyPartProps) => <EarlyForms {...part} forms={{ whole: children }} />
