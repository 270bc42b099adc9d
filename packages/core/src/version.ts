/**
 * The version of the rules, as the day of its release, `YYYY.MM.DD`. It changes whenever the same question
 * gets another figure, so that caches drop the old one. `CHANGELOG.md` opens with it and says what differs.
 * Exported by `@denier/core`; used by `explication/compile-explication.ts`, by
 * `answer/conditional-response.ts` of `@denier/api`, by `batch/parquet/parquet-sink.ts`,
 * `batch/run-batch.ts` and `version.ts` of `@denier/cli`, and by `create-server.ts` of `@denier/mcp`.
 */
export const rulesVersion = '2026.11.25'
