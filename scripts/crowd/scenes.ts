/** What happens to all players at once, half a minute after the last of them has come. */
export type CrowdScene = {
  readonly title: string
  /** Whether a try to open a connection succeeds, and whether what is open stays so, so long after it happened. */
  readonly hasPush: (after: number) => boolean
  /** Whether calls are answered. */
  readonly hasAnswers: (after: number) => boolean
  /** Whether nobody answers in the place of hosts that are away; a proxy in front of them does. */
  readonly isSilent: boolean
  /** Whether all hear of a round that is over. */
  readonly endsRound: boolean
}

const always = () => true

/** In milliseconds: how long hosts are away that are all restarted at once. */
const away = 8_000
const isThere = (after: number) => after < 0 || after > away

export const scenes = {
  pushLost: {
    title: "push is lost, calls are answered",
    hasPush: (after) => after < 0,
    hasAnswers: always,
    isSilent: false,
    endsRound: false,
  },
  hostsRestart: {
    title: "all hosts are away for eight seconds",
    hasPush: isThere,
    hasAnswers: isThere,
    isSilent: false,
    endsRound: false,
  },
  siteGone: {
    title: "so is the proxy in front of them",
    hasPush: isThere,
    hasAnswers: isThere,
    isSilent: true,
    endsRound: false,
  },
  roundEnds: {
    title: "a round is over, and all hear of it",
    hasPush: always,
    hasAnswers: always,
    isSilent: false,
    endsRound: true,
  },
} as const satisfies Record<string, CrowdScene>
