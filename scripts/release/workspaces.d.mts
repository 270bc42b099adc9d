interface Workspace {
  readonly folder: string
  readonly manifest: {
    readonly name: string
    readonly version: string
    readonly private?: boolean
    readonly dependencies?: Readonly<Record<string, string>>
  }
}
export const workspaces: readonly Workspace[]
export const published: readonly Workspace[]
