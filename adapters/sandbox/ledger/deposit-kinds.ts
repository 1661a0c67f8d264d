/** What was looked at before it was credited, by a person or a chain. */
export const lookedAtKind = "DEPOSIT"
/** What was found by the satang that told it apart. */
export const foundKind = "PREDEPOSIT"

/** Every type under which players bring money in. */
export const depositKinds: ReadonlyArray<string> = [lookedAtKind, foundKind]
