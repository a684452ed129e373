import { readFile } from 'node:fs/promises'
import { breakLines, lettersOf, openFont } from './typeset.mjs'

/** The art of the site's own card: ground, weave and mark. Its last lines are the words of that card. */
export const ART_FILE = new URL('social-card.svg', import.meta.url)

const LEFT = 72
const WIDTH = 640
/** The title stands below the level bar of the weave, the place under it. */
const TITLE = { top: 300, height: 225, sizes: [84, 72, 62, 54, 46, 40, 34, 29], step: 1.14 }
const COMPANY = { y: 212, size: 36, width: 470 }
const PLACE = { y: 572, size: 30 }
/** From the top of a line to its baseline. */
const RISE = 0.78
const LOGO = { side: 88, top: 156, gap: 24 }
const WHITE = '#ffffff'
const SOFT = '#c3d3d6'

/** Lines of the art before its headline. */
export function groundOf(art) {
  const lines = art.split('\n')
  const words = lines.findLastIndex((line) => /viewBox|fill="#(?!ffffff)/.test(line)) + 1
  // After the mark comes its name; what follows that is the headline of the site's own card.
  return lines.slice(0, words + 1).join('\n')
}

/** What has no picture and no width: controls, and marks that turn the direction. */
const plain = (text) =>
  text
    .replace(/[\u200c\u200d]/gu, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .normalize('NFC')
    .trim()

/** As much of a line as fits, with three dots. */
function cut(text, fits) {
  if (fits(text)) return text
  const letters = lettersOf(text)
  while (letters.length && !fits(`${letters.join('').trimEnd()}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** A word that is longer than a line goes on in the next one. */
function splitLong(text, fits) {
  return text
    .split(' ')
    .map((word) => {
      if (fits(word)) return word
      const parts = ['']
      for (const letter of lettersOf(word))
        if (fits(parts.at(-1) + letter)) parts[parts.length - 1] += letter
        else parts.push(letter)
      return parts.join(' ')
    })
    .join(' ')
}

/** The title as large as it fits, whole if that is possible. */
function titleLines(text, { width }) {
  const { sizes, height, step } = TITLE
  for (const size of sizes) {
    const fits = (line) => width(line, size) <= WIDTH
    const most = Math.floor(height / (size * step))
    const isLast = size === sizes.at(-1)
    const lines = breakLines(isLast ? splitLong(text, fits) : text, fits)
    if (lines && lines.length <= most) return { size, lines }
    if (isLast && lines) {
      const last = cut(lines.slice(most - 1).join(' '), fits)
      return { size, lines: [...lines.slice(0, most - 1), last] }
    }
  }
  return { size: 0, lines: [] }
}

const path = (d, fill) => `<path fill="${fill}" d="${d}"/>`

/** Title, company and place as outlines; nothing where a letter has no picture: boxes would be worse. */
async function wordsOf({ title, company, place }, logo) {
  const texts = [title, company, place].map(plain)
  const font = await openFont([...texts, '…'])
  if (font.lacks) return ''
  const [name, by, where] = texts
  const { size, lines } = titleLines(name, font)
  const first = TITLE.top + (TITLE.height - lines.length * size * TITLE.step) / 2 + size * RISE
  const left = LEFT + (logo ? LOGO.side + LOGO.gap : 0)
  const within = (most, of) => (line) => font.width(line, of) <= most
  const byLine = cut(by, within(COMPANY.width - (left - LEFT), COMPANY.size))
  const whereLine = cut(where, within(WIDTH, PLACE.size))
  return [
    path(font.outline(byLine, COMPANY.size, left, COMPANY.y), WHITE),
    ...lines.map((line, index) =>
      path(font.outline(line, size, LEFT, first + index * size * TITLE.step), WHITE),
    ),
    path(font.outline(whereLine, PLACE.size, LEFT, PLACE.y), SOFT),
  ].join('\n')
}

/** The drawing of one card, 1200 × 630, and where the logo of the company goes. */
export async function drawCard(card) {
  const ground = groundOf(await readFile(ART_FILE, 'utf8'))
  const words = await wordsOf(card, card.logo)
  return { svg: `${ground}\n${words}\n</svg>`, logo: { side: LOGO.side, left: LEFT, top: LOGO.top } }
}
