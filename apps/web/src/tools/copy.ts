/**
 * Copies a text of the sharing tool to the clipboard. Returns `false` when the browser refuses: the text is
 * then selected in its field, for the user to copy. Called by `copy-field.tsx`.
 * @param field the field that shows the text.
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
