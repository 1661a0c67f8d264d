import * as v from "valibot"

export type About = {
  readonly description: string
  readonly example: string
  /** What counts where nothing is given, if the schema's own default does not say it. */
  readonly fallback?: string
}

/** What a document says of one variable, as metadata of its schema. */
export const about = <Input>(description: string, example: string, fallback?: string): v.MetadataAction<Input, About> =>
  v.metadata(fallback === undefined ? { description, example } : { description, example, fallback })

/** As Markdown. */
export type DescribedVariable = { readonly name: string; readonly default: string } & Pick<
  About,
  "description" | "example"
>

const Described = v.object({ description: v.string(), example: v.string(), fallback: v.optional(v.string()) })

/** Every variable of a schema; one that is not described is an error. */
export const describedVariables = (variables: {
  readonly entries: v.ObjectEntries
}): ReadonlyArray<DescribedVariable> =>
  Object.entries(variables.entries).map(([name, schema]) => {
    const described = v.safeParse(Described, v.getMetadata(schema))
    if (!described.success) throw new Error(`${name} has no description and example`)
    const { description, example, fallback } = described.output
    const own = "default" in schema && typeof schema.default === "string" ? schema.default : ""
    return { name, default: fallback ?? (own === "" ? "none" : `\`${own}\``), description, example }
  })
