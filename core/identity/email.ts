import { Result } from "effect"

export type EmailFault = "required" | "invalid"

const before = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
const lastLabel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i

/** An address that mail could reach: at most 254 characters, a domain with a dot, no spaces inside. */
export const email = (text: string): Result.Result<string, EmailFault> => {
  const address = text.trim()
  if (address === "") return Result.fail("required")
  const at = address.lastIndexOf("@")
  const local = address.slice(0, Math.max(0, at))
  const labels = address.slice(at + 1).split(".")
  const reachable =
    address.length <= 254 &&
    local.length <= 64 &&
    before.test(local) &&
    labels.length > 1 &&
    labels.every((one) => label.test(one)) &&
    lastLabel.test(labels.at(-1) ?? "")
  return reachable ? Result.succeed(address) : Result.fail("invalid")
}
