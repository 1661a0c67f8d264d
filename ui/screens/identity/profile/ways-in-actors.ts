import type { ActorRefFrom } from "xstate"
import type { WaysIn } from "../../../app/parts/ways-in.ts"

export type OpenSessionsActor = ActorRefFrom<WaysIn["openSessions"]>
export type PasskeysActor = ActorRefFrom<WaysIn["passkeys"]>
