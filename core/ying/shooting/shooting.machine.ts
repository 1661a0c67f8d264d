import { assign, setup } from "xstate"
import type { Round } from "../../lotto/round/round.ts"
import { waitFor } from "../../lotto/round/wait.ts"
import { answer, failedWith, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import type { Instant } from "../../time/bangkok.ts"
import { isShot } from "../shot.ts"
import { type FiredShot, Yings } from "../yings.port.ts"
import * as shooting from "./shooting.ts"

export type ShootingTools = { readonly now: () => Instant; readonly newKey: () => string }

/** A player who shoots numbers into a round, one at a time. A tap is one shot: only the player sends it again. */
export const makeShooting = (runtime: Runtime<Yings>, { now, newKey }: ShootingTools) => {
  const judged = {
    "clock.corrected": "judging",
    "round.changed": { target: "judging", actions: "change" },
    "wait.changed": { target: "judging", actions: "wait" },
  } as const
  const fire = [{ guard: "isWellFormed", target: "sending", actions: "aim" }, { actions: "misfire" }] as const
  const timed = { on: judged, after: { change: "judging" } } as const
  return setup({
    types: {} as { context: shooting.Shooting; events: shooting.ShootingEvent; input: Round; tags: "busy" },
    actors: {
      shoot: fromProgram(runtime, ({ betId, number, key }: shooting.Aim & { readonly betId: string }) =>
        Yings.use((yings) => yings.shoot(betId, number, key)),
      ),
    },
    guards: {
      is: ({ context }, state: shooting.ShootingPhase) => shooting.shootingAt(context, now()) === state,
      isPlayLimit: (_, shot: shooting.ShotAnswer) => shooting.refusalIn(shot)?.reason === "playLimit",
      isListed: ({ context, event }) =>
        event.type === "shots.seen" && shooting.listed(context, event.shots) !== undefined,
      isWellFormed: ({ event }) => event.type === "shot.fired" && isShot(event.number),
    },
    delays: { change: ({ context }) => waitFor(shooting.nextShootingChange(context, now()), now()) },
    actions: {
      aim: assign(({ event }) =>
        event.type === "shot.fired"
          ? { aim: { number: event.number, key: newKey(), at: now() }, refusal: undefined, said: undefined }
          : {},
      ),
      change: assign(({ context, event }) =>
        event.type === "round.changed" ? shooting.roundChanged(context, event.round, now()) : {},
      ),
      wait: assign(({ event }) =>
        event.type === "wait.changed" ? { readyAt: now() + event.waitSeconds * 1_000 } : {},
      ),
      find: assign(({ context, event }) => {
        const shot = event.type === "shots.seen" ? shooting.listed(context, event.shots) : undefined
        return shot === undefined ? {} : shooting.counted(context, shot, now())
      }),
      count: assign(({ context }, shot: FiredShot) => shooting.counted(context, shot, now())),
      refuse: assign(({ context }, shot: shooting.ShotAnswer) => {
        const refusal = shooting.refusalIn(shot)
        return refusal === undefined ? {} : shooting.afterRefusal(context, refusal, now())
      }),
      misfire: assign({ refusal: "malformed", said: undefined }),
    },
  }).createMachine({
    id: "shooting",
    context: ({ input }) => shooting.roundChanged(shooting.shootingIn(input), input, now()),
    initial: "judging",
    on: { "round.changed": { actions: "change" } },
    states: {
      judging: {
        always: [
          { guard: { type: "is", params: "closed" }, target: "closed" },
          { guard: { type: "is", params: "notOpen" }, target: "notOpen" },
          { guard: { type: "is", params: "coolingDown" }, target: "coolingDown" },
          { target: "ready" },
        ],
      },
      notOpen: timed,
      ready: { ...timed, on: { ...judged, "shot.fired": fire } },
      sending: {
        tags: "busy",
        invoke: {
          src: "shoot",
          input: ({ context }) => ({ betId: context.round.betId, ...present(context.aim) }),
          onDone: [
            { guard: succeeded, target: "judging", actions: { type: "count", params: value } },
            {
              guard: { type: "isPlayLimit", params: answer },
              target: "barred",
              actions: { type: "refuse", params: answer },
            },
            { guard: failedWith("ShotRefused"), target: "judging", actions: { type: "refuse", params: answer } },
            { guard: failedWith("NoSuchRound"), target: "missing" },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "awaitingAnswer" },
          ],
        },
      },
      /** It may have counted or not. Sent again with its key it is still one shot, even after the window has closed. */
      awaitingAnswer: {
        on: {
          "shots.seen": { guard: "isListed", target: "judging", actions: "find" },
          "shot.repeated": "sending",
          "shot.abandoned": { target: "judging", actions: assign({ aim: undefined }) },
          "shot.fired": fire,
        },
      },
      coolingDown: timed,
      closed: { on: judged },
      barred: {},
      missing: { type: "final" },
      unauthorized: { type: "final" },
    },
  })
}
