import { once } from "node:events"
import { connect } from "node:net"
import { createServer } from "node:tls"

/** Signed by nobody and known to everybody: they stand for a certificate on this machine alone. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgYtxpc/7h/w4n7SL8
O3ANepTx5tPRToB+EASR4AmS8kmhRANCAATNUuHqlsKsRuPnB7+vspp0a2FU2blB
W9uWkAaXKCZLOVIwqPHxsMTIvFMArf8Oe2SGlqQ9juhwbfUxma2r/4w7
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBlDCCATugAwIBAgIUFM/0OpfpXopUol2d3vz6nVi9NJQwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyODE2NTYxM1oYDzIxMjYxMTA0
MTY1NjEzWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATNUuHqlsKsRuPnB7+vspp0a2FU2blBW9uWkAaXKCZLOVIwqPHxsMTI
vFMArf8Oe2SGlqQ9juhwbfUxma2r/4w7o2kwZzAdBgNVHQ4EFgQU2IMiYX/ra+aY
/3jKygEFVPffLSYwHwYDVR0jBBgwFoAU2IMiYX/ra+aY/3jKygEFVPffLSYwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
RwAwRAIgS/d9Q3HV0SgxsKfTgVqPgqO5Sp49bPMl/+zSTg8D3BgCID8p85Sdsr6M
esF8+prVijb12SIXTMqnzS6SnWJ44/Yq
-----END CERTIFICATE-----`

/** What stands before a host where visitors come by https: it takes off the encryption and passes everything on. */
export const startHttpsFront = async (port: number) => {
  const server = createServer({ key, cert }, (visitor) => {
    const host = connect(port, "127.0.0.1")
    visitor.pipe(host).pipe(visitor)
    visitor.on("error", () => host.destroy()).on("close", () => host.destroy())
    host.on("error", () => visitor.destroy()).on("close", () => visitor.destroy())
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  return {
    origin: `https://localhost:${typeof address === "object" ? address?.port : ""}`,
    stop: () => server.close(),
  }
}
