export { type CertifySettings, certify } from "./certify.ts"
export { type Finding, type Grade, isSuccessful } from "./checks.ts"
export {
  type Certificate,
  certificateFile,
  certificatePage,
  certificateText,
  testsOf,
  wrongFindings,
} from "./report.ts"
