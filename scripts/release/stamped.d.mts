export function stamped(kustomization: string, version: string): string
