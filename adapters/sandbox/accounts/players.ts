import { bahtOfSatang } from "@fakham/core"
import { agentsSupports, cashs, usersInfos } from "@fakham/operator/wire"
import type { Hono } from "hono"
import { answerCall } from "../http/answer.ts"
import type { RequestEnv } from "../http/requests.ts"
import type { Internals } from "../internals/internals.ts"
import { balance } from "../ledger/ledger.ts"
import { pointsOf } from "../ledger/loyalty-points.ts"
import { agentSupport, centerAgentId } from "./agents.ts"
import { authenticated } from "./sessions.ts"

/** What the operator knows of the player who asks. */
export const answerPlayers = (app: Hono<RequestEnv>, internals: Internals): void => {
  const { db } = internals

  answerCall(
    app,
    usersInfos,
    authenticated(internals, usersInfos, async (user) => {
      const { phoneNumber: _phoneNumber, ...supportData } = await agentSupport(db, user.agent_id)
      return {
        data: {
          level: user.level,
          userName: user.user_name,
          name: user.name,
          email: user.email,
          avatar: user.avatar,
          phoneNumber: user.phone_number,
          lineId: user.line_id,
          lineUid: user.line_uid,
          cash: bahtOfSatang(await balance(db, "cash", user.uuid)),
          afCash: bahtOfSatang(await balance(db, "afCash", user.uuid)),
          loyaltyPoint: await pointsOf(db, user),
          supportData,
        },
      }
    }),
  )

  answerCall(
    app,
    cashs,
    authenticated(internals, cashs, async ({ uuid }) => ({
      data: { money: bahtOfSatang(await balance(db, "cash", uuid)) },
    })),
  )

  answerCall(app, agentsSupports, async () => ({ data: await agentSupport(db, centerAgentId) }))
}
