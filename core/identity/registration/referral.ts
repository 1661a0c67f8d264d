export type Agent = { readonly agentId: number; readonly refUid: number }

/** Whose newcomers those are that nobody brought. */
export const centerAgent: Agent = { agentId: 2, refUid: 0 }

/** Who or what led a newcomer to the site. */
export type ReferralSource = {
  /** The page's path, such as /register/somchai88. */
  readonly path: string
  /** The domain the site is visited by. */
  readonly domain: string
  /** The address that led here, as it was found; what cannot be one is none. */
  readonly referUrl: string
  /** The agent of this site, when it has its own. */
  readonly agent?: Agent | undefined
  readonly employeeSlug?: string | undefined
}

/** Who is credited with a newcomer. */
export type Referral = Agent & {
  readonly referUrl: string
  readonly registerFromDomain: string
  /** The affiliate slug of the link, when the newcomer came by one. */
  readonly slug: string | undefined
  readonly employeeSlug: string | undefined
}

const slug = /^[\p{L}\p{M}\p{N}._~-]{1,64}$/u

const slugOf = (text: string): string | undefined => {
  try {
    const name = decodeURIComponent(text)
    return slug.test(name) ? name : undefined
  } catch {
    return undefined
  }
}

/** The affiliate slug in /register/{afSlug}; what cannot be one is none. */
export const slugIn = (path: string): string | undefined => slugOf(/^\/register\/([^/]+)\/*$/.exec(path)?.[1] ?? "")

const webAddress = /^https?:\/\/[^\s<>"]{1,2000}$/

/** What the operator is told about who brought a newcomer; nobody means the center agent. */
export const referralOf = ({
  path,
  domain,
  referUrl,
  agent = centerAgent,
  employeeSlug = "",
}: ReferralSource): Referral => ({
  agentId: agent.agentId,
  refUid: agent.refUid,
  referUrl: webAddress.test(referUrl) ? referUrl : "",
  registerFromDomain: domain,
  slug: slugIn(path),
  employeeSlug: slugOf(employeeSlug),
})

/** Whether a friend's link brought them. */
export const cameByLink = (referral: Referral): boolean => referral.slug !== undefined
