import type { Rng } from '@tryka/assessment'
import type { Table } from '../module-checks'
import { moduleCheck, onlyCell, onlyText, rowCount, runnable, shownWith, whole } from '../module-checks'

interface Asked<P> {
  name: string
  seconds: number
  /** Where to look, without what is found there. */
  hint: string
  /** Title of the section it asks about, where that is not the one it stands in. */
  about?: string
  draw(rng: Rng): P
  tables(params: P): readonly Table[]
  /** The way to the answer. */
  because(params: P): string
  /** The usual mistake, and how it is seen. */
  slip(params: P): string
}
interface Numbered<P> extends Asked<P> {
  stem?: string
  statement(params: P): string
  /** The number, reckoned without the statement. */
  value(params: P): number
}

const numbered =
  (stem: string, unit: string, found: typeof onlyCell) =>
  <P>({ draw, tables, statement, value, because, slip, ...asked }: Numbered<P>) =>
    moduleCheck({
      ...asked,
      kind: 'numeric',
      params: draw,
      ask: (params) => ({
        stem: asked.stem ?? stem,
        code: shownWith(tables(params), statement(params)),
        answerHint: unit,
      }),
      key: (params) => whole(value(params)),
      why: (params) => ({ right: because(params), wrong: `${because(params)} ${slip(params)}` }),
      verify: (params, { sql }) => found(sql(runnable(tables(params), statement(params)))),
    })

/** A statement that gives one number; its key is held against what SQLite says. */
export const givesNumber = numbered('Which number does the statement give?', 'One whole number.', onlyCell)

/** How many rows a statement gives; its key is held against what SQLite says. */
export const givesRows = numbered('How many rows does the statement give?', 'A number of rows.', rowCount)

/** A statement that gives one text; its key is held against what SQLite says. */
export const givesText = <P>({
  draw,
  tables,
  statement,
  value,
  because,
  slip,
  stem,
  ...asked
}: Asked<P> & { stem: string; statement(params: P): string; value(params: P): string }) =>
  moduleCheck({
    ...asked,
    kind: 'short',
    params: draw,
    ask: (params) => ({
      stem,
      code: shownWith(tables(params), statement(params)),
      answerHint: 'One word, as it stands there.',
    }),
    key: (params) => ({ kind: 'short', accept: [value(params)] }),
    why: (params) => ({ right: because(params), wrong: `${because(params)} ${slip(params)}` }),
    verify: (params, { sql }) => onlyText(sql(runnable(tables(params), statement(params)))),
  })

/** Which of the statements, or parts of one, give what is asked for; each is run and its rows are held against the wanted ones. */
export const givesWanted = <P extends { shown: readonly string[]; right: readonly string[] }>({
  draw,
  tables,
  stem,
  code,
  whole: around,
  wanted,
  because,
  slip,
  ...asked
}: Asked<P> & {
  kind: 'single' | 'multiple'
  stem(params: P): string
  /** What is shown below the tables. */
  code?(params: P): string
  /** The statement with an option in its place. */
  whole?(params: P, option: string): string
  /** The rows that a right one gives. */
  wanted(params: P): readonly (readonly (string | number | null)[])[]
}) =>
  moduleCheck({
    ...asked,
    params: draw,
    ask: (params) => ({
      stem: stem(params),
      code: shownWith(tables(params), code?.(params) ?? '').trim(),
      options: params.shown,
    }),
    key: ({ shown, right }) => {
      const places = shown.flatMap((one, i) => (right.includes(one) ? [i] : []))
      return asked.kind === 'single'
        ? { kind: 'single', right: places[0] ?? -1 }
        : { kind: 'multiple', right: places }
    },
    why: (params) => ({ right: because(params), wrong: `${because(params)} ${slip(params)}` }),
    option: (params, text, { sql }) => {
      const statement = around?.(params, text) ?? text
      try {
        const rows = sql(runnable(tables(params), statement))
        return JSON.stringify(rows) === JSON.stringify(wanted(params))
      } catch {
        // A statement that is refused gives nothing.
        return false
      }
    },
  })
