/** What a text of JSON says; nothing where there is none, or it cannot be read. */
export const parsedJson = (text: string | null | undefined): unknown => {
  try {
    return JSON.parse(text ?? "")
  } catch {
    return undefined
  }
}
