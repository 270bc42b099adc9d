/**
 * The version of the rules: it changes whenever the same question gets another figure, so that caches let go
 * of the old one. `CHANGELOG.md` opens with it and says what differs. Used by `compile-explication.ts`.
 */
export const rulesVersion = '2026.11.20'
