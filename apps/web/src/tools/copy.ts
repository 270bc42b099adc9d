/**
 * Puts a text where people paste from. `false` where the browser does not let it: the text is then selected in the
 * field that shows it, to be copied by hand.
 */
export async function copy(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | null,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.focus()
    field?.select()
    return false
  }
}
