/** The content policy of a page that needs nothing but its own files, framed by one site if by any. */
export const pagePolicy = (framedBy = "'none'") =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src data:",
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ")
