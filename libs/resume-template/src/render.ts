import { directionOf, type PageSize, type ResumeDraft, type ResumeLanguage } from '@tryka/domain'
import { isolateLeftToRight } from './bidi'
import { onBaseline } from './fonts/baseline'
import { type FontFace, fontFaceCss, fontFacesFor, unprintableCharacters } from './fonts/fonts'
import { stacksFor } from './fonts/stacks'
import { element, join, type Markup } from './html'
import { measures, PAGE_PX } from './layout'
import { pageHeaderCss, pageHeaderOf } from './page-header'
import { header, sections } from './sections'
import { BASE_CSS } from './templates/base'
import { accentOf, faceOf, TEMPLATE, templateCss } from './templates/templates'
import { wordsFor } from './words'

export interface RenderOptions {
  /** The resume's own page size unless told. */
  pageSize?: PageSize
  /** Where a font file is served from; without it the document has no font rules. */
  fonts?: (file: string) => string
  /** When a saved resume was last saved, as ISO text: the date of its file. */
  savedAt?: string
}

/** A resume as a document: the preview shows it and the PDF prints it, word for word. */
export interface RenderedResume {
  /** What goes into the body; all text in it is escaped. */
  html: string
  css: string
  /** The rules of the fonts, apart: the same rules set again would load the fonts again. */
  fontCss: string
  /** "Name - title of the resume". */
  title: string
  author: string
  lang: ResumeLanguage
  savedAt?: string
  dir: 'ltr' | 'rtl'
  pageSize: PageSize
  /** Stands with the number of the page at the head of all pages but the first; empty: nothing does. */
  pageHeader: string
  fonts: FontFace[]
  /** Characters that no font has; a document with any is shown with gaps and is not printed. */
  unprintable: string[]
}

const quoted = (families: readonly string[]): string => families.map((family) => `"${family}"`).join(',')

/** Each character once; a text with combining marks stays whole, because a mark is drawn with the letter before it. */
const lettersOf = (text: string): string => (/\p{M}/u.test(text) ? text : [...new Set(text)].join(''))

/** What stands in italics: its letters need files of their own. */
const slantedIn = (markup: string): string =>
  [...markup.matchAll(/<(i|em)>(.*?)<\/\1>/gs)].map(([, , text = '']) => text).join('')

/** Renders a resume. Pure: the same resume gives the same document, on a server and in a browser. */
export const renderResume = (draft: ResumeDraft, options: RenderOptions = {}): RenderedResume =>
  renderSheet(draft, join([header(draft), sections(draft, wordsFor(draft.language))]), options)

/** A sheet in the look of a resume, whatever stands on it. */
export function renderSheet(
  draft: ResumeDraft,
  written: Markup,
  options: RenderOptions & { kind?: string; css?: string } = {},
): RenderedResume {
  const { templateId, language } = draft
  const dir = directionOf(language)
  const body = dir === 'rtl' ? { markup: isolateLeftToRight(written.markup) } : written
  const pageSize = options.pageSize ?? draft.pageSize
  const { width, height } = PAGE_PX[pageSize]
  const className = ['sheet', templateId, ...(options.kind ? [options.kind] : [])].join(' ')
  const stacks = stacksFor(language, faceOf(draft), TEMPLATE[templateId].stacks)
  const pageHeader = pageHeaderOf(draft)
  const textFonts = quoted(stacks.find((stack) => stack.name === 'body')?.families ?? [])
  const families = stacks.map((stack) => stack.families)
  const fonts = onBaseline(
    fontFacesFor(
      lettersOf(body.markup + (pageHeader && `${pageHeader} 0123456789/`)),
      families,
      slantedIn(body.markup),
    ),
    language,
    families,
  )
  const name = draft.personalInfo.fullName.trim()
  return {
    // An empty resume is still one page.
    html: element('article', className, body).markup || `<article class="${className}"></article>`,
    fontCss: options.fonts ? fontFaceCss(fonts, options.fonts) : '',
    css: [
      `:root{${[
        measures(draft, pageSize),
        `--accent:${accentOf(draft)}`,
        ...stacks.map((stack) => `--${stack.name}-fonts:${quoted(stack.families)}`),
      ].join(';')}}`,
      `@page{size:${width}px ${height}px;margin:0}`,
      BASE_CSS,
      templateCss(draft),
      pageHeaderCss(draft, textFonts, dir),
      ...(options.css ? [options.css] : []),
    ].join('\n'),
    title: [name, draft.title.trim()].filter(Boolean).join(' - ') || 'Resume',
    author: name,
    lang: language,
    ...(options.savedAt ? { savedAt: options.savedAt } : {}),
    dir,
    pageSize,
    pageHeader,
    fonts,
    unprintable: unprintableCharacters(body.markup),
  }
}

/** What a document of a resume may load: its fonts, and the drawings that are in its own styles. It runs nothing. */
export const documentPolicy = (fonts: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; font-src ${fonts}; img-src data:; form-action 'none'; base-uri 'none'`

/** A whole HTML document that may load nothing but its fonts and runs no script. */
export function toHtmlDocument(
  { html, css, fontCss, title, lang, dir }: RenderedResume,
  extraFontCss = '',
): string {
  return [
    `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${documentPolicy('*')}">`,
    element('title', '', title).markup,
    `<style>${fontCss}${extraFontCss}${css}</style></head><body>${html}</body></html>`,
  ].join('')
}
