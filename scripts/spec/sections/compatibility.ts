import { inTest, line, type SpecPart } from "../spec-line.ts"

const row = inTest("core/poy/compatibility.test.ts", "%s switches off exactly what its row of the table lists")

export const compatibility: ReadonlyArray<SpecPart> = [
  {
    heading: "### Bet-type compatibility table",
    lines: [
      line(
        "Each bet type lists the types that cannot be combined with it. Exact semantics (exclusion versus other) are not shown.",
        inTest("core/poy/compatibility.test.ts", "the table has a row for every game bet type")(),
      ),
      line(
        "- teng_bon_3, teng_bon_nha_3, teng_lang_3: each lists teng_bon_1, teng_lang_1, teng_bon_2, teng_lang_2, shuffle_2, option_2_19, option_2_roodnha, option_2_roodlung.",
        row(
          "teng_bon_3",
          "teng_bon_nha_3",
          "teng_lang_3",
          "teng_bon_1",
          "teng_lang_1",
          "teng_bon_2",
          "teng_lang_2",
          "shuffle_2",
          "option_2_19",
          "option_2_roodnha",
          "option_2_roodlung",
        ),
      ),
      line(
        "- teng_bon_2, teng_lang_2: list the one-digit types, the three-digit types, tode_3 and shuffle_3.",
        row("teng_bon_2", "teng_lang_2", "tode_3", "shuffle_3"),
      ),
      line(
        "- One-digit types (teng_bon_1, teng_lang_1): list the three- and two-digit types and the option_2 variants.",
        row("teng_bon_1", "teng_lang_1", ["option_2", "option_2_19"]),
      ),
      line(
        "- option_2_19, option_2_roodnha, option_2_roodlung: list each other and shuffle_2.",
        row("option_2_19", "option_2_roodnha", "option_2_roodlung", "shuffle_2"),
      ),
      line(
        "- option_2_ble, low, high, even, odd: empty lists.",
        row(
          "option_2_ble",
          ["low", "option_2_low"],
          ["high", "option_2_high"],
          ["even", "option_2_even"],
          ["odd", "option_2_odd"],
        ),
      ),
      line("- Lists for tode_3, shuffle_3 and shuffle_2 are not shown.", row("tode_3", "shuffle_3", "shuffle_2")),
    ],
  },
]
