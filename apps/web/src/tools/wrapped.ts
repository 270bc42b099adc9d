/**
 * A text in lines of so many letters at the most, broken between words; a longer word stands alone.
 * @example wrapped('Rendement annuel brut', 16) // ['Rendement annuel', 'brut']
 */
export function wrapped(text: string, letters: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
