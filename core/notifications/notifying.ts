import { type Actor, createActor } from "xstate"
import type { Visit } from "../visit/visit.ts"
import { makeInbox } from "./inbox.machine.ts"
import type { NotificationKinds } from "./kind-settings.ts"
import { makeNotificationKinds } from "./kinds.machine.ts"
import type { Notifications } from "./notification.ts"
import { makePushDevice } from "./push-device.machine.ts"
import type { PushDevice, ReachedDevices } from "./push-device.ts"

/** Named, so that the types of what is made from it can be written down. */
export interface InboxLogic extends ReturnType<typeof makeInbox> {}
export interface PushDeviceLogic extends ReturnType<typeof makePushDevice> {}

export type InboxActor = Actor<InboxLogic>
export type PushDeviceActor = Actor<PushDeviceLogic>

/** The player's messages; they outlive the page that shows them, as what is opened there leads away. */
export type Inbox = { readonly inbox: () => InboxActor }

export const inboxOf = (visit: Visit<Notifications>): Inbox => {
  const logic: InboxLogic = makeInbox(visit.runtime)
  let inbox: InboxActor | undefined
  return { inbox: () => (inbox ??= visit.start(createActor(logic))) }
}

/** What is sent to the player while the site is closed, and whether this browser shows it; one device for all pages. */
export type Push = { readonly device: () => PushDeviceActor; readonly kinds: ReturnType<typeof makeNotificationKinds> }

export const pushOf = (visit: Visit<NotificationKinds | PushDevice | ReachedDevices>): Push => {
  const logic: PushDeviceLogic = makePushDevice(visit.runtime, visit.environment)
  let device: PushDeviceActor | undefined
  return {
    device: () => (device ??= visit.start(createActor(logic))),
    kinds: makeNotificationKinds(visit.runtime),
  }
}
