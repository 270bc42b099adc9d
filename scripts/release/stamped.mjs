/**
 * Sets the tag of the image in a manifest of Kubernetes, for `npm run stamp`.
 * @param kustomization the text of a kustomization that names one image
 * @param version the tag that the image is to have
 * @returns the text with that tag
 * @throws Error without a version, or where the text has no `newTag`
 */
export function stamped(kustomization, version) {
  const tag = /^( *newTag: ).*$/m
  if (!version || !tag.test(kustomization)) throw new Error('no version, or no newTag to write it to')
  return kustomization.replace(tag, (_, key) => `${key}${version}`)
}
