import { Layer } from "effect"
import { atOnce, type Delivery, storageOf } from "../../testing/browser-that-keeps-drafts.ts"
import { SetDrafts, setDraftOfText, textOfSetDraft } from "../set-drafts.ts"

/** A browser whose tabs share the drafts of sets. */
export const browserThatKeepsSets = (post: Delivery = atOnce) => {
  const { tab, ...storage } = storageOf({ textOf: textOfSetDraft, ofText: setDraftOfText }, post)
  return { ...storage, tab: () => Layer.succeed(SetDrafts, tab()) }
}
