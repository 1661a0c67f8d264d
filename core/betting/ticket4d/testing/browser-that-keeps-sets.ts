import { Layer } from "effect"
import { atOnce, type Delivery, storageOf } from "../../testing/browser-that-keeps-drafts.ts"
import { setDraftOfText, Ticket4dDrafts, textOfTicket4dDraft } from "../ticket4d-drafts.ts"

/** A browser whose tabs share the drafts of sets. */
export const browserThatKeepsSets = (post: Delivery = atOnce) => {
  const { tab, ...storage } = storageOf({ textOf: textOfTicket4dDraft, ofText: setDraftOfText }, post)
  return { ...storage, tab: () => Layer.succeed(Ticket4dDrafts, tab()) }
}
