/** Reads the Dockerfile as stages and steps, for tests that check or imitate its build. */
import { type Copy, DockerfileParser, type Healthcheck, type JSONInstruction } from 'dockerfile-ast'

/** One instruction that changes a stage's files. Used by `image.ts`. */
export type Step =
  /**
   * `from`: another stage, or the build context where it is left out; `paths`: the sources, then the target.
   */
  | { readonly kind: 'copy'; readonly from: string | undefined; readonly paths: readonly string[] }
  | { readonly kind: 'run'; readonly command: string }

/** A stage of a Dockerfile. Used by `image.ts`. */
export interface Stage {
  /** After `AS`; `image` where it has none. */
  readonly name: string
  readonly workdir: string
  readonly steps: readonly Step[]
  readonly env: Readonly<Record<string, string>>
  readonly user: string | undefined
  readonly ports: readonly string[]
  /** The words of `CMD`, and those of the command of `HEALTHCHECK`. */
  readonly command: readonly string[]
  readonly healthcheck: readonly string[]
}

/**
 * The stages of a Dockerfile in their order: as much of the format as ours needs. Used by
 * `deploy/compose.test.ts`, `deploy/dockerfile.test.ts`, `deploy/image.full.test.ts` and
 * `deploy/systemd.test.ts`.
 * @throws Error for an instruction that it does not know.
 */
export function stagesOf(text: string): readonly Stage[] {
  const stages: { -readonly [Key in keyof Stage]: Stage[Key] }[] = []
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword()
    const words = instruction.getArguments().map((argument) => argument.getValue())
    const content = instruction.getArgumentsContent() ?? ''
    if (keyword === 'FROM') {
      stages.push({ ...EMPTY, name: words[2] ?? 'image' })
      continue
    }
    const stage = stages.at(-1)
    if (!stage) continue // what stands before the first stage gives no file
    switch (keyword) {
      case 'WORKDIR':
        stage.workdir = content
        break
      case 'COPY':
        stage.steps = [...stage.steps, { kind: 'copy', from: fromOf(instruction as Copy), paths: words }]
        break
      case 'RUN':
        stage.steps = [...stage.steps, { kind: 'run', command: content }]
        break
      case 'ENV':
        stage.env = { ...stage.env, ...Object.fromEntries(words.map((word) => word.split('=', 2))) }
        break
      case 'USER':
        stage.user = content
        break
      case 'EXPOSE':
        stage.ports = words
        break
      case 'CMD':
        stage.command = stringsOf(instruction as JSONInstruction)
        break
      case 'HEALTHCHECK':
        stage.healthcheck = JSON.parse(
          (instruction as Healthcheck).getArgumentsContent()?.slice('CMD'.length) ?? '[]',
        )
        break
      default:
        throw new Error(`unknown here: ${keyword}`)
    }
  }
  return stages
}

const EMPTY: Omit<Stage, 'name'> = {
  workdir: '/',
  steps: [],
  env: {},
  user: undefined,
  ports: [],
  command: [],
  healthcheck: [],
}

const fromOf = (copy: Copy): string | undefined =>
  copy
    .getFlags()
    .find((flag) => flag.getName() === 'from')
    ?.getValue() ?? undefined

const stringsOf = (instruction: JSONInstruction): string[] =>
  instruction.getJSONStrings().map((string) => JSON.parse(string.getValue()) as string)
