import { Result } from "effect"
import { email } from "../email.ts"

/** Whom LINE says that this is. */
export type LineAccount = {
  readonly lineId: string
  /** Empty when LINE tells none. */
  readonly email: string
  readonly name: string
}

/** What came back from LINE: without an id it is nobody, and an address that no mail could reach is left out. */
export const lineAccount = (profile: Partial<LineAccount>): Result.Result<LineAccount, "lineIdMissing"> => {
  const lineId = profile.lineId?.trim() ?? ""
  if (lineId === "") return Result.fail("lineIdMissing")
  return Result.succeed({
    lineId,
    email: Result.getOrElse(email(profile.email ?? ""), () => ""),
    name: profile.name?.trim() ?? "",
  })
}
