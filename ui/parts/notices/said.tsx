/** What the operator says for itself, quoted beside a sentence of ours: as text, whatever stands in it. */
export const SaidNote = ({ said }: { readonly said: string | undefined }) =>
  said === undefined ? null : (
    <>
      {" "}
      <q>
        <bdi>{said}</bdi>
      </q>
    </>
  )
