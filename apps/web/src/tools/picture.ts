/** Twice as fine as a screen of old: sharp on those of today, and on paper. */
const FINER = 2

/**
 * Draws a chart of the service as an image and gives it to who asked, as a download.
 * @param address of an SVG of this same origin: nothing else may be drawn.
 * @throws Error when the service refuses it, or the browser cannot draw.
 */
export async function savePicture(address: string, fileName: string): Promise<void> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * FINER
  canvas.height = image.naturalHeight * FINER
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!picture) throw new Error('the browser made no image')
  save(picture, fileName)
}

/** A download is neither an image nor a frame of the page: no policy is asked for its address. */
function save(file: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
