import { parse } from 'csv-parse/sync'

/**
 * The first records of a text in CSV, as cells, for a page that shows them. A row may have more or fewer cells
 * than the header. Exported by `@denier/core/batch`; used by `batch/inspect-file.ts` and
 * `batch/sample-rows.ts` of `@denier/web`.
 * @param most how many records are read, at most.
 * @example readRecords('a;b\n1;2\n', ';', 1) // [['a', 'b']]
 */
export const readRecords = (text: string, delimiter: ',' | ';', most?: number): readonly string[][] =>
  parse(text, {
    delimiter,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    ...(most !== undefined && { to: most }),
  })
