import { lotteryDayAt } from "@fakham/core/lotto"
import { useMatch, useSearch } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useMachines } from "../../../app/use-machines.ts"
import { NothingHere } from "../../page/nothing-here.ts"
import { GovDay } from "./day/gov-day.tsx"
import { GroupDay } from "./day/group-day.tsx"
import { WholeDay } from "./day/whole-day.tsx"
import { History } from "./history/history.tsx"
import { type ResultsAddress, resultsAddress } from "./results-address.ts"

/** What came out: on a day, in a group, or of one bet type, as the address says. */
export const ResultsScreen = () => {
  const address = resultsAddress(useSearch({ from: "/_shell/results" }))
  // Whoever logs in in another tab gets machines of their own, as soon as the page is loaded anew.
  useMatch({ from: "/_shell/results", select: ({ updatedAt }) => updatedAt })
  return address === undefined ? <NothingHere /> : <Results address={address} />
}

const Results = ({ address: { day: chosen, group, type, part } }: { readonly address: ResultsAddress }) => {
  const newest = useSelector(useMachines().lobby(), ({ context }) => lotteryDayAt(context.seenAt))
  const day = chosen ?? newest
  if (group === undefined) return <WholeDay day={day} chosen={chosen} />
  if (type !== undefined) return <History key={`${group} ${type}`} group={group} type={type} chosen={chosen} />
  return group === "gov" ? (
    <GovDay day={day} chosen={chosen} />
  ) : (
    <GroupDay key={group} group={group} day={day} chosen={chosen} part={part} />
  )
}
