import type { SessionActor } from "../../app/app.ts"

/** The login under way, which lives as long as the visitor is a guest. */
export type LoginActor = NonNullable<ReturnType<SessionActor["getSnapshot"]>["children"]["login"]>
