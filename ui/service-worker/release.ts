/** Written in by the build: its own name, all its files, and those of what is shown of being offline. */
declare const RELEASE: {
  readonly name: string
  readonly files: ReadonlyArray<string>
  readonly offline: ReadonlyArray<string>
}

export const release = RELEASE

const files = new Set(release.files)

/** Whether a file of the build belongs to this worker's release. */
export const isOfRelease = (path: string): boolean => files.has(path)
