/** Tells password managers whose PIN the fields after it are about. */
export const HiddenUsername = ({ userName }: { readonly userName: string }) => (
  <input
    className="vh"
    type="text"
    name="username"
    autoComplete="username"
    value={userName}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
)
