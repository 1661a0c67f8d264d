import * as v from "valibot"

export type About = {
  readonly description: string
  readonly example: string
  /** What counts where nothing is given, if the schema's own default does not say it. */
  readonly otherwise?: string
}

/** What a document says of one variable, as metadata of its schema. */
export const about = <Input>(
  description: string,
  example: string,
  otherwise?: string,
): v.MetadataAction<Input, About> =>
  v.metadata(otherwise === undefined ? { description, example } : { description, example, otherwise })

/** As Markdown. */
export type DescribedVariable = { readonly name: string; readonly default: string } & Pick<
  About,
  "description" | "example"
>

const Described = v.object({ description: v.string(), example: v.string(), otherwise: v.optional(v.string()) })

/** Every variable of a schema; one that is not described is an error. */
export const describedVariables = (variables: {
  readonly entries: v.ObjectEntries
}): ReadonlyArray<DescribedVariable> =>
  Object.entries(variables.entries).map(([name, schema]) => {
    const described = v.safeParse(Described, v.getMetadata(schema))
    if (!described.success) throw new Error(`${name} has no description and example`)
    const { description, example, otherwise } = described.output
    const own = "default" in schema && typeof schema.default === "string" ? schema.default : ""
    return { name, default: otherwise ?? (own === "" ? "none" : `\`${own}\``), description, example }
  })
