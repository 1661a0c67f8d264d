import { ownStatementsOf } from "@fakham/core/wallet"
import { httpStatements } from "@fakham/operator/wallet"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client }: Machines) => ownStatementsOf(visit.with(httpStatements(client)))

export type OwnStatements = ReturnType<typeof part>
