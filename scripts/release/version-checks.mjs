// Checks of versions among the packages, and of the changelog. For `release.mjs`.

/**
 * @param manifests of all our packages
 * @param version the version of the repository
 * @returns the faults as sentences
 */
export function versionFaults(manifests, version) {
  const names = manifests.map(({ name }) => name)
  return manifests.flatMap(({ name, version: own, dependencies = {} }) => {
    const declared = Object.entries(dependencies)
    const strays = declared.filter(([other, wanted]) => names.includes(other) && wanted !== version)
    const loose = declared.filter(
      ([other, wanted]) => !names.includes(other) && !/^\d+[.]\d+[.]\d+(-\S+)?$/.test(wanted),
    )
    return [
      ...(own === version ? [] : [`${name} is ${own}, the repository ${version}`]),
      ...strays.map(([other, wanted]) => `${name} asks for ${other} ${wanted}, not ${version}`),
      ...loose.map(([other, wanted]) => `${name} asks for ${other} ${wanted}: not one version`),
    ]
  })
}

/**
 * The changelog must open with the version of the rules that is built, and with a day that has come.
 * @param changelog its text; `today`, `YYYY-MM-DD`.
 * @returns the faults as sentences
 */
export function changelogFaults(changelog, rulesVersion, today) {
  const [, heading, day] = /^## (\S+) \((\d{4}-\d{2}-\d{2})\)$/m.exec(changelog) ?? []
  if (!heading) return ['CHANGELOG.md has no heading “## version (YYYY-MM-DD)”']
  return [
    ...(heading === rulesVersion
      ? []
      : [`CHANGELOG.md opens with ${heading}, the rules are ${rulesVersion}`]),
    ...(day <= today ? [] : [`CHANGELOG.md opens with ${day}, which has not come`]),
  ]
}
