import { Effect, Option } from "effect"
import { addSets, noSets, setCaps } from "../gov4d/ticket4d-slip.ts"
import type { Line } from "../poy/line.ts"
import { type DraftNotStored, type DraftOf, type DraftStorage, Drafts } from "./drafts/drafts.port.ts"
import { Ticket4dDrafts } from "./ticket4d/ticket4d-drafts.ts"

const readDraft = <Content>(memory: DraftStorage<Content>, betId: string) =>
  Effect.map(
    Effect.catchTag(memory.recall(betId), "BrokenDraft", () => Effect.succeed(Option.none<DraftOf<Content>>())),
    Option.getOrUndefined,
  )

/** The same draft without lines: a later version, which other tabs take over. */
const emptied = <Content>(draft: DraftOf<Content>): DraftOf<Content> => ({
  ...draft,
  version: draft.version + 1,
  lines: [],
})

type Addition = { readonly betId: string; readonly lines: ReadonlyArray<Line>; readonly newId: () => string }

/** Puts lines behind those that are drafted for a round; each of their batches stays one. */
export const addToDraft = ({ betId, lines, newId }: Addition): Effect.Effect<void, DraftNotStored, Drafts> =>
  Drafts.use((drafts) =>
    Effect.flatMap(readDraft(drafts, betId), (there) => {
      const { id, version, lines: before } = there ?? { id: newId(), version: 0, lines: [] }
      const lastAdd = before.reduce((last, { add }) => Math.max(last, add), 0)
      const behind = lines.map((line, at) => ({ ...line, ref: before.length + at, add: lastAdd + line.add }))
      return drafts.keep(betId, { id, version: version + 1, by: newId(), lines: [...before, ...behind] })
    }),
  )

type Move = { readonly from: string; readonly to: string; readonly newId: () => string }

/** Moves the bets and sets that are drafted for a round to another one; both are kept before the first is emptied. */
export const moveDraft = (move: Move): Effect.Effect<void, DraftNotStored, Drafts | Ticket4dDrafts> =>
  Effect.andThen(moveBets(move), moveSets(move))

const moveBets = ({ from, to, newId }: Move) =>
  Drafts.use((drafts) =>
    Effect.flatMap(readDraft(drafts, from), (draft) =>
      draft === undefined || draft.lines.length === 0
        ? Effect.void
        : Effect.andThen(addToDraft({ betId: to, lines: draft.lines, newId }), drafts.keep(from, emptied(draft))),
    ),
  )

/** Sets of a number that is drafted there already come on top, as far as one slip may hold. */
const moveSets = ({ from, to, newId }: Move) =>
  Ticket4dDrafts.use((drafts) =>
    Effect.gen(function* () {
      const draft = yield* readDraft(drafts, from)
      if (draft === undefined || draft.lines.length === 0) return
      const { id, version, lines } = (yield* readDraft(drafts, to)) ?? { id: newId(), version: 0, lines: [] }
      const { slip } = addSets({ ...noSets, lines }, draft.lines, setCaps)
      yield* drafts.keep(to, { id, version: version + 1, by: newId(), lines: slip.lines })
      yield* drafts.keep(from, emptied(draft))
    }),
  )

/** Empties the draft of a round, of bets or of sets, and answers how it is put back while nothing new is drafted. */
export const discardDraft = (betId: string) =>
  Drafts.use((bets) =>
    Ticket4dDrafts.use((sets) =>
      Effect.map(Effect.all([discardIn(bets, betId), discardIn(sets, betId)]), ([one, other]) =>
        Effect.andThen(one, other),
      ),
    ),
  )

const discardIn = <Content>(memory: DraftStorage<Content>, betId: string) =>
  Effect.gen(function* () {
    const draft = yield* readDraft(memory, betId)
    if (draft === undefined || draft.lines.length === 0) return Effect.void
    yield* memory.keep(betId, emptied(draft))
    return Effect.flatMap(readDraft(memory, betId), (now) =>
      now !== undefined && now.lines.length > 0
        ? Effect.void
        : memory.keep(betId, { ...draft, version: (now ?? draft).version + 1 }),
    )
  })
