import { type Satang, satangOfBaht } from "@fakham/core"
import { centerAgentId } from "../accounts/agents.ts"

export type DemoPlayer = {
  readonly userName: string
  readonly pin: string
  /** What this player is there to show. */
  readonly shows: string
  readonly uuid: string
  readonly status: number
  readonly agentId: number
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
  readonly level: number
  readonly loyaltyPoint: number
  /** Baht, one deposit each. */
  readonly deposits: ReadonlyArray<string>
  readonly paidInDaysAgo: number
  /** Baht earned through referred members. */
  readonly afCash: string
}

/** The agent of the demo that keeps no addresses of its own. */
export const agentWithoutAddresses = 7

const uuidOf = (number: number) => `5a9d0000-0000-4000-8000-${String(number).padStart(12, "0")}`

const limited = (status: number, pin: string, name: string, shows: string): DemoPlayer => ({
  userName: `status${status}demo`,
  pin,
  shows,
  uuid: uuidOf(10 + status),
  status,
  agentId: centerAgentId,
  name,
  email: "",
  phoneNumber: `08100000${10 + status}`,
  level: 1,
  loyaltyPoint: 0,
  deposits: ["100"],
  paidInDaysAgo: 0,
  afCash: "0",
})

export const demoPlayers: ReadonlyArray<DemoPlayer> = [
  {
    userName: "somchai88",
    pin: "Duean69#x",
    shows: "an ordinary player with 12,480.50 baht, affiliate cash and loyalty points",
    uuid: uuidOf(1),
    status: 0,
    agentId: centerAgentId,
    name: "สมชาย ใจดี",
    email: "somchai@player.example",
    phoneNumber: "0812345678",
    level: 2,
    loyaltyPoint: 320,
    deposits: ["10000", "2000", "480.50"],
    paidInDaysAgo: 10,
    afCash: "184.00",
  },
  {
    userName: "malee2569",
    pin: "Dao2569*k",
    shows: "an ordinary player with 350.25 baht, whose agent keeps no addresses of its own",
    uuid: uuidOf(2),
    status: 0,
    agentId: agentWithoutAddresses,
    name: "มาลี แสงดาว",
    email: "",
    phoneNumber: "0898765432",
    level: 1,
    loyaltyPoint: 12,
    deposits: ["350.25"],
    paidInDaysAgo: 0,
    afCash: "0",
  },
  {
    userName: "nipa2569",
    pin: "Phlu2569*m",
    shows: "an ordinary player with slips that won and lost",
    uuid: uuidOf(3),
    status: 0,
    agentId: centerAgentId,
    name: "นิภา รุ่งเรือง",
    email: "",
    phoneNumber: "0861112223",
    level: 1,
    loyaltyPoint: 0,
    deposits: [],
    paidInDaysAgo: 0,
    afCash: "0",
  },
  limited(1, "Fah2569#a", "ปรีชา ลาก่อน", "status 1: logged out on pages for guests"),
  limited(2, "Fah2569#b", "สุดา ธนาคาร", "status 2: no pages of credit and bank"),
  limited(3, "Fah2569#c", "วิชัย ไร้เกม", "status 3: no pages of games"),
  limited(4, "Fah2569#d", "นารี ไร้หวย", "status 4: no pages of lotteries, no bets"),
]

/** Who can log in to the demo seed. */
export const demoLogins: ReadonlyArray<Pick<DemoPlayer, "userName" | "pin" | "shows">> = demoPlayers.map(
  ({ userName, pin, shows }) => ({ userName, pin, shows }),
)

/** Money that is written down in this file, and so is known to be money. */
export const seedSatang = (baht: string): Satang => {
  const read = satangOfBaht(baht)
  if (read._tag === "Failure") throw new RangeError(`${baht} is no money`)
  return read.success
}
