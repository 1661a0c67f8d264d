import type { FormEvent } from "react"

/** What stands in the fields of a form as it is submitted; a field that is not there is empty. */
export const readSubmitted = (event: FormEvent<HTMLFormElement>): ((name: string) => string) => {
  event.preventDefault()
  const typed = new FormData(event.currentTarget)
  return (name) => {
    const text = typed.get(name)
    return typeof text === "string" ? text : ""
  }
}
