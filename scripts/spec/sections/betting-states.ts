import { inTest, line, type SpecLine } from "../spec-line.ts"

const closed = inTest(
  "core/lotto/round/round.test.ts",
  "a round is closed when its close is earlier than now, and not a moment before",
)
const askedFor = inTest(
  "core/lotto/round/round.test.ts",
  "a result is asked for once its time has passed, or once it is set",
)
const order = inTest(
  "core/poy/slip.test.ts",
  "lines stand in the order of the options, then of their numbers, equal ones in the order they were added",
)
const undo = inTest("core/poy/slip.test.ts", "undo can be repeated down to the empty slip, redo back to the last add")
const off = inTest("core/poy/compatibility.test.ts", "switching an option off touches no other option")
const on = inTest(
  "core/poy/compatibility.test.ts",
  "switching a two-digit option on switches the three-digit ones off and says why",
)
const slips = inTest(
  "adapters/operator/contract/slips-and-games.contract.test.ts",
  "%s is sent to the letter, and its answer understood",
)
const created = inTest("core/time/written-time.test.ts", "a created timestamp that ends in Z is Thai time")
const nextDay = inTest(
  "core/lotto/schedule/next-day.test.ts",
  "yeekee 73 to 88, five-minute yeekee 228 to 265 and ping pong 19 to 22 close a day later, and no others",
)
const downjone = inTest(
  "core/lotto/schedule/next-day.test.ts",
  "any bet type that contains downjone closes a day later",
)

const switchedOff = inTest(
  "adapters/operator/lotto/odd-rounds.test.ts",
  "is switched off where its list says that it is not active, and not where nothing is said",
)
const endsEarly = inTest(
  "core/lotto/round/round.test.ts",
  "a round that is switched off before its close is closed from its opening on, until its result is due",
)

/** What bets and rounds go through, within the states. */
export const bettingStates: ReadonlyArray<SpecLine> = [
  line(
    "- **Round closed**: a round counts as closed (active false) when its real close time is earlier than now.",
    closed("closed"),
    switchedOff(["active false", "active"]),
    endsEarly(),
  ),
  line(
    "- **Ying results**: not fetched until the result time has passed, unless the result is already set.",
    askedFor(),
  ),
  line(
    "- **Poy list**: kept sorted by option and number. Each add batch gets the next add index; only the last batch can be removed.",
    order("add"),
    undo(),
  ),
  line(
    "- **Option selection**: selecting a poy option toggles it and removes options that conflict per the compatibility table.",
    on(),
    off(),
  ),
  line(
    "- **4D creation**: the endpoint is chosen by bet name: laos, laos super, hanoy or malay.",
    slips(
      "laos",
      "lotteries.lao.create",
      "laos super",
      "lotteries.lao-super.create",
      "hanoy",
      "lotteries.hanoy.create",
      "malay",
      "lotteries.malay.create",
    ),
  ),
  line("- **Timestamps**: created timestamps ending in Z are rewritten to the +07:00 offset.", created("+07:00")),
  line(
    "- **Close-time shift** (one day): yeekee rounds with sequence 73 to 88; five-minute yeekee with 228 to 265; hourly pingpong with 19 to 22; any bet type containing downjone.",
    nextDay("73", "88", "228", "265", "19", "22"),
    downjone("downjone", "stock_downjone_vip"),
  ),
]
