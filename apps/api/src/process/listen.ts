/** What starts to listen, and the setting that says where. */
interface Listening {
  readonly variable: 'PORT' | 'METRICS_PORT'
  readonly listen: () => Promise<unknown>
}

const NO_SUCH_HOST = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']

/** Listens, or ends the process with one line that names the setting at fault. */
export async function listenOrExit({ variable, listen }: Listening): Promise<void> {
  try {
    await listen()
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    process.stderr.write(`denier: ${NO_SUCH_HOST.includes(code) ? 'HOST' : variable}: ${message}\n`)
    process.exit(1)
  }
}
