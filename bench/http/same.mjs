// That servers answer the same, so that their speeds are of the same work. For `bench/http.mjs`.

/**
 * A cent, in euros: others round the double, not the digits that people read. The rest is for the error of
 * doubles.
 */
const SAME = 0.011

/**
 * Asks each server (see `servers.mjs`) each path, and compares their JSON; the time of computation may
 * differ.
 * @throws Error that names the server and the member where it answers otherwise than the first, or a status
 * but 200.
 */
export async function expectSameAnswers(servers, paths) {
  for (const path of paths) {
    const answers = await Promise.all(
      servers.map(async ({ origin }) => {
        const response = await fetch(origin + path)
        if (response.status !== 200) throw new Error(`${origin}${path}: ${response.status}`)
        return response.json()
      }),
    )
    for (const [index, answer] of answers.entries()) expectSame(answers[0], answer, servers[index].name)
  }
}

/** @param where server and member that are compared, joined by dots, for the message. */
function expectSame(one, other, where) {
  if (where.endsWith('.computedAt')) return
  if (typeof one === 'number' && Math.abs(one - other) <= SAME) return
  if (typeof one !== 'object' || one === null) {
    if (one !== other) throw new Error(`${where}: ${other} instead of ${one}`)
    return
  }
  const names = Object.keys(one)
  if (String(names) !== String(Object.keys(other))) throw new Error(`${where}: other members`)
  for (const name of names) expectSame(one[name], other[name], `${where}.${name}`)
}
