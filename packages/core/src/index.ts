/**
 * The public API of `@denier/core`: the simulators, and what HTTP, pages, command and MCP tools need to run
 * them.
 */

export { type AnalysisName, analyses, analysesOf, type ShapedAnalysisName } from './analyses/analyses.ts'
export { type AnswerQuestion, answerInProcess, Busy } from './analyses/answer-question.ts'
export { loadExplication } from './analyses/explication/explication.ts'
export { withExtracts } from './analyses/explication/explication-question.ts'
export { unreplayedClaims } from './analyses/explication/unreplayed-claims.ts'
export { figureAt, isNumeric, numericFigures } from './analyses/figures.ts'
export { askRange } from './analyses/range/ask-range.ts'
export { rangeParams } from './analyses/range/fields.ts'
export { isRangeLoaded, loadRange, rangeYields } from './analyses/range/range.ts'
export { noPastReason, pastSentence, rangeSentence } from './analyses/range/range-sentence.ts'
export { type AskOptions, ask, type Refusal, type Reply, type Success } from './ask.ts'
export { type BatchFigure, chooseFigures } from './batch/batch-figures.ts'
export { type BatchSimulation, prepareBatch } from './batch/prepare-batch.ts'
export {
  loadReform,
  type ReadReform,
  type ReformValues,
  type ReplacedValue,
  reformBatch,
} from './batch/reform.ts'
export { type BatchOptions, type BatchReply, simulateMany } from './batch/simulate-many.ts'
export type {
  AnswerFor,
  ExplainedPath,
  GoalFor,
  GoalResult,
  InputFor,
  Move,
  NumberOf,
  RangeFor,
  RangeResult,
  ResultFor,
  SensitivityFor,
  SensitivityResult,
  SimulatorName,
  TargetOf,
} from './by-name.ts'
export { catalogue } from './catalogue.ts'
export type {
  Analysis,
  ParsedQuestion,
  Question,
  QuestionParser,
  ShapedAnalysis,
} from './definition/analysis.ts'
export type { ChartInput } from './definition/chart.ts'
export type {
  Constraint,
  ConstraintKind,
  ConstraintOperands,
  ConstraintTerms,
} from './definition/constraint.ts'
export type {
  Alternative,
  Contract,
  Descent,
  FamilyTree,
  Preset,
  Sentence,
  SentenceInput,
} from './definition/contract.ts'
export type {
  ComparedChoice,
  ExplainedBranch,
  ExplainedColumn,
  ExplainedField,
  ExplainedLaw,
  ExplainedParameter,
  ExplainedRow,
  ExplainedStep,
  ExplainedTable,
  ExplainedValue,
  ExplainedWarning,
  Explication,
  ExplicationAnswer,
  Operand,
  OtherQuestion,
  StepGenre,
} from './definition/explication.ts'
export type { Field } from './definition/field.ts'
export { fieldsByPath } from './definition/fields-by-path.ts'
export type { FigureFormatter } from './definition/figure-formatter.ts'
export { concatMembers, type Folded, foldShape, type ShapeVisitor } from './definition/fold-shape.ts'
export { type Query, readQuery } from './definition/grammar.ts'
export { type GroupName, groups } from './definition/groups.ts'
export { choice, count } from './definition/kinds.ts'
export { fieldAt, listTexts, parameterOf, queryPairs, rowOf } from './definition/list.ts'
export { rowItems, splitRows } from './definition/list-reader.ts'
export type { RangeData } from './definition/market-range.ts'
export { nearest } from './definition/nearest.ts'
export { compileParser, type Parsed, type Parser } from './definition/parse.ts'
export {
  brokenConstraint,
  legibleName,
  type Problem,
  type ProblemCause,
  type ProblemCode,
  unknownMessage,
  wireProblem,
} from './definition/problem.ts'
export { type Attempt, attempt, attemptAnswer, RefusedQuestion } from './definition/refused-question.ts'
export {
  isNilFigure,
  type ResultColumn,
  type ResultFigure,
  type ResultGroup,
  type ResultTable,
  resultParts,
} from './definition/result-parts.ts'
export type { Member, Params, ParamsOf, Shape } from './definition/shape.ts'
export { isField, isMaybe, isPair, isRows } from './definition/shape.ts'
export type { Answer, Computed, SimulationContext, Simulator } from './definition/simulator.ts'
export { simulatorOfPage } from './definition/simulator-of-page.ts'
export { startQuery } from './definition/start-query.ts'
export { valueAt } from './definition/value-at.ts'
export { credits, history, loadHistory } from './indices/history.ts'
export type { Credit, Series } from './indices/series.ts'
export {
  type ExplainOptions,
  type ExplicationReply,
  explain,
  goalSeek,
  range,
  sensitivity,
  simulate,
} from './simulate.ts'
export { todayInParis } from './today.ts'
export { type CivilDate, civilDate } from './units/civil-date.ts'
export { dayInWords } from './units/day-in-words.ts'
export { type Kind, kinds } from './units/kinds.ts'
export type { Source } from './units/source.ts'
export { type Language, languages, type Text } from './units/text.ts'
export { rulesVersion } from './version.ts'
