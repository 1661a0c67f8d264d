import { flowNames, playFlow } from "@fakham/adapters/world"

type Asked = {
  /** Whichever comes first ends the campaign. */
  readonly steps: number
  readonly worlds: number
  readonly seed: number
  /** One flow alone; all of them in turn when nothing is said. */
  readonly flow?: string | undefined
}
type Failure = { readonly flow: string; readonly seed: number; readonly story: string }

/** Plays worlds, seed after seed, every flow in turn. */
export const campaign = async ({ steps: most, worlds: mostWorlds, seed, flow }: Asked) => {
  const names = flow === undefined ? flowNames : [flow]
  const failures: Array<Failure> = []
  const startedAt = performance.now()
  let [steps, worlds] = [0, 0]
  while (steps < most && worlds < mostWorlds) {
    const name = names[worlds % names.length] ?? ""
    const at = seed + Math.floor(worlds / names.length)
    try {
      steps += (await playFlow(name, at)).steps
    } catch (error) {
      failures.push({ flow: name, seed: at, story: error instanceof Error ? error.message : String(error) })
    }
    worlds++
  }
  const seconds = (performance.now() - startedAt) / 1_000
  return { worlds, steps, stepsPerSecond: Math.round(steps / seconds), failures }
}
