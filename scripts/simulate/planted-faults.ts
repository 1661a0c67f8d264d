/** A fault that somebody could make: what stands in a file, what stands there then, and the flow that has to find it. */
export type PlantedFault = {
  readonly title: string
  readonly file: string
  readonly right: string
  readonly wrong: string
  readonly flow: string
}

const edited = "placing a draft that is edited"
const asItIs = "placing a draft that stays as it is"

export const plantedFaults: ReadonlyArray<PlantedFault> = [
  {
    title: "a new key after a lost answer",
    file: "core/operation/progress.ts",
    right: "return { intent: { ...intent, ...sent, madeAt }, knownSince, lineBackAt",
    wrong: "return { intent: { ...intent, ...sent, madeAt, key: environment.newKey() }, knownSince, lineBackAt",
    flow: edited,
  },
  {
    title: "a new key at every yes",
    file: "core/operation/operation.machine.ts",
    right: "flow.isSame(context.intent.command, confirmedCommand(context.intent.command, event))",
    wrong: "context === undefined && event === undefined",
    flow: asItIs,
  },
  {
    title: "the age of what was sent told by a clock that jumps",
    file: "core/operation/progress.ts",
    right: "return Math.max(ageOf(intent.sentAt, intent.isByOperator, environment) ?? here, here)",
    wrong: "return here < 0 ? here : environment.now() - intent.sentAt",
    flow: edited,
  },
  {
    title: "a claim that does not look at what another tab has claimed",
    file: "adapters/browser/operation/stored-intents.ts",
    right: "if (stored !== undefined && (stored.isOver || stored.intent.key !== intent.key)) return stored.intent",
    wrong: "",
    flow: edited,
  },
  {
    title: "an operator that forgets to look its keys up",
    file: "adapters/sandbox/poys/place-poys.ts",
    right: "of await firstAnswers(within, commands))",
    wrong: "of await firstAnswers(within, []))",
    flow: asItIs,
  },
  {
    title: "an operator that answers before it has committed",
    file: "adapters/sandbox/database/transaction-queue.ts",
    right: "answers.push(await work(transaction))",
    wrong: "(await work(transaction))()",
    flow: asItIs,
  },
  {
    title: "a close that is a millisecond early",
    file: "adapters/sandbox/poys/accept-orders.ts",
    right: "takesBets(roundForRules(round), now)",
    wrong: "takesBets(roundForRules(round), now + 1)",
    flow: edited,
  },
  {
    title: "a close that is a millisecond late",
    file: "adapters/sandbox/poys/accept-orders.ts",
    right: "takesBets(roundForRules(round), now)",
    wrong: "takesBets(roundForRules(round), now - 1)",
    flow: edited,
  },
  {
    title: "a cancelled slip that can be cancelled again",
    file: "adapters/sandbox/poys/cancelling.ts",
    right: 'if (poy.status !== "WAITING") return',
    wrong: "if (false) return",
    flow: "cancelling",
  },
  {
    title: "a withdrawal sent again under a new key",
    file: "core/operation/progress.ts",
    right: "return { intent: { ...intent, ...sent, madeAt }, knownSince: yesAt",
    wrong: "return { intent: { ...intent, ...sent, madeAt, key: environment.newKey() }, knownSince: yesAt",
    flow: "withdrawing",
  },
  {
    title: "a move sent again under a new key",
    file: "core/operation/progress.ts",
    right: "return { intent: { ...intent, ...sent, madeAt }, knownSince: yesAt",
    wrong: "return { intent: { ...intent, ...sent, madeAt, key: environment.newKey() }, knownSince: yesAt",
    flow: "moving earnings",
  },
  {
    title: "a round of a game that is played anew when it is asked for again",
    file: "adapters/sandbox/games/game-rounds.ts",
    right: "key: `game:${round}`",
    wrong: "key: `game:${round}:${newSeed()}`",
    flow: "rounds of a game",
  },
]
