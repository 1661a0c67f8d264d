import { type PublishedShot, sameText } from "./published-shot.ts"

/**
 * The shots that another list does not hold. Each shot of that list stands for one of these only, so that a repeated
 * shot cannot stand in for a dropped one; the exactly equal one first, and masked ones so that as few as can be remain.
 */
export const missingShots = <Published extends PublishedShot>(
  shots: ReadonlyArray<Published>,
  others: ReadonlyArray<PublishedShot>,
): ReadonlyArray<Published> => {
  const othersAt = Map.groupBy(others, ({ at }) => at)
  return [...Map.groupBy(shots, ({ at }) => at)].flatMap(([at, one]) => missingOfMoment(one, othersAt.get(at) ?? []))
}

const missingOfMoment = <Published extends PublishedShot>(
  shots: ReadonlyArray<Published>,
  others: ReadonlyArray<PublishedShot>,
) => {
  const left = [...others]
  const inexact = shots.filter((shot) => {
    const place = left.findIndex(({ number, member }) => number === shot.number && member === shot.member)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
  const partners = new Map<number, Published>()
  const isMatched = (shot: Published, tried = new Set<number>()): boolean =>
    left.some((other, place) => {
      if (tried.has(place) || !canBeOne(shot, other)) return false
      tried.add(place)
      const partner = partners.get(place)
      if (partner !== undefined && !isMatched(partner, tried)) return false
      partners.set(place, shot)
      return true
    })
  return inexact.filter((shot) => !isMatched(shot))
}

/** Whether two of one moment can be the same shot, one of them masked perhaps. */
const canBeOne = (one: PublishedShot, other: PublishedShot) =>
  sameText(one.number, other.number) && sameText(one.member, other.member)
