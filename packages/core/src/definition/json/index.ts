/** The door `@denier/core/json`: apart from the others, since only a service writes answers by the thousand. */
export { type AnswerWriter, compileAnswerWriter } from './answer.ts'
