/** Entry point `@denier/core/json`, separate because only a service needs this fast writer. */
export { type AnswerWriter, compileAnswerWriter } from './answer.ts'
