import type { ActorRefFrom } from "xstate"
import type { WaysIn } from "../../../composition/parts/ways-in.ts"

export type OpenSessionsActor = ActorRefFrom<WaysIn["openSessions"]>
export type PasskeysActor = ActorRefFrom<WaysIn["passkeys"]>
