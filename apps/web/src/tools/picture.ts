/** Pixels of the image for each CSS pixel: sharp on high-density screens and on paper. */
const PIXEL_RATIO = 2

/**
 * Draws a chart of the service as a PNG image and downloads it. Imported by `share.tsx` when it is asked for.
 * @param address of an SVG of this origin: the browser refuses to export images of another.
 * @param fileName that of the download, with `.png`.
 * @throws Error when the service refuses it, or the browser cannot draw.
 */
export async function savePicture(address: string, fileName: string): Promise<void> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * PIXEL_RATIO
  canvas.height = image.naturalHeight * PIXEL_RATIO
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser cannot draw')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!picture) throw new Error('the browser made no image')
  save(picture, fileName)
}

/**
 * Downloads a file; the content security policy does not apply to downloads. No event says when the browser has read
 * it: its memory is freed ten seconds later.
 */
function save(file: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
