import { makeOwnerCheck } from "@fakham/core/identity"
import { ownerFields, ownerQuestion } from "@fakham/operator/identity"
import { Redacted } from "effect"
import { createActor, waitFor } from "xstate"
import { type OnDesk, type OwnerCheckActor, showOwnerCheck } from "./owner-shown.ts"

const checks = new WeakMap<OnDesk, OwnerCheckActor>()

/** Puts the question to the owner together with the first one that is asked, and shows it. */
const checkAt = (desk: OnDesk): OwnerCheckActor => {
  const known = checks.get(desk)
  if (known !== undefined) return known
  const check = createActor(
    makeOwnerCheck((proof) => {
      desk.given = () => ownerFields(Redacted.value(proof))
    }),
  ).start()
  checks.set(desk, check)
  desk.asking = {
    answered: () => check.send({ type: "act.answered" }),
    stop: () => {
      desk.given = undefined
      check.stop()
      showOwnerCheck(undefined)
    },
  }
  showOwnerCheck(check)
  return check
}

/** Asks what lies at the desk; ends with whether an answer lies there then. */
export const askOwner = async (desk: OnDesk): Promise<boolean> => {
  if (desk.asked === undefined) return false
  const check = checkAt(desk)
  check.send({ type: "owner.asked", question: ownerQuestion(desk.asked.refused) })
  return (await waitFor(check, (state) => !state.matches("asking"))).matches("checking")
}
