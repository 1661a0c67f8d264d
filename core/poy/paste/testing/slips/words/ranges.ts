import { each, line, message, type SentSlip } from "../../slip.ts"

/** From one number to another, and what only looks so. */
export const ranges: ReadonlyArray<SentSlip> = [
  message(["บน", "heading"], ["20 29", "2บน 20=5, 2บน 29=5"], ["=5", "price"]),
  message(
    ["บน", "heading"],
    ["20-29", `? 2บน 20=5, 2บน 29=5 | ${each("2บน", "20 21 22 23 24 25 26 27 28 29", 5)}`],
    ["=5", "price"],
  ),
  line("บน 20-29-30=5", each("2บน", "20 29 30", 5)),
  line("000 ถึง 009=5", each("3บน", "000 001 002 003 004 005 006 007 008 009", 5)),
  line("บน 5 ถึง 12=20", "notRead"),
  line("บน 29 ถึง 20=5", "notRead"),
  line("บน 20 ถึง 20=5", "2บน 20=5"),
  line("บน 00 ถึง 09 20", each("2บน", "00 01 02 03 04 05 06 07 08 09", 20)),
  line("บน 20-29", "? 2บน 20=29"),
  line("บน 21-29=5", "2บน 21=5, 2บน 29=5"),
  line("บน 20-28=5", "2บน 20=5, 2บน 28=5"),
  line("บน 05 ถึง 123=20", "notRead"),
]
