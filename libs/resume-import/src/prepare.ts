import { LASTED } from './entries'
import { findDate, findPeriod, spansBoth } from './periods'
import { isPoint, withoutMark } from './points'
import type { SourceLine } from './types'

/** The foot of a page. */
const FOOT =
  /^(?:page|seite|página|pagina|side)\s*\d{1,2}(?:\s*(?:of|von|de|di|sur|van|\/)\s*\d{1,2})?$|^\d{1,2}\s*(?:of|von|\/)\s*\d{1,2}$/iu

/** A name and the number of the page, above or below the pages that follow. */
const RUNNING = /^[^\t]{2,60}\t(?:\p{L}+ )?\d{1,2}\s*\/\s*\d{1,2}$/u

/** What the forms of Europass write before their fields. */
const LABELS: [RegExp, 'employer' | 'title' | 'other'][] = [
  [
    /^(?:name and address of employer|name und adresse des arbeitgebers|nom et adresse de l’employeur)\s*[\t:]\s*/iu,
    'employer',
  ],
  [
    /^(?:occupation or position held|beruf oder funktion|fonction ou poste occupé|profesión o cargo desempeñado)\s*[\t:]\s*/iu,
    'title',
  ],
  [
    /^(?:dates?|daten|datum|fechas?|main activities and responsibilities|title of qualification awarded|name (?:and type )?of organi[sz]ation(?: providing education and training)?)\s*[\t:]\s*/iu,
    'other',
  ],
]

const text = (line: SourceLine, words: string): SourceLine => ({ ...line, text: words })

/** Dates in a narrow column on two lines: as one, beside what stands beside the first of them. */
function wholeDates(lines: readonly SourceLine[]): SourceLine[] {
  const whole: SourceLine[] = []
  for (const [index, line] of lines.entries()) {
    const above = whole.at(-1)
    const [first = '', ...beside] = above?.text.split('\t') ?? []
    const [second = '', ...rest] = line.text.split('\t')
    if (!above || above.page !== line.page || Math.abs(above.x - line.x) > 2 || !spansBoth(first, second)) {
      whole.push(line)
      continue
    }
    whole[whole.length - 1] = text(above, [`${first.trim()} ${second.trim()}`, ...beside].join('\t'))
    // What stood beside the end goes on in the column of the lines below it.
    const x = Math.max(line.x, lines[index + 1]?.x ?? line.x)
    if (rest.length) whole.push(text({ ...line, x, bold: false }, rest.join('\t')))
  }
  return whole
}

/** Lines without what the form of a page adds: its foot, how long something took, labels of forms, dots of a time line. */
export function prepared(all: readonly SourceLine[]): SourceLine[] {
  const lines: SourceLine[] = []
  let title = -1
  for (const line of wholeDates(all)) {
    const words = line.text.trim()
    if (!words || FOOT.test(words) || (line.page > 1 && RUNNING.test(words))) continue
    if (words.replace(LASTED, '').trim() === '') {
      // What stands above it and what stands below belong together.
      const above = lines.at(-1)
      if (above?.page === line.page) lines[lines.length - 1] = { ...above, y: line.y }
      continue
    }
    const [pattern, what] = LABELS.find(([label]) => label.test(words)) ?? []
    if (pattern && what === 'employer' && title >= 0) {
      lines.splice(
        title + 1,
        0,
        text(
          { ...line, y: lines[title]?.y ?? line.y, page: lines[title]?.page ?? line.page },
          words.replace(pattern, ''),
        ),
      )
      title = -1
      continue
    }
    if (what === 'title') title = lines.length
    if (pattern) {
      lines.push(text(line, words.replace(pattern, '')))
      continue
    }
    const bare = isPoint(line) ? withoutMark(words) : words
    lines.push(
      bare !== words && (findPeriod(bare) ?? findDate(bare))?.text.length === bare.length
        ? text(line, bare)
        : line,
    )
  }
  return lines
}
