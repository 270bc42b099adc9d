// What must hold before a tarball is uploaded: the tag, the digests and the repository that provenance names. For
// `publish.mjs`.

/** The file that npm packs a package into: `denier-core-1.0.0.tgz`. */
export const tarballName = ({ name, version }) => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`

/**
 * Why nothing may be published, a sentence each; empty when all is right.
 * @param sums text of the file of digests that the release wrote, `digest  file` a line; `digests`, SHA-256
 * by file, now.
 * @param tag and `repository` (`owner/name`) are those of the forge, if any.
 */
export function publishFaults({ version, manifests, sums, digests, tag, repository }) {
  const isOf = (manifest) => repositoryUrl(manifest).endsWith(`/${repository}`)
  const isListed = ([file, digest]) => sums.split('\n').includes(`${digest}  ${file}`)
  const strangers = repository === undefined ? [] : manifests.filter((manifest) => !isOf(manifest))
  return [
    ...(tag === undefined || tag === `v${version}` ? [] : [`the tag is ${tag}, the version ${version}`]),
    ...Object.entries(digests)
      .filter((entry) => !isListed(entry))
      .map(([file]) => `${file} is not the file that was checked`),
    ...strangers.map(
      ({ name }) => `${name} does not name the repository ${repository}, as provenance requires`,
    ),
  ]
}

const repositoryUrl = ({ repository = '' }) =>
  (typeof repository === 'string' ? repository : repository.url).replace(/[.]git$/, '')
