import { Plural } from "@lingui/react/macro"

export const GameCount = ({ of: count }: { readonly of: number }) => (
  <Plural value={count} one="# game" other="# games" />
)
