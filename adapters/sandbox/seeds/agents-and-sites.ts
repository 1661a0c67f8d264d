import { centerAgentId } from "../accounts/agents.ts"
import type { Rows } from "../database/tables.ts"
import { agentWithoutAddresses } from "./demo-players.ts"

/** What an operator has before its first player comes. */
export const agents: Rows<"agents"> = [
  {
    id: centerAgentId,
    phone_number: "0800000000",
    office_phone_number: "020000000",
    active_popup: 0,
    active_support: 1,
    url_bailek: "https://bailek.operator.example/",
    url_popup: "-",
    url_support: "https://support.operator.example/",
  },
]

const site = (host: string, title: string, description: string) => ({
  host,
  title,
  description,
  site_verification: "",
  ga_id: "",
  active: 1 as const,
})

const atHome = (host: string) => site(host, "ฟ้าค่ำ", "หวยรัฐบาล หวยหุ้น ยี่กี ปิงปอง หวยชุด 4 ตัว และเกม ฝากถอนในที่เดียว")

export const sites: Rows<"sites"> = [atHome("localhost"), atHome("127.0.0.1")]

export const demoAgents: Rows<"agents"> = [
  ...agents,
  {
    id: agentWithoutAddresses,
    phone_number: "-",
    office_phone_number: "-",
    active_popup: 0,
    active_support: 1,
    url_bailek: "-",
    url_popup: "-",
    url_support: "-",
  },
]

export const demoSites: Rows<"sites"> = [...sites, site("shop.localhost", "ฟ้าค่ำ สาขา", "สาขาของฟ้าค่ำ หวยและเกมในที่เดียว")]
