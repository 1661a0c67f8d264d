import { Effect, Layer } from "effect"
import { troubledWay } from "../../../operator/testing/trouble.ts"
import { Refused } from "../../refused.ts"
import { type Profile, ProfileKeeper } from "../profile.ts"

type OwnProfile = Profile & { readonly phoneNumber: string }

/** An operator that keeps what a player says about themselves, save the email addresses that it will not have. */
export const operatorThatKeepsProfiles = (
  begun: OwnProfile,
  { unwanted = "" }: { readonly unwanted?: string } = {},
) => {
  let profile = begun
  const asked: Array<Partial<OwnProfile>> = []
  const way = troubledWay()
  const keep = (change: Partial<OwnProfile>) =>
    Effect.suspend(() => {
      asked.push(change)
      if (unwanted !== "" && change.email === unwanted) return Effect.fail(new Refused({}))
      profile = { ...profile, ...change }
      return Effect.void
    })
  return {
    profile: () => profile,
    /** The changes that were heard, in order. */
    asked,
    meets: way.meets,
    layer: Layer.succeed(ProfileKeeper, {
      update: (change) => way.along(keep(change)),
      updatePhoneNumber: (phoneNumber) => way.along(keep({ phoneNumber })),
    }),
  }
}
