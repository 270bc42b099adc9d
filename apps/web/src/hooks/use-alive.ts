import { useEffect, useState } from 'preact/hooks'

/** Whether a script is at work: not on the server, nor in the first drawing, which must be the server's. */
export function useAlive(): boolean {
  const [isAlive, live] = useState(false)
  useEffect(() => live(true), [])
  return isAlive
}
