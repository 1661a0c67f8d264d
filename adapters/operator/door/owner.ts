import { Defects } from "@fakham/core"
import type { OwnerProof, OwnerQuestion } from "@fakham/core/identity"
import type { ProveOwner } from "@fakham/core/operator"
import { Effect } from "effect"
import type { OwnerDesk } from "../identity/owner-check.ts"
import { ownerFields, ownerQuestion } from "../identity/owner-questions.ts"

/** What the owner shows: their PIN, and the code where one was sent. */
export type OwnerAnswer = { readonly pin: string; readonly code?: string }

/** Asks the owner of the account for their PIN, or for a code, before money goes where it has not gone yet; nothing is a no. */
export type AskOwner = (question: OwnerQuestion) => OwnerAnswer | undefined | Promise<OwnerAnswer | undefined>

/** Where what an operator wants of the owner waits for whoever was sending, and the answer for the call that is sent again. */
export const ownerDeskOf = (ask: AskOwner): OwnerDesk & { readonly prove: ProveOwner } => {
  let asked: { readonly path: string; readonly question: OwnerQuestion } | undefined
  let given: OwnerProof | undefined
  return {
    asked: (path, refused) => {
      const question = ownerQuestion(refused)
      asked = { path, question: { ...question, sent: question.sent ?? asked?.question.sent } }
    },
    take: (path) => {
      if (given === undefined || asked?.path !== path) return undefined
      const proof = given
      given = undefined
      return ownerFields(proof)
    },
    answered: () => {
      asked = undefined
    },
    prove: async () => {
      if (asked === undefined) return false
      const { question } = asked
      const answer = await (async () => ask(question))().catch(reportDefect)
      given = answer && { pin: answer.pin, code: answer.code ?? "", reference: question.sent?.reference ?? "" }
      return given !== undefined
    },
  }
}

/** An owner who cannot be asked has shown nothing, and may be asked again. */
const reportDefect = async (defect: unknown): Promise<undefined> => {
  await Effect.runPromise(Effect.flatMap(Defects, (report) => report(defect)))
}
