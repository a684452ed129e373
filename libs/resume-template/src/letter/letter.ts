import { letterDay, type LetterDraft, type ResumeDraft } from '@tryka/domain'
import { element, join, type Markup } from '../html'
import { type RenderedResume, type RenderOptions, renderSheet } from '../render'
import { header } from '../sections'
import { accentOf } from '../templates/templates'
import { letterCss } from './letter-css'

const BULLET = /^\s*[-*•–]\s+/

const lines = (text: string): Markup => join(text.split(/\n+/).map((line) => element('p', '', line)))

/** A paragraph as it was typed: lines that begin with a bullet are points, others are paragraphs of their own. */
function blocks(text: string): Markup {
  const parts: Markup[] = []
  let points: string[] = []
  const close = () => {
    if (points.length)
      parts.push(element('ul', 'bullets', join(points.map((point) => element('li', '', point)))))
    points = []
  }
  for (const line of text.split(/\n+/).filter((one) => one.trim())) {
    if (BULLET.test(line)) points.push(line.replace(BULLET, ''))
    else {
      close()
      parts.push(element('p', 'body', line))
    }
  }
  close()
  return join(parts)
}

/** A cover letter as a document in the look of a resume: its head, faces, colour, paper and language. Pure, as that is. */
export function renderLetter(
  letter: LetterDraft,
  draft: ResumeDraft,
  options: RenderOptions = {},
): RenderedResume {
  const { fullName } = draft.personalInfo
  const body = element(
    'div',
    'letter-body',
    element('p', 'day', letterDay(letter.date, draft.language)),
    element('div', 'to', lines(letter.recipient)),
    element('h2', '', letter.subject),
    element('p', '', letter.salutation),
    join(letter.paragraphs.map(blocks)),
    element('div', 'signed', element('p', '', letter.closing), element('p', '', fullName)),
  )
  const rendered = renderSheet(draft, join([header(draft), body]), {
    ...options,
    kind: 'letter',
    css: letterCss(accentOf(draft)),
  })
  const title = [fullName.trim(), letter.subject.trim() || 'Cover letter'].filter(Boolean).join(' - ')
  return { ...rendered, title }
}
