import { storedDevice, storedVisitor } from "@fakham/adapters/browser/identity"
import { isAgreedTo } from "@fakham/adapters/browser/site"
import { pageRecognition, serviceRecognition } from "@fakham/adapters/vendors/recognition"
import { makeVisitor } from "@fakham/core/identity"
import { watchPart } from "@fakham/core/visit"
import { Layer } from "effect"
import { createActor } from "xstate"
import { type PageActors, runtimeOf } from "./page-actors.ts"

/** Gives this browser another guest id when it has none, and has it recognised for whoever visits. */
export const recogniseVisitor = ({ session }: Pick<PageActors, "session">): void => {
  const userId = () => session.getSnapshot().context.session?.uuid
  const machine = makeVisitor(
    runtimeOf(
      Layer.mergeAll(
        storedVisitor(),
        serviceRecognition(pageRecognition(), () => isAgreedTo("device")),
      ),
    ),
    {
      now: Date.now,
      newGuestId: () => crypto.randomUUID(),
    },
  )
  const visitor = createActor(machine, { input: { userId: userId() } })
  visitor.start()
  watchPart(session, userId, (user, before) => {
    if (user !== before) visitor.send({ type: "user.changed", userId: user })
    if (user === undefined) storedDevice().forget()
  })
}
