import type { SetAsideReason, Span } from '@tryka/domain'

/** A run of an answer in which nothing changes: by which criteria it is quoted, whether it counts, whether it is marked. */
export interface Piece {
  readonly start: number
  readonly text: string
  /** Indexes of the criteria that quote it. */
  readonly quotedBy: readonly number[]
  /** Those of them whose quote ends here: their numbers stand behind it. */
  readonly ends: readonly number[]
  readonly aside: SetAsideReason | null
  readonly isMarked: boolean
}

export interface Marks {
  readonly quotes: readonly (readonly Span[])[]
  readonly setAside: readonly (Span & { readonly why: SetAsideReason })[]
  readonly marked: readonly Span[]
}

const covers = ({ start, end }: Span, from: number): boolean => start <= from && from < end

/** An answer in paragraphs of such runs. Every letter of it but the ends of its lines is in one of them. */
export function piecesOf(text: string, { quotes, setAside, marked }: Marks): Piece[][] {
  const edges = [...quotes.flat(), ...setAside, ...marked].flatMap(({ start, end }) => [start, end])
  return [...text.matchAll(/[^\r\n]+/g)].map(({ 0: line, index: from }) => {
    const to = from + line.length
    const inside = edges.filter((edge) => edge > from && edge < to)
    const cuts = [...new Set([from, ...inside, to])].toSorted((a, b) => a - b)
    return cuts.slice(0, -1).map((start, at): Piece => {
      const end = cuts[at + 1] ?? to
      const of = (test: (span: Span) => boolean) =>
        quotes.flatMap((spans, index) => (spans.some(test) ? [index] : []))
      return {
        start,
        text: text.slice(start, end),
        quotedBy: of((span) => covers(span, start)),
        ends: of((span) => covers(span, start) && span.end === end),
        aside: setAside.find((span) => covers(span, start))?.why ?? null,
        isMarked: marked.some((span) => covers(span, start)),
      }
    })
  })
}

/** The sentences of an answer, by where they stand in it. */
export function sentencesOf(text: string): Span[] {
  const parts = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)
  return [...parts].flatMap(({ segment, index }) => {
    const start = index + segment.length - segment.trimStart().length
    const end = index + segment.trimEnd().length
    return end > start ? [{ start, end }] : []
  })
}
