import type { ActorRefFrom } from "xstate"
import type { WaysInPart } from "../../../app/parts/identity/ways-in.lazy.ts"

export type OpenSessionsActor = ActorRefFrom<WaysInPart["openSessions"]>
export type PasskeysActor = ActorRefFrom<WaysInPart["passkeys"]>
