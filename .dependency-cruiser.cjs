const tests = "\\.(test|spec)\\.tsx?$|^ui/e2e/|/testing/|^adapters/world/"

/** Who may import whom. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "core-imports-nothing-of-ours",
      severity: "error",
      from: { path: "^core/" },
      to: { path: "^(adapters|ui|scripts)/" },
    },
    {
      name: "core-needs-effect-and-xstate-only",
      severity: "error",
      from: { path: "^core/", pathNot: tests },
      to: { path: "node_modules/", pathNot: "node_modules/(effect|xstate)/" },
    },
    {
      name: "core-knows-no-platform",
      severity: "error",
      from: { path: "^core/", pathNot: tests },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "adapters-do-not-know-the-ui",
      severity: "error",
      from: { path: "^adapters/" },
      to: { path: "^(ui|scripts)/" },
    },
    {
      name: "browser-adapters-do-not-know-node",
      severity: "error",
      from: { path: "^adapters/(?!sandbox|host)", pathNot: tests },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "operator-needs-no-other-adapter",
      severity: "error",
      from: { path: "^adapters/operator/", pathNot: tests },
      to: { path: "^adapters/", pathNot: "^adapters/operator/" },
    },
    {
      name: "operator-is-entered-by-name",
      severity: "error",
      from: { path: "^adapters/", pathNot: "^adapters/operator/" },
      to: { path: "^adapters/operator/", dependencyTypes: ["local"], dependencyTypesNot: ["aliased"] },
    },
    {
      name: "only-scripts-and-tests-start-sandbox-and-host",
      severity: "error",
      from: { path: "^(core|adapters|ui)/", pathNot: `${tests}|^adapters/(sandbox|host)/` },
      to: { path: "^adapters/(sandbox|host)/" },
    },
    {
      name: "sandbox-and-host-are-strangers",
      severity: "error",
      from: { path: "^adapters/(sandbox|host)/", pathNot: tests },
      to: { path: "^adapters/(sandbox|host)/", pathNot: "^adapters/$1/" },
    },
    {
      name: "only-main-knows-the-adapters",
      severity: "error",
      from: { path: "^ui/", pathNot: `^ui/(main\\.tsx$|prerender/prefetch/|app/)|${tests}` },
      to: { path: "^adapters/" },
    },
    {
      name: "floors-are-entered-by-name",
      severity: "error",
      from: { path: "^(core|adapters|ui|scripts)/", pathNot: "^adapters/(sandbox|host)/" },
      to: {
        path: "^(core|adapters|ui)/",
        pathNot: "^$1/|^ui/(lingui\\.config\\.ts$|e2e/)",
        dependencyTypes: ["local"],
        dependencyTypesNot: ["aliased"],
      },
    },
    {
      name: "sandbox-and-host-enter-by-name",
      severity: "error",
      from: { path: "^adapters/(sandbox|host)/" },
      to: {
        path: "^(core|adapters|ui)/",
        pathNot: "^adapters/$1/",
        dependencyTypes: ["local"],
        dependencyTypesNot: ["aliased"],
      },
    },
    {
      name: "examples-stand-on-packages",
      severity: "error",
      from: { path: "^docs/examples/" },
      to: {
        path: "^(core|adapters|ui|scripts)/",
        dependencyTypes: ["local"],
        dependencyTypesNot: ["aliased"],
      },
    },
    {
      name: "rooms-stand-alone",
      severity: "error",
      scope: "folder",
      // The rooms inside a room of core share the doubles of its testing folder, which knows them all.
      // Screens and the app, which names them and which they run on, are held apart file by file, and screens room by room.
      from: { path: "^(core/[^/]+$|adapters/sandbox/)" },
      to: { circular: true },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "everything-resolves",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "\\.po$|[?]worker&url$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)dist/" },
    parser: "swc",
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js"],
      exportsFields: ["exports"],
      conditionNames: ["@fakham/source", "import", "types", "default"],
    },
  },
}
