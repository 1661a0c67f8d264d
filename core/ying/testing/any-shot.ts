import fc from "fast-check"
import { anyNumberOf } from "../../poy/testing/any-number.ts"
import { anyInstant } from "../../time/testing/any-time.ts"
import { coolDown, type Shot } from "../shot.ts"

/** Five digits as players shoot them. */
export const anyShotNumber: fc.Arbitrary<string> = anyNumberOf(5)

/** The shots into one round in the order they arrived: many at one moment, no member twice within the cool-down. */
export const anyShots: fc.Arbitrary<ReadonlyArray<Shot>> = fc
  .tuple(
    anyInstant,
    fc.array(
      fc.record({
        member: fc.nat(30),
        wait: fc.oneof(fc.constant(0), fc.nat(3_000)),
        number: anyShotNumber,
      }),
      { maxLength: 60, size: "max" },
    ),
  )
  .map(([start, fired]) => {
    const shots: Array<Shot> = []
    const last = new Map<number, number>()
    let now = start
    for (const [index, { member, wait, number }] of fired.entries()) {
      now = Math.max(now + wait, (last.get(member) ?? Number.NEGATIVE_INFINITY) + coolDown)
      last.set(member, now)
      shots.push({ member: `member${member}`, number, at: now, sequence: index + 1 })
    }
    return shots
  })
