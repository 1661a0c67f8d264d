import { CcuNews } from "@fakham/operator/wire"
import * as v from "valibot"
import type { AnnouncedNews, Announcement } from "./announcements.ts"

/** PostgreSQL carries less than 8,000 bytes at a time; the parts are ASCII, so that letters are bytes. */
const longest = 7_500

const Announcements = v.array(
  v.variant("type", [
    v.object({ type: v.literal("cash.changed"), uuid: v.string() }),
    v.object({ type: v.literal("news"), news: v.custom<AnnouncedNews>((news) => v.is(CcuNews, news)) }),
    v.object({
      type: v.literal("pushed"),
      pushed: v.object({
        event: v.string(),
        data: v.string(),
        channels: v.array(v.string()),
        except: v.optional(v.string()),
      }),
    }),
    v.object({
      type: v.literal("sessions.ended"),
      uuid: v.optional(v.string()),
      jti: v.optional(v.string()),
      except: v.optional(v.string()),
    }),
    v.object({ type: v.literal("player.told"), uuid: v.string() }),
    v.object({ type: v.literal("news.told") }),
    v.object({ type: v.literal("announcements.missed") }),
  ]),
)

/** What a process tells the others, in parts that belong together: who, which part, of how many, and its text. */
export const messageParts = (self: string, announced: ReadonlyArray<Announcement>): ReadonlyArray<string> => {
  const text = JSON.stringify(announced).replace(
    /[\u0080-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
  const count = Math.ceil(text.length / longest)
  return Array.from(
    { length: count },
    (_, at) => `${self} ${at + 1} ${count} ${text.slice(at * longest, (at + 1) * longest)}`,
  )
}

/** Puts parts together as they come in; what a process said itself, or nobody understands, comes to nothing. */
export const joinedParts = (self: string) => {
  const begun = new Map<string, string>()
  return (payload: string): ReadonlyArray<Announcement> => {
    const [, from = "", part = "", parts = "", text = ""] = /^(\S+) (\d+) (\d+) (.*)$/s.exec(payload) ?? []
    if (from === "" || from === self) return []
    const soFar = (part === "1" ? "" : (begun.get(from) ?? "")) + text
    begun.delete(from)
    if (part === parts) return read(soFar)
    begun.set(from, soFar)
    return []
  }
}

const read = (text: string): ReadonlyArray<Announcement> => {
  try {
    const announced = v.safeParse(Announcements, JSON.parse(text))
    return announced.success ? announced.output : []
  } catch {
    return []
  }
}
