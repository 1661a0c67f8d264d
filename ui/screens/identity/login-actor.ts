import type { AppSession } from "../../app/app.ts"

/** The login under way, which lives as long as the visitor is a guest. */
export type LoginActor = NonNullable<ReturnType<AppSession["getSnapshot"]>["children"]["login"]>
