// What must hold before a tarball is uploaded: the tag, the digests and the repository that provenance names. For
// `publish.mjs`.

/** The file that npm packs a package into. */
export const tarballName = ({ name, version }) => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`

/** @returns why nothing may be published, a sentence each. `tag` and `repository` are those of the forge, if any. */
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
